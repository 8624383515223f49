"""Share codes: a record as short URL-safe text.

A code is base64 of: version, game, edition of the rules and sets in play (version 1 has neither: it
is the first edition without sets), what it starts from (seed and options, or a position deflated
with the game's vocabulary), the number of moves, then all moves as one number. Each move is an
index into the moves that were legal then, so it takes just as much room as there was choice, and
a code is either a legal game or is refused. It ends with four bytes of checksum.
"""

from __future__ import annotations

import json
import zlib
from binascii import Error, a2b_base64, b2a_base64, crc32
from collections.abc import Mapping
from typing import Any

from polis.core.errors import BadPosition, BadRecord, message
from polis.core.game import UNTOLD
from polis.core.match import Match
from polis.core.reading import Json
from polis.core.record import MOST_MOVES, replay
from polis.core.shapes import GameRecord
from polis.games import CODES, GAMES

OF_FIRST_EDITION, WITH_EDITION = 1, 2
LONGEST_CODE = 20_000  # characters
LONGEST_POSITION = 64_000
SEEDED, PLACED = 0, 1
# the module base64 does the same, but to load it takes a page longer than all this file
TO_URL, FROM_URL = str.maketrans("+/", "-_"), str.maketrans("-_", "+/")


def encode(record: object) -> str:
    """A record as a share code."""
    whole = replay(record).record()
    game = GAMES[whole["game"]]
    given = whole["start"] if "start" in whole else whole["options"]
    edition, sets = whole.get("edition", UNTOLD), game.position.sets(given)
    vocabulary = game.position.vocabulary(sets)
    if "start" in whole:
        packed = pack(vocabulary, given)
        opening = bytes([PLACED]) + number(len(packed)) + packed
    else:
        options = pack(vocabulary, given) if given else b""
        opening = bytes([SEEDED]) + number(whole["seed"]) + number(len(options)) + options
    moves: list[str] = whole["moves"]
    rules = bytes([edition]) + number(sets) if edition != UNTOLD else b""
    body = bytes([WITH_EDITION if rules else OF_FIRST_EDITION, CODES[game.name]]) + rules
    body += bytes([whole["players"]]) + opening + number(len(moves))
    body += pack_moves(replay({**whole, "moves": []}), moves)
    text = in_letters(body + crc32(body).to_bytes(4, "big"))
    if len(text) > LONGEST_CODE:
        raise BadRecord(message("bad-too-long", path="moves", most=LONGEST_CODE))
    return text


def decode(text: str) -> GameRecord:
    """The record of a share code."""
    body = checked(text)
    reader = Bytes(body)
    version, code = reader.byte(), reader.byte()
    name = next((name for name, its_code in CODES.items() if its_code == code), None)
    if name is None or version not in (OF_FIRST_EDITION, WITH_EDITION):
        raise damaged()
    game = GAMES[name]
    told = version == WITH_EDITION
    edition, sets = (reader.byte(), reader.number()) if told else (UNTOLD, 0)
    if told and edition == UNTOLD:
        raise damaged()  # which goes without saying
    players, opening = reader.byte(), reader.byte()
    if opening not in (SEEDED, PLACED):
        raise damaged()
    head: Json = {"polis": 1, "game": game.name, "players": players, "seed": 0}
    if edition != UNTOLD:
        head["edition"] = edition
    vocabulary = game.position.vocabulary(sets)
    if opening == SEEDED:
        head["seed"] = reader.number()
        options = reader.take(reader.number())
        head["options"] = unpack(vocabulary, options) if options else {}
    else:
        head["start"] = unpack(vocabulary, reader.take(reader.number()))
    if sets != game.position.sets(head["start"] if opening == PLACED else head["options"]):
        raise damaged()
    match = begin(head)
    count = reader.number()
    if count > MOST_MOVES:
        raise damaged()
    unpack_moves(match, count, reader.rest())
    return match.record()


def damaged() -> BadRecord:
    return BadRecord(message("bad-code", path="."))


def begin(head: Json) -> Match:
    try:
        return replay({**head, "moves": []})
    except BadPosition as fault:
        raise BadRecord(fault.reason) from None


def in_letters(whole: bytes) -> str:
    return b2a_base64(whole, newline=False).decode().translate(TO_URL).rstrip("=")


def checked(text: str) -> bytes:
    """The bytes of a code whose length and checksum are right."""
    if not isinstance(text, str) or len(text) > LONGEST_CODE or not text.isascii():
        raise damaged()
    try:
        whole = a2b_base64(text.translate(FROM_URL) + "=" * (-len(text) % 4))
    except (Error, ValueError):
        raise damaged() from None
    if in_letters(whole) != text:
        # a game has one code only: letters or bits that a lenient reader would skip are refused
        raise damaged()
    body, checksum = whole[:-4], whole[-4:]
    if len(body) < 5 or crc32(body).to_bytes(4, "big") != checksum:
        raise damaged()
    return body


def pack_moves(match: Match, moves: list[str]) -> bytes:
    """All moves as one number, in the mixed radix of how many were legal each time."""
    digits: list[tuple[int, int]] = []
    for move in moves:
        legal = match.moves()
        digits.append((legal.index(move), len(legal)))
        match.play(move)
    packed = 0
    for digit, base in reversed(digits):
        packed = packed * base + digit
    return packed.to_bytes((packed.bit_length() + 7) // 8, "big")


def unpack_moves(match: Match, count: int, packed: bytes) -> None:
    left = int.from_bytes(packed, "big")
    for _ in range(count):
        legal = match.moves()
        if not legal:
            raise damaged()
        left, digit = divmod(left, len(legal))
        match.play(legal[digit])
    if left:
        raise damaged()


def pack(vocabulary: bytes, position: Mapping[str, Any]) -> bytes:
    deflate = zlib.compressobj(9, zdict=vocabulary, wbits=-15)
    text = json.dumps(position, separators=(",", ":"), ensure_ascii=True)
    return deflate.compress(text.encode()) + deflate.flush()


def unpack(vocabulary: bytes, packed: bytes) -> Json:
    inflate = zlib.decompressobj(zdict=vocabulary, wbits=-15)
    try:
        text = inflate.decompress(packed, LONGEST_POSITION)
        position = json.loads(text)
    except (zlib.error, ValueError, RecursionError):
        raise damaged() from None
    if not isinstance(position, dict):
        raise damaged()
    return position


def number(value: int) -> bytes:
    """Seven bits a byte, the lowest first."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


class Bytes:
    """Bytes read one after the other; what is missing is a damaged code."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.place = 0

    def byte(self) -> int:
        return self.take(1)[0]

    def take(self, count: int) -> bytes:
        taken = self.data[self.place : self.place + count]
        if len(taken) < count:
            raise damaged()
        self.place += count
        return taken

    def rest(self) -> bytes:
        return self.data[self.place :]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value
            if shift > 63:
                raise damaged()
