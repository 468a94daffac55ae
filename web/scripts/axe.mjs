// node scripts/axe.mjs PATH…: what axe-core finds on pages of the dev server.
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const path of process.argv.slice(2)) {
  for (const theme of ["light", "dark"]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: theme, locale: "ru-RU", bypassCSP: true });
    await page.goto(`${process.env.BASE ?? "http://127.0.0.1:5173"}${path}`);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(800);
    await page.addScriptTag({ path: axe });
    const { violations } = await page.evaluate(() => window.axe.run());
    console.log(path, theme, violations.length ? "" : "nothing");
    for (const v of violations) {
      console.log("  ", v.impact, v.id, v.nodes.length);
      for (const node of v.nodes.slice(0, 4)) console.log("      ", node.target.join(" "), "|", node.any[0]?.message?.slice(0, 150) ?? node.all[0]?.message ?? "");
    }
    await page.close();
  }
}
await browser.close();
