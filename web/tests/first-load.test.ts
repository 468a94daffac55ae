import { expect, it } from "vitest";
import { firstLoad, heavy } from "../scripts/first-load";

const chunk = (fileName: string, code: string, modules: string[], imports: string[] = [], css: string[] = []) => ({ type: "chunk" as const, fileName, code, moduleIds: modules, imports, viteMetadata: { importedCss: new Set(css) } });
const bundle = (...files: { fileName: string }[]) => Object.fromEntries(files.map((file) => [file.fileName, file])) as Parameters<typeof firstLoad>[0];
const opened = ["pages/Fan.tsx", "puzzles/Today.tsx", "text/ru.ftl?raw", "text/puzzle.ru.ftl?raw"].map((part, i) => chunk(`o${i}.js`, "1", [`/x/src/${part}`]));
const entry = { ...chunk("index.js", "1234", ["/x/src/main.tsx"], ["shared.js"], ["index.css"]), isEntry: true };

it("the first page is the entry, what it imports, its style, and what it opens", () => {
  const files = firstLoad(bundle(entry, chunk("shared.js", "п", []), { type: "asset", fileName: "index.css", source: "abc" } as never, chunk("table.js", "not of the first page", []), ...opened));
  expect(Object.fromEntries(files)).toEqual({ "index.js": 4, "index.css": 3, "shared.js": 2, "o0.js": 1, "o1.js": 1, "o2.js": 1, "o3.js": 1 });
});

it("a part that moved is missed with its name", () => {
  expect(() => firstLoad(bundle(entry, ...opened.slice(1)))).toThrow("src/pages/Fan.tsx is in no file");
});

it("too much is said in a sentence, with the files", () => {
  expect(heavy([["a.js", 200_000]])).toBeNull();
  expect(heavy([["a.js", 290_000], ["a.css", 20_000]])).toMatch(/^The first page loads 310\.0 kB .* at most 300\.0 kB .*a\.js 290\.0 kB, a\.css 20\.0 kB\.$/);
});
