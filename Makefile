# make play       the table in your browser
# make terminal   a game against bots in the terminal
# make test       everything: style, types, tests
# make quick      style, types and the tests of what was changed, within three minutes
# make bench      the figures in docs/, beside a peer
# make hostile    a hundred thousand hostile requests and frames, on SQLite and on PostgreSQL (an hour)
# make wheel      dist/oikumene-….whl with the client in it: pip installs it where there is no Node (OIKUMENE_COMPILED=1: compiled)
# make compiled   kernel, games and bots compiled by mypyc in build/site, and the tests on them (needs a C compiler)
PYTHON ?= python3
VENV := .venv
PIP := $(VENV)/bin/pip --disable-pip-version-check --quiet

# Node.js of this machine where it is at least that version and has npm; else from PyPI, into the virtual environment
NODE_LEAST := 20
NODE_HERE := $(shell command -v npm >/dev/null 2>&1 && node -p 'process.versions.node.split(".")[0] >= $(NODE_LEAST) ? "yes" : ""' 2>/dev/null)
ifeq ($(NODE_HERE),yes)
NODE :=
NPM := npm
else
NODE := $(VENV)/.node
NPM := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm
endif

WEB := $(shell find web/src web/index.html web/public -type f 2>/dev/null) web/vite.config.ts

# Modules and tests are compiled once and not by every process anew, also where the surroundings forbid to keep that.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: setup learn play terminal test quick lint types read check web web-check browser firefox webkit bench hostile wheel compiled clean

setup: $(VENV)/.dev

$(VENV)/bin/python:
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing: install Python 3.11 or later (for instance: apt-get install python3 python3-venv)"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is $$($(PYTHON) -V): Python 3.11 or later is needed; say which with make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv is missing: install it (for instance: apt-get install python3-venv)"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.base: requirements/base.txt requirements/build.txt pyproject.toml | $(VENV)/bin/python
	@echo "Installing the packages of the table into $(VENV) …"
	$(PIP) install -r requirements/base.txt -r requirements/build.txt
	$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/lab.txt requirements/mcp.txt requirements/server.txt $(VENV)/.base
	@echo "Installing what tests and laboratory need …"
	$(PIP) install -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.base
	$(PIP) install -r requirements/bench.txt
	@touch $@

$(VENV)/.learn: requirements/learn.txt $(VENV)/.dev
	@echo "Installing the library that learns (torch, for the processor) …"
	$(PIP) install -r requirements/learn.txt
	@touch $@

learn: $(VENV)/.learn  # what `oikumene lab learn` trains with; playing what was learned needs none of it

$(VENV)/.node: requirements/node.txt | $(VENV)/.base
	@echo "There is no Node.js of version $(NODE_LEAST) or later with npm: taking one from PyPI into $(VENV) …"
	$(PIP) install -r requirements/node.txt
	@touch $@

play:  # packages and client at the same time
	@$(MAKE) --no-print-directory -j2 $(VENV)/.base web/dist/index.html
	$(VENV)/bin/oikumene serve --open

terminal: $(VENV)/.base
	$(VENV)/bin/oikumene play ancient_world --seats human,novice,novice

# -- the browser client

web: web/dist/index.html

web/node_modules/.installed: web/package.json web/package-lock.json $(NODE)
	@echo "Installing the packages of the client …"
	cd web && $(NPM) install --no-audit --no-fund --no-save
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB)
	@echo "Building the client …"
	cd web && $(NPM) run build
	@touch $@

web-check: web/node_modules/.installed
	cd web && $(NPM) run check
	cd web && $(NPM) test

browser:  # the shell without a window takes half the time of the whole browser, which does as well where it is there
	@command -v chromium-headless-shell >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium-headless-shell; } || command -v chromium >/dev/null
	@$(MAKE) --no-print-directory firefox >/dev/null 2>&1 || echo "Firefox cannot be installed here: its test will be skipped, and say so"

