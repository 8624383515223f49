"""What a bot may know of a match, and nothing else."""

from __future__ import annotations

from random import Random

from polis.core.match import ImaginedMatch, Match
from polis.core.shapes import Decision, View


class NotGranted(AttributeError):
    """A bot asked for something it may not know."""


class GuardedMatch:
    """A match as one seat may use it: its view, its question, and worlds it thinks possible."""

    __slots__ = ("__match", "__seat")

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.__seat = seat

    @property
    def game(self) -> str:
        return self.__match.game

    @property
    def players(self) -> int:
        return self.__match.players

    def view(self, seat: int) -> View:
        return self.__granted(seat).view(seat)

    def imagine(self, seat: int, rng: Random) -> ImaginedMatch:
        return self.__granted(seat).imagine(seat, rng)

    def moves(self) -> tuple[str, ...]:
        return self.__asked().moves()

    def decision(self) -> Decision:
        return self.__asked().decision(self.__seat)

    def __granted(self, seat: int) -> Match:
        if seat != self.__seat:
            raise NotGranted(f"seat {self.__seat} asked for what seat {seat} knows")
        return self.__match

    def __asked(self) -> Match:
        if self.__match.seat != self.__seat:
            raise NotGranted(f"seat {self.__seat} is not the one asked")
        return self.__match

    def __getattr__(self, name: str) -> object:
        raise NotGranted(f"a bot may not read {name}")
