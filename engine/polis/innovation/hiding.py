"""What is hidden when a card leaves a zone unseen: nobody can tell which of those alike it was."""

from __future__ import annotations

from collections.abc import Sequence

from polis.innovation.deck import BACK_OF


def mix(
    known: bytearray, moved: int, left: Sequence[int], apart: Sequence[int], sighted: int
) -> None:
    """Notes that those who saw no face do not know the cards with the same back any more."""
    back, alike = BACK_OF[moved], False
    for card in left:
        if BACK_OF[card] == back and card not in apart:
            known[card] &= sighted
            alike = True
    if alike:
        known[moved] &= sighted


def left_in_order(zone: tuple[int, ...], gone: int, left: Sequence[int]) -> Sequence[int]:
    """The hidden cards that are left, in the order of backs as if the last one had gone.

    So nobody can tell from the order of the backs which card it was.
    """
    back = BACK_OF[gone]
    later = [BACK_OF[card] for card in zone[zone.index(gone) + 1 :]]
    if back not in later:
        return left
    alike = iter([card for card in left if BACK_OF[card] == back])
    backs = [BACK_OF[card] for card in zone]
    last = len(backs) - 1 - later[::-1].index(back)
    others = iter([card for card in left if BACK_OF[card] != back])
    del backs[last]
    return [next(alike if it == back else others) for it in backs]
