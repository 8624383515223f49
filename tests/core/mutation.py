"""Documents with something strange in them, for readers that have to refuse it."""

import json
from copy import deepcopy
from random import Random
from typing import Any

STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    7,
    1 << 53,
    1 << 70,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "clay",
    "bridge",
    "greek",
    "greek fire",
    "forge-street",
    "pass",
    "\ud800",
    "x" * 500,
    [],
    ["clay"] * 200,
    [["clay"]],
    ["greek"] * 200,
    [["greek fire", 0]],
    {},
    {"clay": 0},
    {"forge-street": "greek"},
    {"forge-street": ["greek"]},
    {"start": {}, "moves": []},
)

FIELDS = ("since", "setup", "under", "seed", "start", "acted", "rank", "aside_by", "taken", "turn")


def places(document: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything in a document."""
    found = [path]
    items = document.items() if isinstance(document, dict) else ()
    if isinstance(document, list):
        items = enumerate(document)
    for key, value in items:
        found += places(value, (*path, key))
    return found


def strange(rng: Random, *more: Any) -> Any:
    """Something that does not belong there; a copy, so that no document holds itself."""
    return deepcopy(rng.choice((*STRANGE, *more)))


def mutate(document: Any, rng: Random) -> Any:
    """Changes, drops, doubles or adds one to three things somewhere in a document."""
    document = json.loads(json.dumps(document))
    for _ in range(rng.randint(1, 3)):
        path = rng.choice(places(document))
        if not path:
            continue
        holder = document
        for key in path[:-1]:
            holder = holder[key]
        action = rng.randrange(4)
        if action == 0:
            holder[path[-1]] = strange(rng)
        elif action == 1:
            del holder[path[-1]]
        elif isinstance(holder, list):
            holder.insert(rng.randint(0, len(holder)), strange(rng, holder[path[-1]]))
        else:
            holder[rng.choice((*FIELDS, "what", "clay"))] = strange(rng)
    return document
