/** Lines of the log as sentences: a deed with what was paid for it and what came of it. Pure: the page draws them. */
import type { Glyph, Rich } from "@/cards/face";
import type { SaidInfo } from "@/wire";
import type { LogLine } from "./feed";
import type { GameTexts } from "./texts";

/** How lines of the log belong together, by their words without `log-` (`Game.joining`); lines that are not here begin a sentence. */
export interface Joining {
  /** What comes of what was told before. */
  follows: ReadonlySet<string>;
  /** What is paid or given up before a deed, and the deeds that have a price (null: all). */
  prices: ReadonlySet<string>;
  priced: ReadonlySet<string> | null;
  /** Deeds that are told before their price is paid. */
  early: ReadonlySet<string>;
  /** What is told one thing after the other: clearing up after a turn. */
  chains: ReadonlySet<string>;
  /** What a deed ends with, and after which: one of these in a sentence at most. */
  closes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Deeds that are told in one list: what each place produces. */
  lists: ReadonlySet<string>;
  /** What happens by itself and is told in a row: cards that are turned up one after the other. */
  rows: ReadonlySet<string>;
}

/** How a game's sentences are told: what belongs together, and what of it is drawn. */
export interface Telling {
  joining: Joining;
  /** What a deed is called in a list of deeds. */
  lists?: ReadonlyMap<string, (said: SaidInfo, texts: GameTexts) => string>;
  /** What such a list is called ("Production"). */
  list?(texts: GameTexts): string;
  /** Lines that are nothing but goods, and how they are drawn: tokens with a sign. */
  amounts?: ReadonlySet<string>;
  goods?(said: SaidInfo, texts: GameTexts): Glyph[];
}

/** Lines that are one sentence; `head` is the one that says what was done. */
export interface Group {
  lines: readonly LogLine[];
  head: LogLine | null;
  /** A list of deeds (see `Joining.lists`). */
  list: boolean;
  /** How often it was said, one after the other. */
  times?: number;
}

/** The first seat or side that a line names: who it is about. */
export function seatOf(line: LogLine): number | null {
  for (const [name, kind] of Object.entries(line.said.kinds)) {
    const value = line.said.args[name];
    if ((kind === "seat" || kind === "side") && typeof value === "number") return value;
  }
  return null;
}

export const wordOfLine = (line: LogLine): string => line.said.id.replace(/^log-/, "");

export const isHead = (line: LogLine): boolean => line.said.id === "log-round" || line.said.id === "log-phase";

/** Lines that nothing is joined to. */
const apart = (line: LogLine): boolean => isHead(line) || line.said.id === "log-turn";

const single = (line: LogLine): Group => ({ lines: [line], head: line, list: false });

