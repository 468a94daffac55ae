/** What a question is about and no zone shows: cards out of piles and decks, nations, the sides of a power card. */
import type { ReactNode } from "react";
import { ThingButton } from "@/cards/Card";
import { Icon } from "@/icons/Icon";
import { factsOf } from "./face";
import { CardList, FullCard, useImperium } from "./parts";
import { cap, hostOf, laidOut, nationName } from "./table";
import { Zone } from "@/boards/parts";
import { useWord, wordOf } from "@/boards/words";

export function Laid({ over }: { over: "market" | "me" }) {
  const t = useImperium();
  const w = useWord();
  const groups = laidOut(t.question);
  return (
    <Sheet title={groups.map((group) => wordOf(t.texts, `from-${group.place}`) || group.place).join(", ") || w("choose")} over={over}>
      {groups.flatMap((group) => group.tags.map((tag) => <LaidCard key={`${group.place} ${tag}`} tag={tag} host={group.place === "garrison" ? hostOf(t.view, tag) : null} />))}
    </Sheet>
  );
}

/** A card that is laid out; a garrison says under which card it lies, since others may lie elsewhere. */
function LaidCard({ tag, host }: { tag: string; host: string | null }) {
  const t = useImperium();
  const w = useWord();
  return <FullCard tag={tag} thing={`card:${tag}`} {...(host ? { state: { on: [w("under-card", { card: t.texts.cardName(host) })] } } : {})} className={host ? "im-garrisoned" : ""} />;
}

function Sheet({ title, over, children }: { title: string; over: string; children: ReactNode }) {
  return (
    <Zone className={`im-laid im-over-${over}`} label={title} title={title}>
      <div className="im-row">{children}</div>
    </Zone>
  );
}

const NATION_ICONS: Readonly<Record<string, string>> = {
  carthaginians: "elephant",
  celts: "hill-fort",
  greeks: "spartan-helmet",
  macedonians: "spears",
  persians: "catapult",
  romans: "centurion-helmet",
  scythians: "horse-head",
  vikings: "viking-helmet",
  arthurians: "round-table",
  atlanteans: "trident",
  egyptians: "egyptian-pyramids",
  mauryans: "indian-palace",
  minoans: "minotaur",
  olmecs: "tribal-mask",
  qin: "pagoda",
  utopians: "lotus-flower",
};

/** In which order a nation's cards are read before the game; the power card itself is being chosen. */
const READ = ["in_play", "starting_deck", "nation_deck", "accession", "development"];

/** The cards of a nation by where they lie at the start, to choose a side by. */
function Book({ nation }: { nation: string }) {
  const t = useImperium();
  const own = [...t.texts.cards.values()].filter((card) => factsOf(card).nation === nation && card.copies > 0);
  const starts = [...new Set(own.map((card) => factsOf(card).start))].filter((start) => start !== "power").sort((a, b) => READ.indexOf(a) - READ.indexOf(b));
  return (
    <div className="im-book">
      {starts.map((start) => {
        const cards = own.filter((card) => factsOf(card).start === start);
        return (
          <div key={start}>
            <h3>{cap(wordOf(t.texts, `start-${start}`))}</h3>
            <CardList ids={cards.map((card) => card.id)} />
          </div>
        );
      })}
    </div>
  );
}

/** Before the game: which nation, which side of its power card. */
export function Choosing() {
  const t = useImperium();
  const w = useWord();
  const options = t.question?.options ?? [];
  const nations = options.flatMap((option) => option.refs.filter(([kind]) => kind === "nation").map(([, id]) => String(id)));
  const faces = options.flatMap((option) => option.refs.filter(([kind]) => kind === "face").map(([, id]) => String(id)));
  const title = w(faces.length ? "power-sides" : "nations");
  return (
    <Zone className="im-choosing" label={title} title={title}>
      <ul className="im-seated">
        {t.view.seats.map((player, seat) => (
          <li key={seat} className={`s${seat + 1}`}>
            <b>{t.seats[seat]?.name ?? w("opponent")}</b> {nationName(player.nation, t.texts)}
          </li>
        ))}
      </ul>
      {nations.length > 0 && (
        <div className="im-nations">
          {nations.map((nation) => (
            <ThingButton key={nation} thing={`nation:${nation}`} name={nationName(nation, t.texts)} className="im-plate">
              <Icon name={NATION_ICONS[nation] ?? "eagle-emblem"} />
              <b>{nationName(nation, t.texts)}</b>
              <small>{t.texts.maybe(`nation-${nation}.help`)}</small>
            </ThingButton>
          ))}
        </div>
      )}
      {faces.length > 0 && (
        <div className="im-sides">
          {faces.map((id) => (
            <FullCard key={id} tag={id} thing={`face:${id}`} className="im-side" />
          ))}
        </div>
      )}
      {faces.length > 0 && <Book nation={t.view.seats[t.seat ?? 0]?.nation ?? ""} />}
    </Zone>
  );
}
