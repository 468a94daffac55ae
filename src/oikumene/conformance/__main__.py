"""`python -m oikumene.conformance GAME`."""

from oikumene.conformance.report import main

raise SystemExit(main())
