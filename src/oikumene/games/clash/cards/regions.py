"""The sixteen regions, by the number printed on them (rulebook, regions)."""

from __future__ import annotations

from oikumene.games.clash.board import terrain
from oikumene.games.clash.model import Region


def region(num: int, hexes: str) -> Region:
    return Region(f"region-{num:02}", "regions", f"Region {num}", f"Регион {num}", terrain=terrain(hexes), num=num)


REGIONS = (
    region(5, "smsm"),
    region(6, "ssmp"),
    region(7, "ffss"),
    region(8, "psfs"),
    region(9, "fmms"),
    region(10, "mspm"),
    region(11, "spfm"),
    region(12, "fspf"),
    region(13, "psbm"),
    region(14, "sbfp"),
    region(15, "sppb"),
    region(16, "pspb"),
    region(17, "mfmb"),
    region(18, "fmpm"),
    region(19, "pfmp"),
    region(20, "fppp"),
)
