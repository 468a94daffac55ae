import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { GameTexts } from "@/shell/texts";
import type { CardText, SaidInfo } from "@/wire";

interface Said {
  names: string[];
  games: { game: string; lang: "ru" | "en"; source: string; cards: Record<string, [string, string]>; cases: { said: SaidInfo; viewer: number; text: string }[] }[];
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const python = here("../../.venv/bin/python");

describe.skipIf(!existsSync(python))("what Python says, the client says", () => {
  const { names, games } = JSON.parse(execFileSync(python, [here("said.py")], { maxBuffer: 1 << 28, encoding: "utf8" })) as Said;
  for (const { game, lang, source, cards, cases } of games) {
    it(`${game}, ${lang}: ${cases.length} messages`, () => {
      const list = Object.entries(cards).map(([id, [name, mark]]) => ({ id, name, mark }) as CardText);
      const texts = new GameTexts(lang, source, list);
      for (const { said, viewer, text } of cases) expect(texts.said(said, names, viewer), said.id).toBe(text);
    });
  }
});
