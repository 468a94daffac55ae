"""Randomness: one small integer in the state, so that a game is a pure function of seed and answers."""

from __future__ import annotations

import hashlib

_MASK = 0xFFFFFFFFFFFFFFFF


def seeded(seed: int) -> int:
    """The generator's first state: seeds that lie close together start far apart."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")


def advance(rng: int) -> int:
    """The next state (a 64-bit linear congruential generator; its high bits are used)."""
    return (rng * 6364136223846793005 + 1442695040888963407) & _MASK


def below(rng: int, n: int) -> int:
    """A number from 0 to n - 1 out of a state."""
    return (rng >> 33) * n >> 31
