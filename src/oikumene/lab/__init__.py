"""Many games at once."""

from __future__ import annotations

from oikumene.lab.simulate import Outcome, Simulation, simulate

__all__ = ["Outcome", "Simulation", "simulate"]
