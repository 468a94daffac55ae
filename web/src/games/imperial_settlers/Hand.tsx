import { tighten, useLooking } from "@/boards/fit";
import { HandZone, usePhone } from "@/boards/parts";
import { Card } from "@/cards/Card";
import { RichLine } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { useTable, type Table } from "@/shell/table";
import type { Glyph } from "@/cards/face";
import { brief, counted, lacks, token } from "./face";
import { thingIn } from "./table";
import type { View } from "./view";
import { word } from "@/boards/words";

export function Hand() {
  const t = useTable<View>();
  const small = usePhone();
  useLooking(look);
  const none = <p className="is-none">{word(t.texts, "empty")}</p>;
  return <HandZone hand={t.view.seats[t.seat ?? 0]?.hand ?? []} className="is-hand" backClass="is-hc" none={none} card={(id, i, all) => <HandCard key={`${id} ${i}`} id={id} narrow={small || all.length > 6} />} />;
}

/** What does not fit between name and foot: first without the kind of the card, then in smaller letters. Eight and more are narrow anyway. */
function look(): void {
  tighten(document.querySelectorAll<HTMLElement>(".is-hand:not(.many) .is-hc"), 2, wordsCut);
}

function wordsCut(card: HTMLElement): boolean {
  const cut = (part: HTMLElement) => part.clientWidth > 0 && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3);
  return [...card.querySelectorAll<HTMLElement>(".ct, :scope > .why .eq")].some(cut);
}

/** `narrow`: where its words and what is missing would not both find room, its effect is told in glyphs. */
function HandCard({ id, narrow }: { id: string; narrow: boolean }) {
  const t = useTable<View>();
  const thing = thingIn("hand", id, t.question);
  const card = t.texts.card(id);
  const lack = thing ? lacking(id, t) : null;
  return (
    <span className={`is-hc ${lack || !closedBuild(id, t) ? "told" : ""}`}>
      <Card tag={id} thing={thing} {...(lack && narrow && card ? { as: { text: brief(card, t.texts) } } : {})} />
      {lack && (
        <span className="why" aria-hidden>
          <Icon name="lock" />
          <span className="is-verb">{`${word(t.texts, "build")}:`}</span>
          <span className="is-more">{word(t.texts, "more")}</span>
          <RichLine rich={lack} />
        </span>
      )}
    </span>
  );
}

/** What is missing to build it, in glyphs. Its other verbs say why when it is selected. */
function lacking(id: string, t: Table<View>): Glyph[] | null {
  const why = t.question?.closed.find((item) => item.key === `build:${id}`)?.why;
  if (why?.id === "why-no-location") return [token("location", t.texts)];
  return why?.id === "why-price" ? counted(lacks(why), t.texts, true) : null;
}

const closedBuild = (id: string, t: Table<View>): boolean => (t.question?.closed ?? []).some((item) => item.key === `build:${id}`);
