/** What all parts of the board share: where a question is, what just came, whose city is looked at. */
import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import { useTable, type Table } from "@/shell/table";
import type { GameTexts } from "@/shell/texts";
import { aboutOf, askedPlaces, type Place } from "./asked";
import { factsOf } from "./table";
import type { Facts, View } from "./view";

export interface Shared {
  t: Table<View>;
  view: View;
  texts: GameTexts;
  facts(card: string): Facts;
  /** The thing of a card at a place: the card itself if the question is about this one, else something only to look at. */
  thing(place: Place, card: string): string;
  asked(place: Place, card: string): boolean;
  /** The classes of a card at a place: just come, being resolved. */
  marks(path: string, card: string, place?: Place): string;
  aboutSpace: string | null;
  aboutCard: string | null;
  /** The seat whose city is shown in full. */
  shown: number;
  show(seat: number): void;
  /** The seat of this player, or null. */
  me: number | null;
}

const Context = createContext<Shared | null>(null);

export function useShared(): Shared {
  const shared = useContext(Context);
  if (!shared) throw new Error("outside the board of The Ancient World");
  return shared;
}

export function SharedProvider({ children }: { children: ReactNode }) {
  const t = useTable<View>();
  const { view, texts, question } = t;
  const fresh = useFresh(t);
  const home = t.seat ?? 0;
  const [looked, look] = useState<{ seat: number; question: string }>({ seat: home, question: "" });
  const asked = useMemo(() => askedPlaces(question), [question]);
  const about = useMemo(() => aboutOf(question), [question]);
  // a new question brings the city that it is about; looking around lasts until the next one
  const mark = question ? `${t.n} ${question.id}` : "";
  const wanted = question?.options.find((option) => option.key.startsWith("copy:"))?.refs.find(([kind]) => kind === "seat")?.[1];
  const shown = mark && looked.question !== mark ? (typeof wanted === "number" ? wanted : home) : (view.seats[looked.seat] ? looked.seat : home);
  const value: Shared = {
    t,
    view,
    texts,
    facts: (card) => factsOf(texts.card(card)),
    thing: (place, card) => (asked.has(`${place}/${card}`) ? `card:${card}` : `look:${place}/${card}`),
    asked: (place, card) => asked.has(`${place}/${card}`),
    marks: (path, card, place) =>
      [fresh.has(`${path}/${card}`) && "fresh", about.card === card && place !== undefined && ABOUT[question?.prompt ?? ""]?.includes(place) && "aw-now"].filter(Boolean).join(" "),
    aboutSpace: question?.prompt === "citizen" ? about.space : null,
    aboutCard: about.card,
    shown,
    show: (seat) => look({ seat, question: mark }),
    me: t.seat,
  };
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Where the card lies that a question names. */
const ABOUT: Record<string, readonly Place[]> = { "citizen-card": ["city"], "fight-armies": ["titan"], "refuge-fight": ["titan"], "recruit-where": ["military"] };

/** Cards that just came to a place, as `path/card`: like the table's changes, but they know where. */
function useFresh(t: Table<View>): ReadonlySet<string> {
  const quiet = t.changes.cards.size === 0 && t.changes.numbers.size === 0;
  const [state, set] = useState<{ view: View; marks: ReadonlySet<string> }>({ view: t.view, marks: new Set() });
  if (state.view !== t.view) {
    const marks = new Set(quiet ? [] : state.marks);
    if (!quiet) for (const [path, cards] of zones(t.view)) for (const card of added(zones(state.view).get(path) ?? [], cards)) marks.add(`${path}/${card}`);
    set({ view: t.view, marks });
    return marks;
  }
  if (quiet && state.marks.size > 0) set({ view: t.view, marks: new Set() });
  return state.marks;
}

function zones(view: View): Map<string, readonly (string | null)[]> {
  const map = new Map<string, readonly (string | null)[]>([
    ["row", view.row],
    ["military", view.military],
    ["titan", view.titans.map((deck) => deck.open)],
    ["district", [view.district.open]],
  ]);
  view.seats.forEach((city, i) => {
    for (const zone of ["empire", "lost", "aside", "districts", "titans", "hand"] as const) map.set(`${i}.${zone}`, city[zone]);
    map.set(`${i}.armies`, city.armies.map((army) => army.card));
  });
  return map;
}

function added(before: readonly (string | null)[], after: readonly (string | null)[]): string[] {
  const left = [...before];
  return after.filter((card): card is string => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && card !== null;
  });
}
