"""Damage done to a request: bytes, numbers, words, nesting and order, drawn from a random.Random.

For the fuzzer. Knows nothing about Hearts or the meaning of a request.
"""

import random
import re

NUMBERS = tuple(
    b"-1 0 1 7 8 52 63 64 255 256 65536 2147483647 2147483648 -2147483649 4294967296 9223372036854775807"
    b" -9223372036854775808 18446744073709551615 18446744073709551616 99999999999999999999999"
    b" 1.5 1e3 1e400 -0 007 0x10 NaN".split()
)
WORDS = (
    *rb'null true false "" {} [] "black-lady" "\u0000" "\ud800" "\u00e9" QS 10D td 1S QX old { } [ ] : , " \ /'.split(),
    *(b"\xff\xfe", b"\xc3\x28", b"\xe2\x99\xa5", b"\t", b"  ", b"\r", b"\0", b"'"),
)

NUMBER = re.compile(rb"-?\d+")
TOKEN = re.compile(rb'"[^"]*"|[A-Za-z0-9_]+|[^A-Za-z0-9_\s]')


def damaged(line: bytes, rng: random.Random, others: list[bytes]) -> bytes:
    """The line damaged in one to four ways, perhaps joined with a piece of another; it may contain newlines."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        line = rng.choice(_WAYS)(line, rng, others)
    return line


def _flip(line: bytes, rng: random.Random, _: list[bytes]) -> bytes:
    if not line:
        return line
    at = rng.randrange(len(line))
    return line[:at] + bytes([rng.choice((rng.randrange(256), line[at] ^ (1 << rng.randrange(8))))]) + line[at + 1 :]


def _cut(line: bytes, rng: random.Random, _: list[bytes]) -> bytes:
    a, b = sorted(rng.randrange(len(line) + 1) for _ in range(2))
    return line[:a] + line[b:] if rng.random() < 0.6 else line[:b]


def _insert(line: bytes, rng: random.Random, _: list[bytes]) -> bytes:
    at = rng.randrange(len(line) + 1)
    return (
        line[:at] + rng.choice((rng.choice(WORDS), rng.choice(NUMBERS), rng.randbytes(rng.randrange(1, 6)))) + line[at:]
    )


def _repeat(line: bytes, rng: random.Random, _: list[bytes]) -> bytes:
    a, b = sorted(rng.randrange(len(line) + 1) for _ in range(2))
    return line[:b] + line[a:b] * rng.choice((1, 1, 2, 20)) + line[b:]


def _renumber(line: bytes, rng: random.Random, _: list[bytes]) -> bytes:
    return _replace(NUMBER, line, rng, rng.choice(NUMBERS))


def _reword(line: bytes, rng: random.Random, _: list[bytes]) -> bytes:
    return _replace(TOKEN, line, rng, rng.choice(WORDS + NUMBERS))


def _swap(line: bytes, rng: random.Random, _: list[bytes]) -> bytes:
    spans = [found.span() for found in TOKEN.finditer(line)]
    if len(spans) < 2:
        return line
    (a, b), (c, d) = sorted(rng.sample(spans, 2))
    return line[:a] + line[c:d] + line[b:c] + line[a:b] + line[d:]


def _splice(line: bytes, rng: random.Random, others: list[bytes]) -> bytes:
    other = rng.choice(others) if others else line
    return line[: rng.randrange(len(line) + 1)] + other[rng.randrange(len(other) + 1) :]


def _nest(line: bytes, rng: random.Random, _: list[bytes]) -> bytes:
    depth = rng.choice((2, 40, 300, 20_000))
    opening, closing = rng.choice(((b"[", b"]"), (b'{"rules":', b"}"), (b'{"a":[', b"]}")))
    return line.split(b" ")[0] + b" " + opening * depth + rng.choice((b"", b"1")) + closing * rng.choice((depth, 0))


def _stretch(line: bytes, rng: random.Random, _: list[bytes]) -> bytes:
    return _replace(TOKEN, line, rng, bytes([rng.randrange(32, 127)]) * rng.choice((100, 5_000, 200_000)))


def _replace(pattern: re.Pattern[bytes], line: bytes, rng: random.Random, by: bytes) -> bytes:
    spans = [found.span() for found in pattern.finditer(line)]
    if not spans:
        return line + by
    a, b = rng.choice(spans)
    return line[:a] + by + line[b:]


# Long lines are rare: they cost more than they find.
_WAYS = (_flip, _cut, _insert, _repeat, _renumber, _reword, _swap, _splice) * 12 + (_nest, _stretch)
