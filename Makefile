# make play    a game against bots
# make test    everything: style, types, tests
# make bench   the figures in docs/, beside a peer
PYTHON ?= python3
VENV := .venv
PIP := $(VENV)/bin/pip --disable-pip-version-check --quiet

.PHONY: setup play test lint types check bench clean

setup: $(VENV)/.dev

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.base: requirements/base.txt requirements/build.txt pyproject.toml | $(VENV)/bin/python
	$(PIP) install -r requirements/base.txt -r requirements/build.txt
	$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/lab.txt $(VENV)/.base
	$(PIP) install -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.base
	$(PIP) install -r requirements/bench.txt
	@touch $@

play: $(VENV)/.base
	$(VENV)/bin/oikumene play ancient_world --seats human,novice,novice

test: lint types check

lint: $(VENV)/.dev
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .

types: $(VENV)/.dev
	$(VENV)/bin/mypy

check: $(VENV)/.dev
	$(VENV)/bin/pytest -n 2

bench: $(VENV)/.bench
	$(VENV)/bin/oikumene bench

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
