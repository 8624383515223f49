"""Numbers on the command line."""


def count(text: str) -> int:
    """A whole number above zero."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def counts(text: str) -> list[int]:
    """Whole numbers above zero, with commas between them."""
    return [count(part) for part in text.split(",")]
