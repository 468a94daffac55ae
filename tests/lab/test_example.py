"""The example trains something that beats random (docs/lab.md has the figures of a whole run)."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def loaded(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    return example


def test_a_short_training_already_beats_random() -> None:
    example = loaded("train_simple")
    policy = example.train("ancient_world", 80, 1, 0.05)
    mean, low, _, _ = example.test("ancient_world", policy, 15, 5000)
    assert mean > 0.6
    assert low > 0.45


def test_torchrl_answers_only_what_may_be_answered(capsys: pytest.CaptureFixture[str]) -> None:
    """Some lessons of PPO: an answer that is not in the mask would be refused (`make learn` installs the library)."""
    pytest.importorskip("torchrl")
    loaded("train_torchrl").main(["--minutes", "0.05", "--games", "2", "--frames", "128"])
    said = capsys.readouterr().out
    assert "before: won" in said and "points on average" in said and "after:  won" in said