/** The lines put together; without a telling each is a sentence of its own. `cut`: a move that no sentence goes across. */
export function sentences(lines: readonly LogLine[], telling: Telling | undefined, cut: number | null = null): Group[] {
  if (!telling) return lines.map(single);
  const { follows, prices, priced, early, chains, closes, lists, rows } = telling.joining;
  const found: Group[] = [];
  for (const line of lines) {
    const word = wordOfLine(line);
    const seat = seatOf(line);
    const last = found.at(-1);
    const first = last?.lines[0];
    const past = cut !== null && first && first.move < cut && line.move >= cut;
    const mine = last && first && seat !== null && !apart(line) && !apart(first) && seatOf(first) === seat && !past ? last : null;
    const add = (more: Partial<Group> = {}) => (found[found.length - 1] = { ...mine!, ...more, lines: [...mine!.lines, line] });
    const head = mine?.head ? wordOfLine(mine.head) : "";
    const all = (known: ReadonlySet<string>) => mine!.lines.every((one) => one === mine!.head || known.has(wordOfLine(one)));
    const bare = prices.has(word) || !!telling.amounts?.has(word);
    if (!mine) {
      const same = last && first && !past && last.lines.length === 1 && !apart(line) && seat === seatOf(first) && alike(first, line);
      const next = last && first && !past && seat === null && rows.has(word) && seatOf(first) === null && wordOfLine(first) === word;
      if (next) found[found.length - 1] = { ...last, lines: [...last.lines, line] };
      else if (same) found[found.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
      else found.push(bare ? { lines: [line], head: null, list: false } : { ...single(line), list: lists.has(word) });
    } else if (follows.has(word) || (lists.has(word) && mine.head)) add();
    else if (lists.has(word)) found.push({ ...single(line), list: true });
    else if (prices.has(word)) {
      if (all(prices) && !mine.list && (!mine.head || early.has(head))) add();
      else found.push({ lines: [line], head: null, list: false });
    } else if (closes.has(word)) {
      if (closes.get(word)!.has(head) && !mine.lines.some((one) => closes.has(wordOfLine(one)))) add();
      else found.push(single(line));
    } else if (chains.has(word)) {
      if (chains.has(head)) add();
      else found.push(single(line));
    } else if (!mine.head && all(prices) && (!priced || priced.has(word))) add({ head: line });
    else if (mine.lines.length === 1 && alike(mine.lines[0]!, line)) found[found.length - 1] = { ...mine, times: (mine.times ?? 1) + 1 };
    else found.push(single(line));
  }
  return found;
}

/** The line that says what a seat did in a move: not what it paid or gave up for it, nor what came of it. Where the move only ended a deed that was told before (its price was chosen last), that deed. */
export function deedAt(groups: readonly Group[], telling: Telling | undefined, move: number, seat: number): LogLine | null {
  const side = (line: LogLine) => {
    const word = wordOfLine(line);
    return apart(line) || !!telling && (telling.joining.follows.has(word) || telling.joining.prices.has(word) || !!telling.amounts?.has(word));
  };
  const deed = (line: LogLine | null): line is LogLine => line !== null && seatOf(line) === seat && !side(line);
  const here = groups.filter((group) => group.lines.some((line) => line.move === move));
  const now = here.flatMap((group) => group.lines).find((line) => line.move === move && deed(line));
  if (now) return now;
  const begun = here.find((group) => deed(group.head))?.head;
  if (begun) return begun;
  for (const group of groups.filter(({ lines }) => lines[0]!.move <= move).reverse()) {
    if (deed(group.head)) return group.head;
    if (group.lines.some((line) => apart(line) || seatOf(line) !== seat)) return null; // another's turn
  }
  return null;
}

const alike = (one: LogLine, other: LogLine): boolean => one.said.id === other.said.id && JSON.stringify(one.said.args) === JSON.stringify(other.said.args);

/** A sentence as it is drawn: the name of who it is about, then words and tokens. */
export interface Told {
  name: string;
  rich: Rich;
}

/** A sentence without its end, as a part of another one; sentences inside it are joined to it. */
const clause = (text: string): string => {
  const [first, ...others] = text.replace(/[.!]+$/, "").split(". ");
  return [first, ...others.map((other) => other.charAt(0).toLowerCase() + other.slice(1))].join("; ");
};

/** A clause of a sentence, or tokens. `verb`: it begins with one, since the name stood before it. */
interface Part {
  rich: Rich;
  text: string | null;
  verb: boolean;
}

/** What a group says. The name is said once, and bold; what belongs to the deed follows after a colon. */
export function told(group: Group, telling: Telling | undefined, texts: GameTexts, names: readonly string[], viewer: number | null): Told {
  const seat = seatOf(group.lines[0]!);
  const said = (line: LogLine) => texts.said(line.said, names, viewer);
  const plain = seat === null ? "" : texts.side(seat, names);
  const begins = plain.charAt(0).toUpperCase() + plain.slice(1);
  const name = begins && said(group.lines[0]!).startsWith(begins) ? begins : plain; // barbarians begin a sentence
  const part = (line: LogLine): Part => {
    const drawn = telling?.amounts?.has(wordOfLine(line)) ? telling.goods?.(line.said, texts) : null;
    if (drawn) return { rich: drawn, text: null, verb: false };
    const text = clause(said(line));
    const verb = !!name && text.startsWith(`${name} `);
    const rest = verb || (name && text.startsWith(`${name}: `)) ? text.slice(name.length).replace(/^:?\s+/, "") : text.charAt(0).toLowerCase() + text.slice(1);
    return { rich: [rest], text: rest, verb };
  };
  const { head, lines } = group;
  const times = group.times && group.times > 1 ? ` ×${group.times}` : "";
  if (telling && group.list && lines.length > 1) return { name, rich: [`: ${telling.list?.(texts) ?? ""} `, ...listed(group, telling, texts, (line) => part(line).rich), "."] };
  if (seat === null && lines.length > 1) return { name, rich: [rowOf(lines.map(said))] };
  const lead = head ? said(head) : "";
  if (head && lines.length === 1) {
    const text = times ? `${lead.replace(/\.$/, "")}${times}.` : lead;
    return name && text.startsWith(name) ? { name, rich: [text.slice(name.length)] } : { name: "", rich: [text] };
  }
  const plurals = pluralsOf(texts);
  const word = head ? wordOfLine(head) : "";
  if (!head || !lead.startsWith(name) || telling?.joining.follows.has(word) || telling?.joining.chains.has(word)) {
    const parts = lines.map(part); // one thing after the other
    return { name, rich: [parts[0]!.verb ? " " : ": ", ...joined(parts, plurals), "."] };
  }
  const parts = lines.filter((line) => line !== head).map(part);
  const text = clause(lead);
  const rest = joined(parts, plurals);
  const mark = !text.includes(": ") ? ": " : busy(rest.filter((one) => typeof one === "string").join("")) || busy(text.slice(text.indexOf(": ") + 2)) ? "; " : ", ";
  return { name, rich: [`${text.slice(name.length)}${mark}`, ...rest, "."] };
}

/** Sentences of one word as one: what stands before the colon is said once. */
function rowOf(told: readonly string[]): string {
  const [first = "", ...others] = told.map(clause);
  return `${[first, ...others.map((other) => other.split(": ").slice(1).join(": ") || other)].join(", ")}.`;
}

const isSign = (glyph: Glyph | undefined): boolean => typeof glyph === "string" && /^[+−]/.test(glyph);

/** Whether it has marks of its own, so that a comma would not part it from the next. */
const busy = (glyph: Glyph): boolean => typeof glyph === "string" && /[,;:—]/.test(glyph.replace(/«[^»]*»|“[^”]*”/g, ""));

/** Words that stand before several names: карту, карты. */
function pluralsOf(texts: GameTexts): ReadonlyMap<string, string> {
  const words = texts.maybe("chronicle-plurals").split(" ");
  return new Map(words.flatMap((word, i): [string, string][] => (i % 2 === 0 && words[i + 1] ? [[word, words[i + 1]!]] : [])));
}

/** Parts one after the other. What is said again is counted, and words that the part before began with are left out. */
function joined(parts: readonly Part[], plurals: ReadonlyMap<string, string>): Glyph[] {
  const items: { rich: Rich; times: number; tokens: boolean; cut: boolean }[] = [];
  let begun = 0; // the part whose first words stand for those after it
  parts.forEach((part, i) => {
    const before = parts[i - 1];
    const last = items.at(-1);
    if (last && before && part.text !== null && part.text === before.text) {
      last.times += 1;
      return;
    }
    const short = before && part.text !== null && before.text !== null && part.verb && before.verb ? without(part.text, before.text, plurals) : null;
    if (!short) begun = items.length;
    else if (short.noun) {
      const first = items[begun]!;
      items[begun] = { ...first, rich: [String(first.rich[0]).replace(` ${short.noun} `, ` ${plurals.get(short.noun)!} `)] };
    }
    items.push({ rich: short ? [short.rest] : part.rich, times: 1, tokens: part.text === null, cut: !!short });
  });
  const said = parts.filter((part) => part.text !== null);
  const mark = items.some((item) => !item.tokens && item.rich.some(busy)) || new Set(said.map((part) => part.verb)).size > 1 ? "; " : ", ";
  return items.flatMap((item, i): Glyph[] => {
    const close = item.cut && !item.rich.some(busy) && !items[i - 1]!.rich.some(busy);
    const before = i === 0 ? [] : [isSign(item.rich[0]) ? " " : close ? ", " : mark];
    if (item.tokens) return [...before, ...item.rich];
    return [...before, String(item.rich[0]) + (item.times > 1 ? ` ×${item.times}` : "")];
  });
}

/** A clause without the words that the one before begins with too, and the noun that now stands for several. Before a name that is not all of the rest everything stays. */
function without(text: string, before: string, plurals: ReadonlyMap<string, string>): { rest: string; noun: string } | null {
  const [words, others] = [text.split(" "), before.split(" ")];
  const may = (word: string) => !/^[«“„"\d]/.test(word) && !/[,:;]$/.test(word);
  let same = 0;
  while (same < Math.min(words.length, others.length) - 1 && words[same] === others[same] && may(words[same]!)) same += 1;
  if (same === 0) return null;
  const rest = words.slice(same).join(" ");
  const noun = words[same - 1]!;
  if (/^[«“„"]/.test(rest)) {
    const whole = [words, others].every((each) => /^(«[^»]*»|“[^”]*”)$/.test(each.slice(same).join(" ")));
    return whole ? { rest, noun: plurals.has(noun) ? noun : "" } : null;
  }
  if (plurals.has(noun)) same -= 1;
  return same ? { rest: words.slice(same).join(" "), noun: "" } : null;
}

/** Place by place what it brought: "Pyramid +■, Oasis +●". */
function listed(group: Group, telling: Telling, texts: GameTexts, part: (line: LogLine) => Rich): Glyph[] {
  const items: Glyph[][] = [];
  for (const line of group.lines) {
    const title = telling.lists?.get(wordOfLine(line));
    if (title) items.push([title(line.said, texts)]);
    else items.at(-1)?.push(" ", ...part(line));
  }
  return items.flatMap((item, i): Glyph[] => (i ? [", ", ...item] : item));
}
