import { useState } from "react";
import { partShown, usePhone, useWide } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Beside, Everything, Whole } from "./Advances";
import { Battle } from "./Battle";
import { Exchange } from "./Exchange";
import { Land } from "./Land";
import { MinePart } from "./Mine";
import { Move } from "./Move";
import { useClash } from "./parts";
import { Rivals } from "./Rivals";
import { asksAdvance, hasList, proposalOf } from "./table";
import "./clash.css";

/** The share of the board that the sheet of a battle or an exchange covers (clash.css). */
const SHEET = 0.6;

/** Clash of Cultures: the map, the advances beside it; a battle, an exchange or all advances lie over it as a sheet. A phone shows a part at a time. */
export function Board() {
  const t = useClash();
  const w = useWord();
  const wide = useWide();
  const phone = usePhone();
  const shown = partShown(t);
  const moves = hasList(t.question);
  const whole = asksAdvance(t.question) && !phone;
  const deal = proposalOf(t.view, t.question) !== null;
  const sheet = deal || t.view.battle !== null;
  const [folded, fold] = useState(false);
  return (
    <section className={`board cl ${moves ? "cl-moving" : ""}`} data-at={["map", "group", "advances", "mine", "players", "sheet"].includes(shown) ? shown : "map"}>
      <Land covered={sheet && !folded && !phone ? SHEET : 0} />
      {phone ? (
        <>
          {moves && <Move />}
          <section className="zone cl-advpart" data-zone aria-label={w("advances")}>
            <Everything />
          </section>
          {t.seat !== null && <MinePart />}
        </>
      ) : moves ? (
        <Move />
      ) : whole ? (
        <Whole />
      ) : (
        (!sheet || folded) && <Beside />
      )}
      {!wide && <Rivals />}
      {deal ? <Exchange onFold={fold} /> : <Battle onFold={fold} />}
    </section>
  );
}
