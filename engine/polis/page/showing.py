"""A match as a viewer sees it: everything that a page draws."""

from __future__ import annotations

from polis.core.match import Match
from polis.core.reading import Json
from polis.core.telling import tell
from polis.games import GAMES


def state(match: Match, viewer: int | None, since: int = 0) -> Json:
    """View, table in words, decision, and the log from fact number `since` on."""
    game = GAMES[match.game]
    view = match.view(viewer)
    # `decision(None)` has the moves of the one asked, which a spectator must not get
    decision = match.decision(match.seat if viewer is None else viewer)
    if viewer is None:
        decision["moves"] = []
    for move in decision["moves"]:
        if previewed := match.preview(move["move"]):
            move["preview"] = previewed
    events = match.events(since, viewer)
    return {
        "view": view,
        "outline": game.words.outline(view),
        "decision": decision,
        "log": [
            {"move": event["move"], "said": said, "event": event}
            for event, said in zip(events, tell(game, events), strict=True)
        ],
        "facts": match.facts,
    }
