"""A match as a viewer sees it: everything that a page draws."""

from __future__ import annotations

from polis.core.match import Match
from polis.core.telling import tell
from polis.games import GAMES
from polis.page.shapes import LogLine, Shown


def state(match: Match, viewer: int | None, since: int = 0) -> Shown:
    """The log from fact number `since` on."""
    game = GAMES[match.game]
    view = match.view(viewer)
    # `decision(None)` has the moves of the one asked, which a spectator must not get
    decision = match.decision(match.seat if viewer is None else viewer)
    if viewer is None:
        decision["moves"] = []
    for move in decision["moves"]:
        if previewed := match.preview(move["move"]):
            move["preview"] = previewed
    events, deciders = match.events(since, viewer), match.deciders
    log: list[LogLine] = [
        {
            "move": event["move"],
            "by": deciders[event["move"] - 1] if event["move"] else None,
            "said": said,
            "event": event,
        }
        for event, said in zip(events, tell(game, events), strict=True)
    ]
    return {
        "view": view,
        "outline": game.words.outline(view),
        "decision": decision,
        "log": log,
        "facts": match.facts,
        "deciders": list(deciders),
    }
