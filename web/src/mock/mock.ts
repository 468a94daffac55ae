/** Positions of real matches instead of a server: development only. `npm run fixtures` makes them. */
import type { Fetch } from "@/shell/api";
import { BaseFeed } from "@/shell/feed";
import type { History, State, TableInfo } from "@/wire";

const files = import.meta.glob<{ default: unknown }>("./*.json");

async function file<T>(name: string): Promise<T | null> {
  const load = files[`./${name}.json`];
  return load ? ((await load()).default as T) : null;
}

let lang: "ru" | "en" = new URLSearchParams(location.search).get("lang") === "en" ? "en" : "ru";
const reply = (data: unknown, status = 200) =>
  new Response(typeof data === "string" ? data : JSON.stringify(data), { status, headers: { "Content-Type": "application/json" } });

async function stateOf(id: string): Promise<State | null> {
  const state = await file<State>(`state-${id.replace(/^mock-/, "")}`);
  const timeless = { now: Date.now() / 1000, clocks: [], late: [], decide: [], back: false } satisfies Partial<TableInfo>;
  const time = { kind: "none", seconds: 0, increment: 0, out: "vote", votes: "all", vacation: 0, night: null, zone: "" } as const;
  return state && { ...state, table: { ...timeless, ...state.table, time, id } };
}

async function lobby() {
  const tables = async (...ids: string[]) => (await Promise.all(ids.map(stateOf))).flatMap((s) => (s ? [s.table] : []));
  const now = Date.now() / 1000;
  const [a, b, c, end] = await tables("mock-imperial_settlers-late", "mock-ancient_world", "mock-ancient_world-late", "mock-end");
  const dress = (t: TableInfo | undefined, more: Partial<TableInfo>) => (t ? [{ ...t, ...more }] : []);
  const open = b && b.seats.map((s, i) => ({ ...s, you: false, bot: "", open: i > 0, name: i > 0 ? "" : "Ольга" }));
  return {
    mine: [
      ...dress(a, { waiting: [0], changed: now - 240, title: "Пятничный стол" }),
      ...dress(b, { waiting: [0], pace: "slow", deadline: now + 19 * 3600, changed: now - 3600 }),
      ...dress(c, { waiting: [1], changed: now - 20 }),
      ...dress(end, { changed: now - 90000, waiting: [] }),
    ],
    open: [...dress(b, { id: "mock-open", status: "waiting", your_seat: null, seats: open ?? [], pace: "slow", host: false })],
    watch: [...dress(a, { id: "mock-watch", your_seat: null, seats: (a?.seats ?? []).map((s) => ({ ...s, you: false })) })],
  };
}

export const mockFetch: Fetch = async (method, path, body) => {
  const url = new URL(path, "http://mock");
  const of = (url.searchParams.get("lang") as "ru" | "en" | null) ?? lang;
  const me = { id: "me", name: lang === "ru" ? "Путник 417" : "Traveller 417", guest: true, lang, notify: "" };
  if (url.pathname === "/api/me") {
    if (method === "PATCH") lang = (body as { lang?: "ru" | "en" }).lang ?? lang;
    return reply({ ...me, lang });
  }
  if (url.pathname === "/api/games") return reply(await file(`games-${of}`));
  if (url.pathname === "/api/bots")
    return reply(
      of === "ru"
        ? [{ id: "wanderer", name: "Странник", strength: "учебный", about: "Ходит наугад." }, { id: "novice", name: "Новичок", strength: "лёгкий", about: "Иногда ошибается." }, { id: "merchant", name: "Купец", strength: "средний", about: "Считает до конца хода." }, { id: "strategist", name: "Стратег", strength: "сильный", about: "Думает вперёд." }, { id: "conqueror", name: "Завоеватель", strength: "грозный", about: "Думает вперёд пять секунд." }]
        : [{ id: "wanderer", name: "Wanderer", strength: "learning", about: "Moves at random." }, { id: "novice", name: "Novice", strength: "easy", about: "Slips now and then." }, { id: "merchant", name: "Merchant", strength: "fair", about: "Counts to the end of the turn." }, { id: "strategist", name: "Strategist", strength: "hard", about: "Thinks ahead." }, { id: "conqueror", name: "Conqueror", strength: "fearsome", about: "Thinks ahead for five seconds." }],
    );
  if (url.pathname === "/api/lobby") return reply(await lobby());
  const texts = /^\/api\/games\/(\w+)\/(cards|texts)$/.exec(url.pathname);
  if (texts) return reply(await file(`${texts[1]}-${texts[2]}-${of}`));
  const table = /^\/api\/tables\/([\w-]+)(?:\/(\w+))?$/.exec(url.pathname);
  if (table) {
    const id = table[1] ?? "";
    if (id === "mock-open") {
      const waiting = (await lobby()).open[0];
      return waiting ? reply({ ...waiting, host: true, your_seat: 0, seats: waiting.seats.map((s, i) => ({ ...s, you: i === 0, online: i === 0 })) }) : reply({ code: "x", text: "x" }, 404);
    }
    const state = await stateOf(id);
    if (!state) return reply({ code: "table", text: "There is no such table." }, 404);
    if (table[2] === "position") {
      const at = Number(url.searchParams.get("at") ?? state.position.n);
      const moves = state.position.log_moves.filter((move) => move <= at).length;
      return reply({ ...state.position, n: at, log: state.position.log.slice(0, moves), questions: [], result: at < state.position.last ? null : state.position.result });
    }
    if (table[2] === "history") return reply(await file<History>(`history-${id.replace(/^mock-/, "")}`));
    return reply(state.table);
  }
  return reply({ code: "mock", text: `mock: ${method} ${path} ${JSON.stringify(body ?? null)}` }, 400);
};

export class MockFeed extends BaseFeed {
  constructor(id: string) {
    super();
    void stateOf(id).then((state) => {
      if (!state) return this.set({ connection: "gone" });
      const query = new URLSearchParams(location.search);
      const { position } = state;
      if (query.has("wait")) Object.assign(position, { questions: [], waiting: [2] });
      this.set({
        connection: query.has("lost") ? "lost" : "open",
        table: query.has("fault") ? { ...state.table, fault: { seat: 2, text: "Novice 2 stopped with an error.", at: 0, ways: ["again", "simple", "swap"] } } : state.table,
        position,
        log: position.log.map((said, i) => ({ said, move: position.log_moves[i] ?? 0 })),
        chat: [{ n: 0, name: "Мария", seat: 2, text: "Удачной игры!", at: Date.now() / 1000 - 300 }],
        undo: true,
        vote: query.has("vote") ? { kind: "undo", seat: 2, agreed: [2], needed: [0, 2], name: "", refused: null, most: false, against: [] } : null,
        orders: query.has("orders") && position.questions[0] ? [{ prompt: "other", said: position.questions[0].said, option: position.questions[0].options.at(-1)!.said, until: "round" }] : [],
        hold: query.has("hold") ? 0 : null,
        result: position.result,
        hint: query.has("hint") ? (position.questions[0]?.options.slice(0, 3).map((o, i) => ({ key: o.key, said: o.said, expected: 0.6 - i * 0.1, visits: 100, traits: [], line: [], points: 31 - i, through: [] })) ?? null) : null,
      });
    });
  }
  answer(question: string, key: string): void {
    this.set({ refusal: `mock: ${question} ← ${key}` });
  }
}
