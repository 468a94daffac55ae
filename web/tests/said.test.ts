import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { joining as ancientWorld } from "@/games/ancient_world/joining";
import { joining as clash } from "@/games/clash/joining";
import { joining as imperium } from "@/games/imperium/joining";
import { joining as oath } from "@/games/oath/joining";
import { sentences, told, type Joining } from "@/shell/chronicle";
import { GameTexts } from "@/shell/texts";
import type { CardText, SaidInfo } from "@/wire";

interface Said {
  names: string[];
  games: { game: string; lang: "ru" | "en"; source: string; cards: Record<string, [string, string]>; log: SaidInfo[]; sentences: string[]; cases: { said: SaidInfo; viewer: number; text: string }[] }[];
}

const JOINING: Record<string, Joining> = { ancient_world: ancientWorld, clash, imperium, oath };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const python = here("../../.venv/bin/python");

describe.skipIf(!existsSync(python))("what Python says, the client says", () => {
  const { names, games } = JSON.parse(execFileSync(python, [here("said.py")], { maxBuffer: 1 << 28, encoding: "utf8" })) as Said;
  for (const { game, lang, source, cards, cases, log, sentences: sentencesOf } of games) {
    // of Imperial Settlers the client draws goods as tokens, so its sentences are its own (chronicle.test.ts)
    it.skipIf(game === "imperial_settlers")(`${game}, ${lang}: ${sentencesOf.length} sentences of the log`, () => {
      const list = Object.entries(cards).map(([id, [name, mark]]) => ({ id, name, mark }) as CardText);
      const texts = new GameTexts(lang, source, list);
      const telling = { joining: JOINING[game]! };
      const groups = sentences(log.map((said, move) => ({ said, move })), telling);
      expect(groups.map((group) => told(group, telling, texts, names, null)).map(({ name, rich }) => name + rich.join(""))).toEqual(sentencesOf);
    });
    it(`${game}, ${lang}: ${cases.length} messages`, () => {
      const list = Object.entries(cards).map(([id, [name, mark]]) => ({ id, name, mark }) as CardText);
      const texts = new GameTexts(lang, source, list);
      for (const { said, viewer, text } of cases) expect(texts.said(said, names, viewer), said.id).toBe(text);
    });
  }
});
