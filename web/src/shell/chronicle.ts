/** Lines of the log as sentences: a deed with what was paid for it and what came of it. Pure: the page draws them. */
import type { Glyph, Rich } from "@/cards/face";
import type { SaidInfo } from "@/wire";
import type { LogLine } from "./feed";
import type { GameTexts } from "./texts";

/** How a game's lines belong together. Words are those of the log without `log-`. */
export interface Telling {
  /** What somebody does: the sentence is about it. */
  deeds: ReadonlySet<string>;
  /** What is paid or given up before a deed. */
  prices: ReadonlySet<string>;
  /** Deeds that are said before their price is paid. */
  early: ReadonlySet<string>;
  /** Deeds that are told in one list, one after the other: what each place produces. Each is its name in that list. */
  lists?: ReadonlyMap<string, (said: SaidInfo, texts: GameTexts) => string>;
  /** What such a list is called ("Production"). */
  list?(texts: GameTexts): string;
  /** Lines that are nothing but goods, and how they are drawn: tokens with a sign. */
  amounts: ReadonlySet<string>;
  goods(said: SaidInfo, texts: GameTexts): Glyph[];
}

/** Lines that are one sentence; `head` is the one that says what was done. */
export interface Group {
  lines: readonly LogLine[];
  head: LogLine | null;
  /** A list of deeds (see `Telling.lists`). */
  list: boolean;
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

const single = (line: LogLine): Group => ({ lines: [line], head: line, list: false });

/** The lines put together; without a telling each is a sentence of its own. `cut`: a move that no sentence goes across. */
export function sentences(lines: readonly LogLine[], telling: Telling | undefined, cut: number | null = null): Group[] {
  if (!telling) return lines.map(single);
  const found: Group[] = [];
  for (const line of lines) {
    const word = wordOfLine(line);
    const seat = seatOf(line);
    const last = found.at(-1);
    const mine = last && seat !== null && seatOf(last.lines[0]!) === seat && !isHead(last.lines[0]!) && !(cut !== null && last.lines[0]!.move < cut && line.move >= cut) ? last : null;
    const add = (to: Group, more: Partial<Group> = {}) => (found[found.length - 1] = { ...to, ...more, lines: [...to.lines, line] });
    if (telling.lists?.has(word)) {
      if (mine?.head) add(mine); // a list goes on; and what a deed makes a place bring belongs to the deed
      else found.push({ ...single(line), list: true });
    } else if (telling.deeds.has(word)) {
      if (mine && !mine.head) add(mine, { head: line });
      else found.push(single(line));
    } else if (telling.prices.has(word)) {
      const early = mine?.head && telling.early.has(wordOfLine(mine.head)) && mine.lines.every((one) => one === mine.head || telling.prices.has(wordOfLine(one)));
      if (mine && (early || (!mine.head && !mine.list))) add(mine);
      else found.push({ lines: [line], head: null, list: false });
    } else if (seat !== null && mine && !isHead(line)) add(mine);
    else found.push(telling.amounts.has(word) ? { lines: [line], head: null, list: false } : single(line));
  }
  return found;
}

/** A sentence as it is drawn: the name of who it is about, then words and tokens. */
export interface Told {
  name: string;
  rich: Rich;
}

const clause = (text: string): string => text.replace(/[.!]$/, "");

/** What a group says. The name is said once, and bold; what belongs to the deed follows after a colon. */
export function told(group: Group, telling: Telling | undefined, texts: GameTexts, names: readonly string[], viewer: number | null): Told {
  const seat = seatOf(group.lines[0]!);
  const name = seat === null ? "" : (names[seat] ?? "");
  const said = (line: LogLine) => texts.said(line.said, names, viewer);
  const part = (line: LogLine): Rich => {
    if (telling?.amounts.has(wordOfLine(line))) return telling.goods(line.said, texts);
    const text = clause(said(line));
    return [name && text.startsWith(name) ? text.slice(name.length).replace(/^:?\s+/, "") : text.charAt(0).toLowerCase() + text.slice(1)];
  };
  if (telling && group.list && group.lines.length > 1) return { name, rich: [`: ${telling.list?.(texts) ?? ""} `, ...listed(group, telling, texts, part), "."] };
  const { head } = group;
  // where nobody did anything, nothing comes of it: one thing after the other
  if (telling && name && head && group.lines.length > 1 && !telling.deeds.has(wordOfLine(head)) && said(head).startsWith(name)) return { name, rich: [" ", ...joined(group.lines.map(part)), "."] };
  const lead = head ? said(head) : `${name}:`;
  const parts = group.lines.filter((line) => line !== head).map(part);
  const text = parts.length && head ? `${clause(lead)}${lead.includes(": ") ? ", " : ": "}` : `${lead}${head ? "" : " "}`;
  const rest: Rich = parts.length ? [...joined(parts), "."] : [];
  return name && text.startsWith(name) ? { name, rich: [text.slice(name.length), ...rest] } : { name: "", rich: [text, ...rest] };
}

const isSign = (glyph: Glyph | undefined): boolean => typeof glyph === "string" && /^[+−]/.test(glyph);

/** Words after commas, tokens one after the other. What is said again is counted, and words that the part before began with are left out. */
function joined(parts: readonly Rich[]): Glyph[] {
  const out: Glyph[] = [];
  for (let i = 0; i < parts.length; ) {
    const part = parts[i]!;
    const [text] = part;
    const before = parts[i - 1]?.[0];
    let times = 1;
    while (typeof text === "string" && part.length === 1 && parts[i + times]?.[0] === text) times += 1;
    if (i) out.push(isSign(text) ? " " : ", ");
    if (part.length > 1 || typeof text !== "string") out.push(...part);
    else out.push((typeof before === "string" && !isSign(before) ? without(text, before) : text) + (times > 1 ? ` ×${times}` : ""));
    i += times;
  }
  return out;
}

/** A clause without the words that another begins with as well; its last word stays. */
function without(text: string, before: string): string {
  const [words, others] = [text.split(" "), before.split(" ")];
  let same = 0;
  while (same < words.length - 1 && words[same] === others[same] && !/^[«"“]/.test(words[same]!)) same += 1;
  return words.slice(same).join(" ");
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
