/** What people read, rendered in the browser by the rules of `oikumene.text`: messages of the kernel, names of cards. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { CardText, SaidInfo } from "@/wire";

export type Lang = "ru" | "en";

/** A card as options name it: its id, the side it lies with (from 0), and which of several copies. */
export interface Tag {
  id: string;
  side: number | null;
  copy: number;
}

/** `com-quarry@2#3` → { id: "com-quarry", side: 1, copy: 3 } */
export function readTag(text: string): Tag {
  const [place = "", copy] = text.split("#");
  const [id = "", side] = place.split("@");
  return { id, side: side ? Number(side) - 1 : null, copy: copy ? Number(copy) : 1 };
}

export function makeBundle(lang: Lang, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A message, or null where there is none. `id.attribute` names an attribute. */
export function format(bundle: FluentBundle, id: string, args: Record<string, FluentVariable> = {}): string | null {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : null;
}

/** The messages of one game in one language, with the names of its cards. */
export class GameTexts {
  readonly cards: ReadonlyMap<string, CardText>;
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    source: string,
    cards: readonly CardText[],
  ) {
    this.bundle = makeBundle(lang, source);
    this.cards = new Map(cards.map((card) => [card.id, card]));
  }

  has(id: string): boolean {
    return format(this.bundle, id) !== null;
  }

  /** A message with its arguments as they are; its own id where there is none. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    return format(this.bundle, id, args) ?? id;
  }

  /** The same, or nothing where there is no such message. */
  maybe(id: string, args: Record<string, FluentVariable> = {}): string {
    return format(this.bundle, id, args) ?? "";
  }

  /** What the kernel says, with the players' names, to a seat (or to somebody who watches: null). */
  said(said: SaidInfo, names: readonly string[] = [], viewer: number | null = null): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(said.args)) {
      const kind = said.kinds[name] ?? "number";
      if (Array.isArray(value)) {
        args[name] = this.joined(value.map((each) => String(this.argument(kind, each, names, viewer, true))));
        args[`${name}-n`] = value.length;
        continue;
      }
      args[name] = this.argument(kind, value, names, viewer, said.id.startsWith("option-"));
      if (kind !== "number" && kind !== "seat") args[`${name}-id`] = value === null ? "hidden" : value;
    }
    const text = this.say(said.id, args);
    return Object.entries(said.kinds).some(([name, kind]) => kind === "card" && said.args[name] === null) ? this.unnamed(text) : text;
  }

  /** A sentence that would begin with a card that the reader may not know: what is said of it stands alone. */
  private unnamed(text: string): string {
    const hidden = this.say("hidden-card");
    if (!text.startsWith(hidden)) return text;
    const rest = [": ", ". "].some((end) => text.startsWith(hidden + end)) ? text.slice(hidden.length + 2) : text;
    return rest.charAt(0).toUpperCase() + rest.slice(1);
  }

  /** What the reader would do or get, without their own name before it: at their table they are "you", and a guest does not know the name. */
  mine(said: SaidInfo, names: readonly string[], viewer: number | null): string {
    const whole = this.said(said, names, viewer);
    const name = viewer === null ? "" : this.seat(viewer, names);
    const rest = name && whole.startsWith(name) ? whole.slice(name.length).replace(/^:? +/, "") : "";
    return rest && rest.length < whole.length - name.length ? rest.charAt(0).toUpperCase() + rest.slice(1) : whole;
  }

  /** Several things in a sentence: "a, b and c". */
  joined(things: readonly string[]): string {
    const last = things.at(-1);
    if (last === undefined) return this.say("list-none");
    return things.length > 1 ? this.say("list-and", { before: things.slice(0, -1).join(", "), last }) : last;
  }

  argument(kind: string, value: number | string | null, names: readonly string[], viewer: number | null, exact = false): string | number {
    if (kind === "card") return this.quoted(value, names, viewer, exact);
    if (value === null) return this.say("hidden");
    if (kind === "number") return Number(value);
    if (kind === "seat") return this.seat(Number(value), names);
    if (kind === "side") return this.side(Number(value), names);
    return this.told(kind, value) ?? this.thing(kind, value);
  }

  /** What a thing is called at a table, where that says more than its name: the site that lies in a slot. */
  private told: (kind: string, value: string | number) => string | null = () => null;

  /** The same texts for a table where things are called like that. */
  at(told: (kind: string, value: string | number) => string | null): GameTexts {
    const here = Object.create(this) as GameTexts;
    here.told = told;
    return here;
  }

  /** A thing of the game: its name where it has one (message `<kind>-<value>`, or the card of that id), else the value itself. */
  thing(kind: string, value: string | number): string | number {
    return format(this.bundle, `${kind}-${value}`.replace(/[.*+]/g, "-")) ?? (typeof value === "string" ? this.cardName(value) : value);
  }

  side(side: number, names: readonly string[] = []): string {
    return format(this.bundle, `side-${side}`) ?? this.seat(side, names);
  }

  seat(seat: number, names: readonly string[] = []): string {
    return names[seat] ?? this.say("player", { n: seat + 1 });
  }

  card(tag: string): CardText | null {
    return this.cards.get(readTag(tag).id) ?? null;
  }

  cardName(tag: string): string {
    return this.card(tag)?.name ?? tag;
  }

  /** A card in a sentence; null is a card that the reader may not know. `exact`: of cards of one name it is said which. */
  quoted(tag: string | number | null, names: readonly string[] = [], viewer: number | null = null, exact = false): string {
    if (tag === null) return this.say("hidden-card");
    const read = readTag(String(tag));
    const told = read.side === null || read.side === viewer ? [] : [this.side(read.side, names)];
    if (read.copy > 1) told.push(String(read.copy));
    const mark = exact ? this.card(read.id)?.mark : "";
    if (mark) told.push(mark);
    const card = this.say("card-in-text", { name: this.cardName(read.id) });
    return told.length ? this.say("card-on-table", { card, told: told.join(", ") }) : card;
  }
}
