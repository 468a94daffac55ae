import { Choosing, Laid } from "./Laid";
import { Decks, Market } from "./Market";
import { Area, Mine, Piles } from "./Mine";
import { fitRow, tighten, useLooking } from "@/boards/fit";
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
  useLooking(look);
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

/** Letters on the cards of the market, the hand and what is laid out: as large as the longest text allows. */
const FITTING = { letters: [12, 11.5, 11], least: 112, most: 330 };
/** Under a card of the market there is room for its tab and for what lies on it. */
const IN_MARKET = { ...FITTING, least: 158 };

/** Every card of a row is as wide as its text needs. Where even that is too little (a phone on its side) a text ends in an ellipsis; the sheet has all of it. */
function look(): void {
  for (const row of document.querySelectorAll<HTMLElement>(".im-row, .im-hand")) {
    const told = [...row.querySelectorAll<HTMLElement>(":scope > .card")].filter((card) => (card.querySelector(".cb")?.clientWidth ?? 0) > 0);
    fitRow(row, told, row.matches(".im-mk > *") ? IN_MARKET : FITTING);
  }
  for (const area of document.querySelectorAll<HTMLElement>(".im-cards")) {
    const foot = area.parentElement!.querySelector<HTMLElement>(".im-foot");
    const two = foot !== null && roomForAll(foot);
    evenOut(area);
    if (!two || area.scrollHeight <= area.clientHeight + 2) continue;
    foot.removeAttribute("data-two");
    evenOut(area);
  }
  tighten(document.querySelectorAll<HTMLElement>(".im-rivals"), 2, (rivals) => [...rivals.querySelectorAll(".im-ln")].some((cards) => cards.scrollHeight > cards.clientHeight + 1));
  for (const text of document.querySelectorAll<HTMLElement>(".im .ct, .im .ce, .im-hand .ct")) {
    const lines = text.firstElementChild?.getClientRects() ?? [];
    const last = lines[lines.length - 1];
    text.toggleAttribute("data-cut", last !== undefined && last.left >= text.getBoundingClientRect().right);
  }
}

/** Developments that do not fit beside the piles have a line of their own, as long as the own cards need no room of it. */
function roomForAll(foot: HTMLElement): boolean {
  foot.removeAttribute("data-two");
  const prices = foot.querySelector(".im-devs");
  const two = prices !== null && prices.scrollWidth > prices.clientWidth + 1;
  foot.toggleAttribute("data-two", two);
  return two;
}

/** Columns for the own cards, as the style sheet knows them: as usual, narrow for all, wide for long texts. */
const COLUMNS = ["usual", "even", "wide"];

/** The own cards stand in those columns that show all of them at once; where none do, in the first in which no card is higher than the area. */
function evenOut(area: HTMLElement): void {
  const cards = [...area.children] as HTMLElement[];
  if (cards.length === 0 || area.clientHeight === 0) return;
  let best = COLUMNS[0]!;
  let least = Infinity;
  for (const columns of COLUMNS) {
    area.dataset["cols"] = columns;
    if (area.scrollHeight <= area.clientHeight + 2) return;
    const tallest = Math.max(area.clientHeight - AROUND, ...cards.map((card) => card.offsetHeight));
    if (tallest < least) [best, least] = [columns, tallest];
  }
  area.dataset["cols"] = best;
}

/** Room around the cards of the area. */
const AROUND = 20;

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
