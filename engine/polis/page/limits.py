"""How much may come from outside at once; the page has it from here, in its `parts.js`."""

from typing import Final

from polis.core.record import MOST_MOVES
from polis.core.share import LONGEST_CODE

# characters
LONGEST_REQUEST: Final = 2_000_000  # a record of the longest game has far fewer
LONGEST_FILE: Final = 1_000_000  # a game that somebody saved and opens again
LONGEST_COMMAND: Final = 200_000  # what the host of a frame says
# of a move that somebody tries: longer than any legal one, so that the answer says why it is none
LONGEST_TRIED_MOVE: Final = 200

LIMITS: Final = {
    "longestCode": LONGEST_CODE,
    "longestFile": LONGEST_FILE,
    "longestCommand": LONGEST_COMMAND,
    "longestMove": LONGEST_TRIED_MOVE,
    "mostMoves": MOST_MOVES,
}
