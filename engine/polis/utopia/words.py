"""What Utopia says to players, and where it is worded."""

from __future__ import annotations

from typing import Final

from polis.core.words import asking
from polis.core.words import no_preview as preview
from polis.utopia.decision import label
from polis.utopia.ending import why_won
from polis.utopia.facts import event_message as event
from polis.utopia.meaning import meaning, read_card
from polis.utopia.outline import outline
from polis.utopia.touching import read_thing, why_untouchable
from polis.utopia.why_not import why_not

listed: Final = {"card": "civilization"}
