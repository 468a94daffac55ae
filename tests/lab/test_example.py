"""The example trains something that beats random (docs/lab.md has the figures of a whole run)."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

PATH = Path(__file__).parents[2] / "examples" / "train_simple.py"


def test_a_short_training_already_beats_random() -> None:
    spec = spec_from_file_location("train_simple", PATH)
    assert spec is not None and spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    policy = example.train("ancient_world", 80, 1, 0.05)
    mean, low, _, _ = example.test("ancient_world", policy, 15, 5000)
    assert mean > 0.6
    assert low > 0.45
