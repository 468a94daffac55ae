// npm run icons: takes the icons named in icons.json out of the game-icons set and writes one module for each part of
// the client, so that a page loads only what it shows. Authors come from icons-authors.json (see the credits page).
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const set = require("@iconify-json/game-icons/icons.json");
const wanted = JSON.parse(readFileSync("icons.json", "utf8"));
const authors = JSON.parse(readFileSync("icons-authors.json", "utf8"));
const used = new Set();
const missing = [];
for (const [part, names] of Object.entries(wanted)) {
  const lines = [];
  for (const name of names) {
    if (part !== "shell" && wanted.shell.includes(name)) continue;
    used.add(name);
    const real = set.aliases?.[name]?.parent ?? name;
    const icon = set.icons[real];
    if (!icon) { missing.push(name); continue; }
    const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
    lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(paths.join("M0 0"))},`);
  }
  const target = part === "shell" ? "src/icons/shell.ts" : part === "groups" ? "src/groups/icons.ts" : `src/games/${part}/icons.ts`;
  mkdirSync(target.slice(0, target.lastIndexOf("/")), { recursive: true });
  writeFileSync(target, `// Made by \`npm run icons\` from icons.json. Icons: game-icons.net, CC BY 3.0. Do not edit.\nimport { addIcons } from "@/icons/icons";\n\naddIcons({\n${lines.join("\n")}\n});\n`);
}
const credits = [...used].filter((n) => !missing.includes(n)).sort().map((name) => [name, authors[name] ?? ""]);
writeFileSync("src/icons/credits.ts", `// Made by \`npm run icons\`. Each icon used and its author.\nexport const ICON_CREDITS: readonly (readonly [string, string])[] = ${JSON.stringify(credits, null, 1)};\n`);
if (missing.length) { console.error(`not in the set: ${missing.join(", ")}`); process.exitCode = 1; }
const unknown = credits.filter(([, author]) => !author).map(([name]) => name);
if (unknown.length) console.error(`no author in icons-authors.json: ${unknown.join(", ")}`);
