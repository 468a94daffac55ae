import { useEffect } from "react";
import { Choosing, Laid } from "./Laid";
import { Decks, Market } from "./Market";
import { Area, Mine, Piles } from "./Mine";
import { partShown, rivalsOf, useMedia, useWide, Zone } from "@/boards/parts";
import { LOW } from "@/shell/table";
import { useWord } from "@/boards/words";
import { useImperium } from "./parts";
import { Rival } from "./Rivals";
import { laidOut, laidOver } from "./table";
import "./imperium.css";

export function Board() {
  const t = useImperium();
  const wide = useWide();
  const me = t.seat ?? 0;
  useCutTexts();
  useMedia(LOW); // then market and own cards are parts of their own
  const at = partShown(t);
  if (t.view.round === 0 && t.view.market.every((slot) => slot === null)) {
    return (
      <section className="board im im-before">
        <Choosing />
      </section>
    );
  }
  const laid = laidOut(t.question).length > 0;
  const over = laidOver(t.question) === "mine" ? "me" : "market";
  return (
    <section className={`board im ${laid ? `im-laying-${over}` : ""}`} data-at={at}>
      <Market />
      <Mine seat={me} />
      {laid && <Laid over={over} />}
      {!wide && (
        <>
          <Stock seat={me} />
          {rivalsOf(t.view.seats.length, me).map((seat) => (
            <div key={seat} className={`im-elsewhere ${at === `rival-${seat}` ? "im-on" : ""}`}>
              <Rival seat={seat} full />
            </div>
          ))}
        </>
      )}
    </section>
  );
}

/** Texts that do not fit on their card end in an ellipsis; the sheet has all of it. */
function useCutTexts(): void {
  useEffect(() => {
    for (const text of document.querySelectorAll<HTMLElement>(".im .ct, .im .ce, .im-hand .ct")) {
      const lines = text.firstElementChild?.getClientRects() ?? [];
      const last = lines[lines.length - 1];
      text.toggleAttribute("data-cut", last !== undefined && last.left >= text.getBoundingClientRect().right);
    }
  });
}

/** On a phone the piles have a part of their own. */
function Stock({ seat }: { seat: number }) {
  const t = useImperium();
  const w = useWord();
  return (
    <Zone className={`im-elsewhere im-stock ${t.segment === "stock" ? "im-on" : ""}`} label={w("stock")}>
      <h2>{w("market")}</h2>
      <Decks />
      <h2>{w("watching")}</h2>
      <Piles player={t.view.seats[seat]!} seat={seat} />
      <Area player={t.view.seats[seat]!} />
    </Zone>
  );
}
