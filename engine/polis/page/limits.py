"""How much may be said at once; the page has these limits from here, in its `parts.js`."""

from typing import Final

from polis.core.record import MOST_MOVES

LONGEST_TEXT: Final = 200_000  # characters of a share code, or of anything the host of a frame says
# of a move that somebody tries: longer than any legal one, so that it is told why it is none
LONGEST_TRIED_MOVE: Final = 200

LIMITS: Final = {
    "longestText": LONGEST_TEXT,
    "longestMove": LONGEST_TRIED_MOVE,
    "mostMoves": MOST_MOVES,
}
