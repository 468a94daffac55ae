import { HandZone } from "@/boards/parts";
import { Card } from "@/cards/Card";
import { RichLine } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { useTable, type Table } from "@/shell/table";
import type { Glyph } from "@/cards/face";
import { token } from "./face";
import { thingIn } from "./table";
import type { View } from "./view";
import { word } from "@/boards/words";

export function Hand() {
  const t = useTable<View>();
  const none = <p className="is-none">{word(t.texts, "empty")}</p>;
  return <HandZone hand={t.view.seats[t.seat ?? 0]?.hand ?? []} className="is-hand" backClass="is-hc" none={none} card={(id, i) => <HandCard key={`${id} ${i}`} id={id} />} />;
}

function HandCard({ id }: { id: string }) {
  const t = useTable<View>();
  const thing = thingIn("hand", id, t.question);
  const lack = thing ? lacking(id, t) : null;
  return (
    <span className={`is-hc ${lack || !closedBuild(id, t) ? "told" : ""}`}>
      <Card tag={id} thing={thing} />
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
  const lacks = t.view.seats[t.seat ?? 0]?.lacks.find((lack) => lack.id === id);
  return lacks ? [`${word(t.texts, "build")}:`, more, ...Object.entries(lacks.goods).map(([good, n]): Glyph => token(good, t.texts, n))] : null;
}

const closedBuild = (id: string, t: Table<View>): boolean => (t.question?.closed ?? []).some((item) => item.key === `build:${id}`);
