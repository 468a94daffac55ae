/** How a group is shown: pure parts. */
import type { Ui } from "@/shell/ui";
import type { GameStats, GroupInfo, GroupMember, GroupTable, SideStats } from "@/wire";

/** What a member is called to who looks. */
export const youOr = (ui: Ui, member: Pick<GroupMember, "name" | "you">): string => (member.you ? ui("you") : member.name);

/** The colour and symbol of a member (1–6): by the order in which they came. */
export const memberColour = (group: Pick<GroupInfo, "members">, n: number): number => (Math.max(0, group.members.findIndex((member) => member.n === n)) % 6) + 1;

/** `K7M4QX` as people read it. */
export const spaced = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;

/** A game's title without what stands after a stop: "Imperium: Classics and Legends" is Imperium. */
export const shortTitle = (title: string): string => title.split(/[.:]/, 1)[0] || title;

export type Ago = readonly [id: string, n: number];

/** When somebody was here: a message and its number. */
export function seenAgo(member: Pick<GroupMember, "here" | "seen">, now: number): Ago {
  if (member.here === "table") return ["group-here-table", 0];
  if (member.here === "now") return ["group-here-now", 0];
  const seconds = Math.max(60, now - member.seen);
  if (seconds < 3600) return ["group-ago-minutes", Math.floor(seconds / 60)];
  if (seconds < 86400) return ["group-ago-hours", Math.floor(seconds / 3600)];
  const days = Math.floor(seconds / 86400);
  return days === 1 ? ["group-yesterday", 1] : ["group-ago-days", days];
}

/** The game and the seats of a group's next table: as at the last one, everybody one seat on, so that who sat second begins. */
export function nextSeats(group: Pick<GroupInfo, "tables" | "you">): { game: string; seats: string[] } | null {
  const last = [...group.tables].sort((a, b) => b.table.created - a.table.created)[0];
  return last ? { game: last.table.game, seats: turned(last, group.you) } : null;
}

export function turned({ table, members }: GroupTable, you: number): string[] {
  const who = table.seats.map((seat, i) => {
    const n = members[i] ?? 0;
    return seat.bot || (n === you && you ? "you" : n ? `member:${n}` : "open");
  });
  return who.map((_, i) => who[(i + 1) % who.length]!);
}

export interface Overall {
  member: number;
  games: number;
  wins: number;
  /** The game of which they win the largest share, if they have won any. */
  best: GameStats | null;
}

type Won = Pick<SideStats, "games" | "wins">;
const share = ({ games, wins }: Won): number => (games ? wins / games : 0);
const better = (one: Won, other: Won): number => share(other) - share(one) || other.games - one.games;

/** How members stand over all games: points of one game say nothing beside those of another, so wins alone count. */
export function overall(stats: readonly GameStats[]): Overall[] {
  const found = new Map<number, Overall>();
  const at = new Map<number, Won>();
  for (const game of stats)
    for (const row of game.players) {
      const one = found.get(row.member) ?? { member: row.member, games: 0, wins: 0, best: null };
      const best = at.get(row.member);
      if (row.wins > 0 && (!best || better(row, best) < 0)) {
        at.set(row.member, row);
        one.best = game;
      }
      found.set(row.member, { ...one, games: one.games + row.games, wins: one.wins + row.wins });
    }
  return [...found.values()].sort((a, b) => better(a, b) || a.member - b.member);
}

/** Where a mean stands on its line, in per cent: the least and the most of the rows are near its ends. */
export function onLine(value: number, rows: readonly Pick<SideStats, "mean">[]): number {
  const means = rows.map((row) => row.mean);
  const [low, high] = [Math.min(...means), Math.max(...means)];
  return high > low ? 8 + (84 * (value - low)) / (high - low) : 50;
}

/** A course of ratings as points of a line, `width` × `height`. */
export function course(line: readonly number[], width: number, height: number): [number, number][] {
  const [low, high] = [Math.min(...line), Math.max(...line)];
  const step = (width - 12) / Math.max(1, line.length - 1);
  return line.map((value, i) => [+(3 + i * step).toFixed(1), +(high > low ? height - 4 - ((height - 8) * (value - low)) / (high - low) : height / 2).toFixed(1)]);
}

const NUMERALS = [[100, "C"], [90, "XC"], [50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]] as const;

export function roman(n: number): string {
  let found = "";
  for (const [value, sign] of NUMERALS) for (; n >= value; n -= value) found += sign;
  return found;
}