firefox:  # for tests/browser/test_firefox.py, which is skipped where it is not installed
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr; }

webkit:  # for tests/browser/test_webkit.py, which is skipped where it is not installed: it takes too long for every run
	@command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null || { apt-get update -qq && apt-get install -y -qq webkit2gtk-driver xvfb; }

# -- tests

AGAIN := --last-failed --last-failed-no-failures none

test: $(VENV)/.dev  # what has one process each goes two at a time; then the tests, which have several
	@$(MAKE) --no-print-directory -j2 types web-check read browser lint web/dist/index.html
	@$(MAKE) --no-print-directory check

quick: $(VENV)/.dev
	@$(VENV)/bin/python tests/quick.py

lint: $(VENV)/.dev
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .

types: $(VENV)/.dev
	$(VENV)/bin/mypy

read: $(VENV)/.dev  # all tests are read once, so that the processes that run them find them compiled
	@$(VENV)/bin/pytest --collect-only -qq >/dev/null || true  # what cannot be read is told by check

# Three parts beside each other, in processes of their own: the browser's tests (its driver keeps an event loop in the
# thread), the server's, and all others. Who waits for a page or a clock leaves the core to who plays a game, and none
# of the waiting is left for the end. What failed meanwhile is tried once more, alone, and must hold then (what waits for
# a page or a clock may be tried a third time: the machine of others beside it is not ours).
BROWSER := -o cache_dir=.pytest_cache/browser tests/browser
TABLE := -o cache_dir=.pytest_cache/table tests/table
OTHERS := --ignore tests/browser --ignore tests/table
SHARED := --dist worksteal -n 2

check: $(VENV)/.dev web/dist/index.html browser
	@mkdir -p .pytest_cache; log=.pytest_cache; shown=0; served=0; played=0; \
	{ $(VENV)/bin/pytest $(SHARED) $(BROWSER) >$$log/browser.log 2>&1; } & page=$$!; \
	{ $(VENV)/bin/pytest $(SHARED) $(TABLE) >$$log/table.log 2>&1; } & server=$$!; \
	$(VENV)/bin/pytest $(SHARED) $(OTHERS) || played=$$?; \
	wait $$server || served=$$?; cat $$log/table.log; \
	wait $$page || shown=$$?; cat $$log/browser.log; \
	[ $$shown = 0 ] || $(VENV)/bin/pytest $(AGAIN) $(BROWSER) || $(VENV)/bin/pytest $(AGAIN) $(BROWSER) || exit 1; \
	[ $$served = 0 ] || $(VENV)/bin/pytest $(AGAIN) $(TABLE) || $(VENV)/bin/pytest $(AGAIN) $(TABLE) || exit 1; \
	[ $$played = 0 ] || $(VENV)/bin/pytest $(AGAIN) $(OTHERS)

bench: $(VENV)/.bench
	$(VENV)/bin/oikumene bench

hostile: $(VENV)/.dev  # `make test` sends some thousand; nothing leaves this machine
	$(VENV)/bin/python bench/hostile.py --db sqlite --count 100000 --seconds 7200
	$(VENV)/bin/python bench/hostile.py --db postgres --count 100000 --seconds 7200

wheel: $(VENV)/$(if $(OIKUMENE_COMPILED),.dev,.base) web/dist/index.html
	$(PIP) wheel --no-build-isolation --no-deps --wheel-dir dist .
	@ls dist/*.whl

# PYTHONPATH=build/site .venv/bin/oikumene … runs the compiled build
compiled: $(VENV)/.dev
	rm -rf build/site
	OIKUMENE_COMPILED=1 $(PIP) install --no-build-isolation --no-deps --target build/site .
	OIKUMENE_COMPILED=1 PYTHONPATH=build/site $(VENV)/bin/pytest tests/compiled tests/kernel tests/rules tests/properties tests/golden tests/bots

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
