"""A whole game per table size as text: read one to learn the game, compare to see what changed.

`python3 build.py golden` writes them anew after a change of rules that is meant. `share_codes.json`
beside them is never made anew: see `test_kept_codes.py`.
"""

from pathlib import Path

from polis.terminal.show import story
from polis.terminal.simulate import play_random

GOLDEN = Path(__file__).parents[1] / "golden"
# seeds whose random games are short to read
SEEDS = {
    "uchronia": {2: 30, 3: 106, 4: 117, 5: 91},
    "utopia": {2: 83, 3: 143, 4: 249, 5: 221},
    "innovation": {2: 82, 3: 48, 4: 97, 5: 36},
}
TABLES = [(game, players) for game, sizes in SEEDS.items() for players in sizes]


def golden_text(game: str, players: int) -> str:
    match = play_random(game, players, SEEDS[game][players])
    return "\n".join(story(match, "en")) + "\n"


def write_all() -> None:
    for game, players in TABLES:
        file = GOLDEN / f"{game}-{players}.txt"
        file.write_text(golden_text(game, players), encoding="utf-8")
