/** Parts that every board has: zones, rivals, rows of cards, piles, counters. They give the anatomy; a board's classes give the look. */
import { useEffect, useId, useState, type CSSProperties, type ReactNode } from "react";
import { Chip, ThingButton } from "@/cards/Card";
import { Ghosts } from "@/cards/Ghost";
import type { Glyph, TokenGlyph } from "@/cards/face";
import { Delta, Token } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { SMALL, useTable, useThing, WIDE, type Inspected, type Table } from "@/shell/table";
import { useUi } from "@/shell/ui";

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

export function useMedia(query: string): boolean {
  const [matches, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => set(list.matches);
    change();
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches;
}

/** Whether the window is wide enough for a side column. */
export const useWide = (): boolean => useMedia(WIDE);

/** Small enough for one part of the board at a time: a phone, also on its side, or a page at 200 %. */
export const usePhone = (): boolean => useMedia(SMALL);

/** The part of the board that a phone shows: the one that was chosen, else the first there is. */
export function partShown(t: Pick<Table, "module" | "segment">): string {
  const parts = t.module.segments(t as Table).map((part) => part.id);
  return parts.includes(t.segment) ? t.segment : (parts[0] ?? "");
}

/** Other seats in the order of play, beginning with the left neighbour; who only watches (-1) has all of them. */
export const rivalsOf = (n: number, me: number): number[] => Array.from({ length: me < 0 ? n : n - 1 }, (_, i) => (me + 1 + i) % n);

/** A part of the board: arrow keys stay inside it. */
export function Zone({ className = "", label, labelledBy, title, n, style, children }: { className?: string; label?: string; labelledBy?: string; title?: ReactNode; n?: number; style?: CSSProperties; children: ReactNode }) {
  return (
    <section className={classes("zone", className)} data-zone data-n={n} aria-label={label} aria-labelledby={labelledBy} style={style}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  );
}

/** Somebody else at the table: colour and name in a head that can be asked about, then what the board shows of them. */
export function Rival({ seat, name, called = name, className, whoClass, beside, head, about, onOpen, children }: { seat: number; name: string; called?: string; className: string; whoClass: string; beside?: ReactNode; head: ReactNode; about?: Inspected; onOpen?: () => void; children: ReactNode }) {
  const id = useId();
  const colour = useTable().colour(seat);
  const thing = useThing(`seat:${seat}`, called, about);
  const press = onOpen && !thing.lit ? { onClick: onOpen, onContextMenu: undefined } : {};
  return (
    <Zone className={`${className} s${colour}`} labelledBy={id}>
      <header>
        <button type="button" id={id} {...thing.props} {...press} className={`${whoClass} ${thing.className}`}>
          <Pip colour={colour} />
          <span className="h">{name}</span>
          {beside}
        </button>
        {head}
      </header>
      {children}
    </Zone>
  );
}

/** More cards than this lie in two rows. */
const HEAP = 16;

/** The own hand: the cards one sees, backs for those one does not, a word where there is none. More than seven overlap. */
export function HandZone({ hand, className, backClass, none, card }: { hand: readonly (string | null)[]; className: string; backClass: string; none: ReactNode; card: (id: string, at: number, cards: readonly string[]) => ReactNode }) {
  const title = useUi()("hand", { n: hand.length });
  const { seat, arriving } = useTable();
  const cards = hand.filter((id): id is string => id !== null);
  return (
    <Zone className={classes("hand", className, cards.length > 7 && "many", cards.length > 9 && "tight", hand.length > HEAP && "heap")} {...(hand.length > HEAP ? { style: { "--half": Math.ceil(hand.length / 2) } as CSSProperties } : {})} label={title} title={title}>
      {cards.map(card)}
      {Array.from({ length: hand.length - cards.length }, (_, i) => (
        <span key={i} className={`back ${backClass}`} />
      ))}
      {hand.length === 0 && none}
      {arriving(`seats.${seat}.hand`).length > 0 && (
        <span className="handghosts">
          <Ghosts at={`seats.${seat}.hand`} size="chip" />
        </span>
      )}
    </Zone>
  );
}

/** A row of cards to take from; `empty` stands in a place without a card, `none` where there is no place at all. */
export function MarketRow<Item>({ items, className, card, empty, none }: { items: readonly (Item | null)[]; className: string; card: (item: Item, at: number) => ReactNode; empty?: (at: number) => ReactNode; none?: ReactNode }) {
  return (
    <div className={className} data-n={items.length}>
      {items.map((item, at) => (item === null ? empty?.(at) : card(item, at)))}
      {items.length === 0 && none}
    </div>
  );
}

/** Something that explains itself in the sheet when it is pressed. */
export function NoteButton({ id, className, title, label, about, heading, body, children }: { id: string; className: string; title?: string; label?: string; about?: string; heading: string; body: ReactNode; children: ReactNode }) {
  const t = useTable();
  return (
    <button type="button" className={className} tabIndex={-1} data-thing={`note:${id}`} aria-label={label} aria-description={about} title={title} onClick={() => t.inspect({ kind: "note", title: heading, body }, true)}>
      {children}
    </button>
  );
}

/** A pile: its number and its name; pressing it tells what it is and what lies there. While it is asked about, it is the thing that is asked for. */
export function Pile({ thing = null, name, n, help, className, mark, contents, children }: { thing?: string | null; name: string; n?: number | string; help: string; className: string; mark?: ReactNode; contents?: ReactNode; children: ReactNode }) {
  const t = useTable();
  if (thing !== null && (t.lit.has(thing) || t.closed.has(thing))) {
    return (
      <ThingButton thing={thing} name={n === undefined ? name : `${name}: ${n}`} className={className}>
        {children}
      </ThingButton>
    );
  }
  const body = (
    <>
      <p className="say">{help}</p>
      {contents}
    </>
  );
  return (
    <NoteButton id={name} className={className} title={help} heading={name} body={body}>
      {children}
      {mark}
    </NoteButton>
  );
}

/** In a lesson an empty row says what will stand in it (LOOK §12); on a phone it is its name alone. */
export function Lettering({ children }: { children: ReactNode }) {
  const t = useTable();
  const phone = usePhone();
  return t.state.lesson && !phone ? <p className="lettering">{children}</p> : null;
}

/** Cards as chips, several of one kind with their number; what nobody may see is counted (`hidden`). */
export function CardList({ ids, className, prices, none, hidden }: { ids: readonly (string | null)[]; className: string; prices?: readonly Glyph[][]; none?: ReactNode; hidden?: (n: number) => ReactNode }) {
  const counts = new Map<string, number>();
  for (const id of ids) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  const unseen = ids.filter((id) => id === null).length;
  if (!ids.length && none) return none;
  return (
    <span className={className}>
      {[...counts].map(([id, n]) => {
        const on: Glyph[] = [...(n > 1 ? [`×${n}`] : []), ...(prices?.[ids.indexOf(id)] ?? [])];
        return <Chip key={id} tag={id} thing={null} {...(on.length ? { state: { on } } : {})} />;
      })}
      {unseen > 0 && hidden?.(unseen)}
    </span>
  );
}

/** Numbers of a supply in a row, each with its token and how it just changed; those of which there are none can be left out. */
export function CounterRow({ counts, glyph, path, className, spare = false, children }: { counts: readonly (readonly [string, number])[]; glyph: (name: string) => TokenGlyph; path: string; className: [row: string, one: string]; spare?: boolean; children?: ReactNode }) {
  const t = useTable();
  return (
    <span className={className[0]}>
      {counts.map(([name, n]) => {
        const moving = t.moving(`${path}.${name}`);
        if (spare && !n && !moving.delta && !moving.next) return null;
        return (
          <span key={name} className={className[1]} title={glyph(name).title}>
            <Token glyph={glyph(name)} />
            {n}
            <Delta {...moving} />
          </span>
        );
      })}
      {children}
    </span>
  );
}

/** Who begins; a second sign may say more of it. */
export function First({ className, title, children }: { className: string; title: string; children?: ReactNode }) {
  return (
    <span className={className} title={title}>
      <Icon name="crown" title={title} />
      {children}
    </span>
  );
}
