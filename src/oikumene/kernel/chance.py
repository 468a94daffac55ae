"""Randomness: a keyed stream in the state, so that a game is a pure function of seed and answers.

Two integers: a key nobody sees, and the bits it has yielded that are not yet spent, under a leading one. When they are
spent the key is hashed: one half of the hash is the next key, the other the next bits. Whoever has seen every roll so
far would have to invert BLAKE2 to know the next, and the key that is there now does not tell what was drawn before.
"""

from __future__ import annotations

from hashlib import blake2b

#: No bits left: the leading one alone.
SPENT = 1
#: How many bits a draw takes.
TAKES = 32
_BITS = 256
_MASK = (1 << _BITS) - 1


def seeded(seed: int) -> int:
    """The first key: seeds that lie close together start far apart."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=32, person=b"oikumene seed").digest(), "big")


def turned(key: int) -> tuple[int, int]:
    """The next key, and fresh bits under a leading one."""
    hashed = int.from_bytes(blake2b(key.to_bytes(32, "big"), person=b"oikumene draw").digest(), "big")
    return hashed >> _BITS, hashed & _MASK | 1 << _BITS
