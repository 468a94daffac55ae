import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { clock, shareLine, squares } from "@/puzzles/share";
import { joined } from "@/puzzles/words";
import { makeUi } from "@/shell/ui";
import type { Lang } from "@/shell/texts";

const source = (lang: Lang) => readFileSync(new URL(`../src/text/puzzle.${lang}.ftl`, import.meta.url), "utf8");
const words = (lang: Lang) => {
  const shell = new FluentBundle(lang, { useIsolating: false });
  shell.addResource(new FluentResource("only-shell = shell"));
  return joined(makeUi(lang, shell), source(lang));
};

describe("the share line", () => {
  it("has a square for each point up to ten, and a full row only for the best", () => {
    expect(squares(4, 9)).toBe("■■■■□□□□□");
    expect(squares(9, 9)).toBe("■■■■■■■■■");
    expect(squares(29, 30)).toBe("■■■■■■■■■□");
    expect(squares(0, 3)).toBe("□□□");
    expect(squares(-2, 3)).toBe("□□□");
  });
  it("tells how well and never how", () => {
    const told = { number: 132, gained: 9, all: 9, tries: 1, seconds: 48, streak: 12 };
    expect(shareLine(words("ru"), told)).toBe("■■■■■■■■■ Ойкумена № 132: 9 из 9, с первой попытки, 0:48, подряд 12");
    expect(shareLine(words("en"), { ...told, gained: 7, streak: 0 })).toBe("■■■■■■■□□ Oikumene № 132: 7 of 9, 0:48");
    expect(shareLine(words("en"), { ...told, tries: 5, seconds: null })).toBe("■■■■■■■■■ Oikumene № 132: 9 of 9, in 5 tries, 12 in a row");
  });
  it("tells of a chance in hundredths", () => {
    const told = { number: 19, chance: true, gained: 71, all: 71, tries: 1, seconds: 48, streak: 0 };
    expect(shareLine(words("ru"), told)).toBe("■■■■■■■■■■ Ойкумена № 19: шанс 71 %, лучше нельзя, с первой попытки, 0:48");
    expect(shareLine(words("en"), { ...told, gained: 62 })).toBe("■■■■■■■■■□ Oikumene № 19: a chance of 62 % of 71 %, 0:48");
  });
  it("says the time as people do", () => {
    expect([clock(5), clock(75.9), clock(3725)]).toEqual(["0:05", "1:15", "1:02:05"]);
  });
});

describe("the words of these pages", () => {
  const ids = (lang: Lang) => [...source(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  it("are there in both languages, and the shell's are at hand", () => {
    expect(ids("ru")).toEqual(ids("en"));
    expect(words("en")("only-shell")).toBe("shell");
    expect(words("ru")("puzzle-trap-why", { gain: 2, most: 4, all: 6 })).toContain("не больше 4 из 6");
  });
  it("name every word that the pages say", () => {
    const pages = ["Puzzle.tsx", "pages.tsx", "Today.tsx", "share.ts"].map((name) => readFileSync(new URL(`../src/puzzles/${name}`, import.meta.url), "utf8")).join("\n");
    const said = [...pages.matchAll(/"((?:puzzle|week|ratings|reviews|todo)-[\w-]+)"/g)].map((found) => found[1]!);
    expect(said.filter((id) => !ids("en").includes(id) && !/^(puzzle-(title)?)$/.test(id))).toEqual([]);
  });
});
