"""One text for equal JSON documents, to compare and to show."""

import json
from typing import Any


def json_text(document: Any) -> str:
    return json.dumps(document, sort_keys=True, separators=(",", ":"))
