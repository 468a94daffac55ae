// node scripts/play.mjs [GAME] [ru|en] [WIDTHxHEIGHT]: plays a game against bots in a real browser by clicking only what is lit.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [game = "ancient_world", lang = "ru", size = "1280x800"] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
const base = process.env.BASE ?? "http://127.0.0.1:8000";
const most = Number(process.env.MOST ?? 400);
const seed = Number(process.env.SEED ?? 1);
let random = seed;
const next = (n) => (random = (random * 1103515245 + 12345) % 2147483648) % n;
mkdirSync("shots", { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width, height }, locale: lang === "ru" ? "ru-RU" : "en-GB" });
const outside = [];
page.on("request", (r) => !r.url().startsWith(base) && !r.url().startsWith(base.replace("http", "ws")) && !r.url().startsWith("data:") && outside.push(r.url()));
page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log("console:", m.text()));
page.on("response", async (r) => r.status() >= 400 && console.log(r.status(), r.request().method(), r.url(), r.request().postData(), await r.text()));
page.on("pageerror", (e) => console.log("pageerror:", e.message));
const shot = (name) => page.screenshot({ path: `shots/${game}-${lang}-${width}-${name}.png` });
const start = Date.now();
await page.goto(base);
if (process.env.LEVEL) await page.click(`.pick:last-of-type .sw button:nth-child(${process.env.LEVEL})`);
await page.click(`article:has(.i):nth-of-type(${game === "imperial_settlers" ? 1 : 2}) .go`);
await page.waitForSelector(".prompt .who");
console.log("first table after", Date.now() - start, "ms");
let steps = 0;
let idle = 0;
while (steps < most) {
  if (await page.$("[data-end], .endpage")) break;
  const over = await page.evaluate(() => document.querySelector(".prompt .q em")?.textContent ?? "");
  if (/окончена|is over/.test(over)) {
    await shot("over");
    await page.click("[data-key='1']");
    await page.waitForSelector(".endpage");
    break;
  }
  const targets = page.locator("[data-lit]:visible, .prompt .opt[data-key]:visible, .optlist .opt[data-key]:visible");
  const count = await targets.count();
  if (!count) {
    await page.waitForTimeout(80);
    if (++idle > 400) {
      console.log("stuck");
      await shot("stuck");
      break;
    }
    continue;
  }
  idle = 0;
  try {
    await targets.nth(next(count)).click({ timeout: 1500 });
    steps += 1;
  } catch (why) {
    console.log("could not click:", String(why).split("\n").slice(0, 3).join(" | "));
    await shot("unclickable");
  }
  await page.waitForTimeout(60);
  if ([6, 40, 100].includes(steps)) await shot(`step${steps}`);
  const refused = await page.$(".refusal");
  if (refused) console.log("refused:", await refused.textContent());
}
await page.waitForTimeout(1200);
await shot("end");
console.log(game, "clicks", steps, "seconds", Math.round((Date.now() - start) / 1000), "ended", !!(await page.$(".endpage")), "outside", outside.length, page.url());
await browser.close();
