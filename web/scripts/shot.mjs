// node scripts/shot.mjs NAME PATH [WIDTHxHEIGHT] [light|dark]: a picture of a page of the dev server into shots/.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [name, path, size = "1280x800", theme = "light", ...act] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme, locale: process.env.LOCALE ?? "ru-RU", hasTouch: width < 700 });
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("pageerror:", e.message));
await page.goto(`${process.env.BASE ?? "http://127.0.0.1:5173"}${path}`);
await page.waitForLoadState("networkidle");
await page.waitForTimeout(900);
for (const step of act) {
  if (step.startsWith("key:")) await page.keyboard.press(step.slice(4));
  else if (step.startsWith("hover:")) await page.hover(step.slice(6));
  else await page.click(step);
  await page.waitForTimeout(500);
}
mkdirSync("shots", { recursive: true });
await page.screenshot({ path: `shots/${name}.png` });
const scroll = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]);
console.log(name, "scroll", scroll.join(" "));
await browser.close();
