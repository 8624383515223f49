"""What Uchronia says to players, and where it is worded."""

from __future__ import annotations

from typing import Final

from polis.core.words import asking
from polis.core.words import no_preview as preview
from polis.uchronia.decision import label
from polis.uchronia.ending import why_won
from polis.uchronia.facts import event_message as event
from polis.uchronia.meaning import meaning, read_card
from polis.uchronia.outline import outline
from polis.uchronia.touching import read_thing, why_untouchable
from polis.uchronia.why_not import why_not

listed: Final = {"card": "material"}
