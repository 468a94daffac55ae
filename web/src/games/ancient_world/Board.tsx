import { cardsOf, City } from "./City";
import { SharedProvider, useShared } from "./context";
import { Ring } from "./Ring";
import { Rivals } from "./Rivals";
import { Titans } from "./Titans";
import "./ancient_world.css";

/** The Ancient World: the board and the titans above, the city and the rivals below; a phone shows one of them. */
export function Board() {
  return (
    <SharedProvider>
      <Table />
    </SharedProvider>
  );
}

const PARTS = ["board", "city", "rivals", "titans"];

function Table() {
  const { t, view, shown } = useShared();
  const city = view.seats[shown];
  const crowd = city !== undefined && cardsOf(city) > 12;
  const part = PARTS.includes(t.segment) ? t.segment : "board";
  return (
    <section className={`board aw part-${part} ${crowd ? "aw-crowd" : ""}`} data-seats={view.seats.length} lang={t.texts.lang}>
      <Ring />
      <Titans />
      <City />
      <Rivals />
    </section>
  );
}
