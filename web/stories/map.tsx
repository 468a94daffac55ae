/** A page that shows the map with hexes and with sites; only tests open it (`tests/browser/test_map.py` makes it), it is in no build. */
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { hexCentre } from "@/boards/geometry";
import { BoardMap, type Place } from "@/boards/Map";
import { TableContext } from "@/shell/table";
import "@/tokens.css";
import "@/look.css";
import { laid, option } from "./table";

const SIZE = 40;
const HEXES: Place[] = [-2, -1, 0, 1, 2].flatMap((q) =>
  [-2, -1, 0, 1, 2]
    .filter((r) => Math.abs(q + r) <= 2)
    .map((r): Place => {
      const id = `${"ABCDE"[q + 2]}${r + 3}`;
      return { id, thing: `hex:${id}`, name: `${id}, plain`, at: hexCentre(q, r, SIZE), hex: SIZE, children: <text>{id}</text> };
    }),
);
const SITES: Place[] = ["Cradle", "Provinces", "Hinterland"].flatMap((region, at) =>
  [0, 1, 2].map((n): Place => ({ id: `${region}-${n}`, thing: `site:${region}-${n}`, name: `${region}, site ${n + 1}`, at: { x: at * 190, y: n * 96 }, site: { w: 160, h: 76 }, children: <text>{`${region} ${n + 1}`}</text> })),
);
const REGIONS = ["Cradle", "Provinces", "Hinterland"].map((name) => ({ id: name, name, places: [0, 1, 2].map((n) => `${name}-${n}`) }));
const WORDS = { closer: "Closer", farther: "Farther", whole: "The whole map" };

function Story() {
  const [answer, setAnswer] = useState("");
  const hexes = new URLSearchParams(location.search).get("of") !== "sites";
  const options = hexes ? [option("go:D2", ["hex", "D2"]), option("go:A5", ["hex", "A5"])] : [option("travel:Provinces-1", ["site", "Provinces-1"])];
  return (
    <TableContext.Provider value={laid(options, { answer: setAnswer })}>
      <main style={{ width: "100vw", height: "90vh" }}>
        {hexes ? <BoardMap label="Hexes" places={HEXES} least={44} words={WORDS} /> : <BoardMap label="Sites" places={SITES} regions={REGIONS} ways={[["Cradle-1", "Provinces-1"]]} least={44} words={WORDS} />}
      </main>
      <output>{answer}</output>
    </TableContext.Provider>
  );
}

createRoot(document.getElementById("app")!).render(<Story />);
