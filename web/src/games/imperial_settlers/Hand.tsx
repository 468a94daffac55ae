import { HandZone, usePhone } from "@/boards/parts";
import { Card } from "@/cards/Card";
import { RichLine } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { useTable, type Table } from "@/shell/table";
import type { Glyph } from "@/cards/face";
import { brief, lacks, token, tokens } from "./face";
import { thingIn } from "./table";
import type { View } from "./view";
import { word } from "@/boards/words";

export function Hand() {
  const t = useTable<View>();
  const small = usePhone();
  const none = <p className="is-none">{word(t.texts, "empty")}</p>;
  return <HandZone hand={t.view.seats[t.seat ?? 0]?.hand ?? []} className="is-hand" backClass="is-hc" none={none} card={(id, i, all) => <HandCard key={`${id} ${i}`} id={id} narrow={small || all.length > 6} />} />;
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
          <RichLine rich={lack} />
        </span>
      )}
    </span>
  );
}

/** Why it cannot be built, in glyphs: "Build: 1 more wood". Its other verbs say why when it is selected. */
function lacking(id: string, t: Table<View>): Glyph[] | null {
  const closed = t.question?.closed ?? [];
  const build = closed.find((item) => item.key === `build:${id}`);
  const more = word(t.texts, "more");
  if (build?.why.id === "why-no-location") return [`${word(t.texts, "build")}:`, more, token("location", t.texts)];
  if (build?.why.id !== "why-price") return null;
  return [`${word(t.texts, "build")}:`, more, ...tokens(lacks(build.why), t.texts)];
}

const closedBuild = (id: string, t: Table<View>): boolean => (t.question?.closed ?? []).some((item) => item.key === `build:${id}`);
