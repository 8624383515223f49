"""A view of any game as lines of text."""

from collections.abc import Sequence

from polis.core.catalogue import Catalogue
from polis.core.reading import Json
from polis.games import GAMES

WIDTH = 18


def draw(view: Json, say: Catalogue, names: Sequence[str]) -> list[str]:
    outline = GAMES[view["game"]].words.outline(view)
    lines = [" · ".join(say.say(part, names) for part in outline["summary"])]
    for section in outline["sections"]:
        lines.append("")
        if section["title"]:
            mark = ">" if view["turn"] == section["seat"] else " "
            lines.append(f"{mark} {say.say(section['title'], names)}")
        for row in section["rows"]:
            items = " · ".join(say.say(item, names) for item in row["items"])
            lines.append(f"  {say.say(row['title']):<{WIDTH}} {items}")
    return lines
