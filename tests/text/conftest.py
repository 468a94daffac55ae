import pytest


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message is an error here."""
    monkeypatch.setenv("OIKUMENE_STRICT_TEXT", "1")
