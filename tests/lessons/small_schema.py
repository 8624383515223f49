"""Just so much of JSON Schema as our schema uses; a keyword it does not know is an error.

The library for it would bring four packages, one of them compiled, for one test.
"""

import re
from collections.abc import Callable
from typing import Any

TYPES: dict[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
}
KEYWORDS: dict[str, Callable[[Any, Any, Any], bool]] = {
    "type": lambda value, name, _: TYPES[name](value),
    "const": lambda value, only, _: type(value) is type(only) and value == only,
    "enum": lambda value, names, _: isinstance(value, str) and value in names,
    "oneOf": lambda value, ways, _: sum(accepts(way, value) for way in ways) == 1,
    "minimum": lambda value, low, _: value >= low,
    "maximum": lambda value, high, _: value <= high,
    "pattern": lambda value, form, _: re.search(form[:-1] + r"\Z", value) is not None,
    "maxLength": lambda value, most, _: len(value) <= most,
    "items": lambda value, each, _: all(accepts(each, item) for item in value),
    "minItems": lambda value, least, _: len(value) >= least,
    "maxItems": lambda value, most, _: len(value) <= most,
    "uniqueItems": lambda value, _, __: all(v not in value[:n] for n, v in enumerate(value)),
    "required": lambda value, names, _: all(name in value for name in names),
    "maxProperties": lambda value, most, _: len(value) <= most,
    "propertyNames": lambda value, form, _: all(accepts(form, name) for name in value),
    "properties": lambda value, fields, _: all(
        accepts(fields[name], value[name]) for name in fields if name in value
    ),
    "additionalProperties": lambda value, rest, schema: all(
        rest is not False and accepts(rest, value[name])
        for name in value
        if name not in schema.get("properties", {})
    ),
}
ABOUT = ("title", "description")


def accepts(schema: Any, value: Any) -> bool:
    """Whether a schema accepts a value; the type comes first, so that the rest can rely on it."""
    return all(KEYWORDS[word](value, schema[word], schema) for word in schema if word not in ABOUT)
