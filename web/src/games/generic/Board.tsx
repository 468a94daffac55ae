import type { ReactNode } from "react";
import { Back, Card, Chip } from "@/cards/Card";
import { Delta } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { useTable } from "@/shell/table";
import { useUi } from "@/shell/ui";
import { ownHand, seatsKey } from "./module";
import "./generic.css";

type Json = unknown;

/** Any view, readably: zones for seats, chips for cards, counters for numbers. Needs to know nothing of the game. */
export function GenericBoard() {
  const t = useTable();
  const by = seatsKey(t.view, t.seats.length);
  const { [by]: seats, ...rest } = t.view as Record<string, Json>;
  const me = t.seat ?? 0;
  const order = t.seats.map((_, i) => (me + i) % t.seats.length);
  return (
    <section className="board gen">
      <section className="zone gen-zone" data-zone>
        <Fields value={rest} path="" />
      </section>
      {Array.isArray(seats) &&
        order.map((i) => (
          <section key={i} className={`zone gen-zone gen-seat s${i + 1}`} data-zone>
            <h2>
              <Pip colour={i + 1} />
              {t.seats[i]?.name}
            </h2>
            <Fields value={(seats as Record<string, Json>[])[i] ?? {}} path={`${by}.${i}`} own={i === t.seat} />
          </section>
        ))}
    </section>
  );
}

export function GenericHand() {
  const t = useTable();
  const ui = useUi();
  const cards = ownHand(t.view, t.seat);
  if (!cards.length) return null;
  return (
    <section className="zone hand" data-zone>
      <h2>{ui("hand", { n: cards.length })}</h2>
      {cards.map((tag, i) => (
        <Card key={i} tag={tag} />
      ))}
    </section>
  );
}

const isEmpty = (item: Json): boolean => item === "" || (Array.isArray(item) && item.length === 0) || (typeof item === "object" && item !== null && Object.keys(item).length === 0);
const isObject = (item: Json): item is Record<string, Json> => typeof item === "object" && item !== null && !Array.isArray(item);

/** The own hand is under the prompt. */
function Fields({ value, path, own = false }: { value: Record<string, Json>; path: string; own?: boolean }) {
  const t = useTable();
  return (
    <dl className="gen-fields">
      {Object.entries(value)
        .filter(([key, item]) => !isEmpty(item) && !(own && key === "hand"))
        .map(([key, item]) => (
          <div key={key}>
            <dt>{t.texts.maybe(`table-${key.replaceAll("_", "-")}`) || key.replaceAll("_", " ")}</dt>
            <dd>
              <Value value={item} path={path ? `${path}.${key}` : key} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Value({ value, path }: { value: Json; path: string }): ReactNode {
  const t = useTable();
  const ui = useUi();
  if (value === null || value === undefined) return <span className="gen-none">–</span>;
  if (typeof value === "boolean") return ui(value ? "yes" : "no");
  if (typeof value === "number") {
    const moving = t.moving(path);
    return (
      <>
        {value}
        <Delta {...moving} />
      </>
    );
  }
  if (typeof value === "string") return t.texts.card(value) ? <Chip tag={value} /> : value;
  if (Array.isArray(value)) {
    const hidden = value.filter((item) => item === null).length;
    return (
      <span className="gen-list">
        {value.map((item, i) =>
          item === null ? null : (
            <span key={i} className="gen-item">
              <Value value={item} path={`${path}.${i}`} />
            </span>
          ),
        )}
        {hidden > 0 && <Back className="gen-back">{hidden}</Back>}
      </span>
    );
  }
  const item = value as Record<string, Json>;
  const tag = [item["tag"], item["id"]].find((name): name is string => typeof name === "string" && t.texts.card(name) !== null);
  if (tag) {
    const notes = Object.entries(item).filter(([key, v]) => key !== "id" && key !== "tag" && v !== false && v !== 0 && v !== null && !isEmpty(v) && !(isObject(v) && Object.values(v).every((n) => n === 0)));
    return (
      <span className="gen-item">
        <Chip tag={tag} />
        {notes.map(([key, v]) => (
          <small key={key}>
            {key.replaceAll("_", " ")}
            {v === true ? "" : ": "}
            {v === true ? "" : <Value value={v} path={`${path}.${key}`} />}
          </small>
        ))}
      </span>
    );
  }
  // a handful of numbers is a line
  if (Object.values(item).every((n) => typeof n === "number" || typeof n === "boolean")) {
    return (
      <span className="gen-line">
        {Object.entries(item).map(([key, n]) => (
          <span key={key}>
            {String(t.texts.maybe(`good-${key}`) || key.replaceAll("_", " "))} <b><Value value={n} path={`${path}.${key}`} /></b>
          </span>
        ))}
      </span>
    );
  }
  return <Fields value={item} path={path} />;
}
