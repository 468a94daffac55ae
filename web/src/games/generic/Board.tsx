import type { ReactNode } from "react";
import { Back, Card, Chip } from "@/cards/Card";
import { Pip } from "@/cards/Pip";
import { useTable } from "@/shell/table";
import { useUi } from "@/shell/ui";
import { ownHand } from "./module";
import "./generic.css";

type Json = unknown;

/** Any view, readably: zones for seats, chips for cards, counters for numbers. Needs to know nothing of the game. */
export function GenericBoard() {
  const t = useTable();
  const { seats, ...rest } = t.view as { seats?: Json[] };
  return (
    <section className="board gen">
      <section className="zone gen-zone" data-zone>
        <Fields value={rest} path="" />
      </section>
      {(seats ?? []).map((seat, i) => {
        const look = t.seats[i];
        return (
          <section key={i} className={`zone gen-zone gen-seat s${i + 1}`} data-zone>
            <h2>
              <Pip colour={i + 1} />
              {look?.name}
            </h2>
            <Fields value={seat as Record<string, Json>} path={`seats.${i}`} />
          </section>
        );
      })}
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

function Fields({ value, path }: { value: Record<string, Json>; path: string }) {
  return (
    <dl className="gen-fields">
      {Object.entries(value)
        .filter(([, item]) => !(Array.isArray(item) && item.length === 0))
        .map(([key, item]) => (
          <div key={key}>
            <dt>{key.replaceAll("_", " ")}</dt>
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
    const delta = t.changes.numbers.get(path);
    return (
      <>
        {value}
        {delta ? <span className="delta">{delta > 0 ? `+${delta}` : `−${-delta}`}</span> : null}
      </>
    );
  }
  if (typeof value === "string") return t.texts.card(value) ? <Chip tag={value} /> : value;
  if (Array.isArray(value)) {
    return (
      <span className="gen-list">
        {value.map((item, i) => (item === null ? <Back key={i}>?</Back> : <span key={i} className="gen-item"><Value value={item} path={`${path}.${i}`} /></span>))}
      </span>
    );
  }
  const item = value as Record<string, Json>;
  const tag = [item["tag"], item["id"]].find((name): name is string => typeof name === "string" && t.texts.card(name) !== null);
  if (tag) {
    const notes = Object.entries(item).filter(([key, v]) => key !== "id" && key !== "tag" && v !== false && v !== 0 && v !== null);
    return (
      <span className="gen-item">
        <Chip tag={tag} />
        {notes.map(([key, v]) => (
          <small key={key}>{v === true ? key : `${key}: ${JSON.stringify(v)}`}</small>
        ))}
      </span>
    );
  }
  return <Fields value={item} path={path} />;
}
