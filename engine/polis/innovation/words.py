"""What Innovation says to players, and where it is worded."""

from __future__ import annotations

from typing import Final

from polis.innovation.decision import asking, label
from polis.innovation.ending import why_won
from polis.innovation.facts import event_message as event
from polis.innovation.meaning import meaning, read_card
from polis.innovation.outline import outline
from polis.innovation.preview_messages import preview
from polis.innovation.touching import read_thing, why_untouchable
from polis.innovation.why_not import why_not

listed: Final = {"card": "card", "reveal": "card"}
