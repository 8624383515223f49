"""Ten thousand mutated records, positions and share codes: typed errors, and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Any

import polis
import pytest
from core.mutation import STRANGE, mutate
from parts import few_of
from walks import every_game_and_set, some_match

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=%é\n"


def spoil(code: str, rng: Random) -> str:
    """Changes, drops or adds some characters of a share code."""
    letters = list(code)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(letters) + 1)
        letters[place : place + rng.randint(0, 2)] = rng.choices(ALPHABET, k=rng.randint(0, 2))
    return "".join(letters)


def samples(game: str) -> list[polis.Match]:
    rng = Random(0)
    return [some_match(2 + n % 4, n, rng.randint(0, 120), game) for n in range(60)]


def refused_or_read(read: Callable[[Any], Any], value: Any, error: type[ValueError]) -> bool:
    try:
        read(value)
    except error as fault:
        assert isinstance(fault, polis.BadRecord | polis.BadPosition)
        assert str(fault) != fault.reason["id"], "the fault has no words"
        return True
    return False


@every_game_and_set
@pytest.mark.parametrize("share", few_of("fuzz", range(4), everyday=[0]))
def test_mutated_positions_are_read_or_refused(share: int, game: str) -> None:
    rng = Random(share)
    positions = [match.position() for match in samples(game)]
    refused = 0
    for _ in range(1000):
        document = mutate(rng.choice(positions), rng)
        refused += refused_or_read(polis.from_position, document, polis.BadPosition)
    assert refused > 500


@every_game_and_set
@pytest.mark.parametrize("share", few_of("fuzz", range(3), everyday=[0]))
def test_mutated_records_are_read_or_refused(share: int, game: str) -> None:
    rng = Random(share)
    records = [match.record() for match in samples(game)]
    records += [polis.from_position(match.position()).record() for match in samples(game)[:20]]
    refused = 0
    for _ in range(1000):
        document = mutate(rng.choice(records), rng)
        refused += refused_or_read(polis.replay, document, polis.BadRecord)
        refused_or_read(polis.encode, document, polis.BadRecord)
    assert refused > 500


@every_game_and_set
@pytest.mark.parametrize("share", few_of("fuzz", range(3), everyday=[0]))
def test_mutated_share_codes_are_refused(share: int, game: str) -> None:
    rng = Random(share)
    records = [match.record() for match in samples(game)[:20]]
    records += [polis.from_position(match.position()).record() for match in samples(game)[:10]]
    codes = [polis.encode(record) for record in records]
    for _ in range(1000):
        code = spoil(rng.choice(codes), rng)
        if code not in codes:
            # four bytes of checksum let one in four thousand million pass
            assert refused_or_read(polis.decode, code, polis.BadRecord)


def resealed(body: bytes) -> str:
    """A hostile code: any bytes under a right checksum."""
    from base64 import urlsafe_b64encode
    from binascii import crc32

    return urlsafe_b64encode(body + crc32(body).to_bytes(4, "big")).decode().rstrip("=")


@every_game_and_set
def test_hostile_codes_with_a_right_checksum_can_at_worst_be_refused(game: str) -> None:
    from base64 import urlsafe_b64decode

    rng = Random(0)
    codes = [polis.encode(match.record()) for match in samples(game)[:20]]
    codes += [polis.encode(polis.from_position(m.position()).record()) for m in samples(game)[:10]]
    for _ in range(1500):
        code = rng.choice(codes)
        body = bytearray(urlsafe_b64decode(code + "=" * (-len(code) % 4))[:-4])
        for _ in range(rng.randint(1, 3)):
            body[rng.randrange(len(body))] = rng.randrange(256)
        refused_or_read(polis.decode, resealed(bytes(body)), polis.BadRecord)


def test_a_code_that_unpacks_to_megabytes_is_refused() -> None:
    import zlib

    deflate = zlib.compressobj(9, wbits=-15)
    bomb = deflate.compress(b"[" * 50_000_000) + deflate.flush()
    size = len(bomb)
    packed = bytes([size & 127 | 128, size >> 7 & 127 | 128, size >> 14])
    code = resealed(bytes([1, 1, 2, 1]) + packed + bomb + b"\0")
    assert refused_or_read(polis.decode, code[:20_000], polis.BadRecord)
    assert refused_or_read(polis.decode, code, polis.BadRecord)


@pytest.mark.parametrize("value", [*STRANGE, b"code", int], ids=repr)
def test_things_of_any_type_are_refused(value: Any) -> None:
    assert refused_or_read(polis.replay, value, polis.BadRecord)
    assert refused_or_read(polis.from_position, value, polis.BadPosition)
    assert refused_or_read(polis.decode, value, polis.BadRecord)


@pytest.mark.parametrize(
    ("arguments", "path"),
    [
        ({"game": "chess", "players": 2}, "game"),
        ({"game": [], "players": 2}, "game"),
        ({"game": "uchronia", "players": 1}, "players"),
        ({"game": "uchronia", "players": 6}, "players"),
        ({"game": "uchronia", "players": True}, "players"),
        ({"game": "uchronia", "players": 2.0}, "players"),
        ({"game": "uchronia", "players": 2, "seed": -1}, "seed"),
        ({"game": "uchronia", "players": 2, "seed": 1 << 53}, "seed"),
        ({"game": "uchronia", "players": 2, "seed": "7"}, "seed"),
        ({"game": "uchronia", "players": 2, "handicap": 1}, "options"),
    ],
)
def test_bad_parameters_of_a_new_match_are_named(arguments: dict[str, Any], path: str) -> None:
    with pytest.raises(polis.BadRecord) as fault:
        polis.new(**arguments)
    assert fault.value.path == path
