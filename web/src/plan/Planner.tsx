/** Plan ahead: answers laid down for one's coming questions, chosen on the board as if they were asked now. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import type { GameModule } from "@/games/game";
import { Icon } from "@/icons/Icon";
import { api } from "@/shell/api";
import { Dialog } from "@/shell/Dialog";
import { BaseFeed, type Feed } from "@/shell/feed";
import { useLoaded } from "@/shell/session";
import { TableProvider } from "@/shell/table";
import { TableFrame } from "@/shell/TableFrame";
import type { GameTexts } from "@/shell/texts";
import { useUi, useWords, type Words } from "@/shell/ui";
import type { QuestionInfo } from "@/wire";
import { answered, back, EMPTY, MOST_LINES, needed, otherwise, path, whole, type Draft } from "./lines";
import { useHeight } from "@/lesson/height";
import "@/lesson/lesson.css";
import "./plan.css";

const WORDS: Words = { en: () => import("../text/plan.en.ftl?raw"), ru: () => import("../text/plan.ru.ftl?raw") };

/** The table as it is, with the coming question in the place of an open one. */
class PlanFeed extends BaseFeed {
  constructor(
    private readonly live: Feed,
    private readonly take: (key: string) => void,
  ) {
    super();
    this.set(live.get());
  }
  show(question: QuestionInfo | null, refusal: string | null): void {
    const state = this.live.get();
    const position = state.position && { ...state.position, questions: question ? [question] : [] };
    this.set({ ...state, position, vote: null, hint: null, preview: null, orders: [], plan: null, planning: true, undo: false, askUndo: false, tookBack: null, refusal });
  }
  answer(_question: string, key: string): void {
    this.take(key);
  }
  say(text: string): void {
    this.live.say(text);
  }
}

export interface PlannerProps {
  live: Feed;
  module: GameModule;
  texts: GameTexts;
  title: string;
  onLeave(): void;
}

export default function Planner({ live, module, texts, title, onLeave }: PlannerProps) {
  const ui = useUi();
  const worded = useWords(WORDS);
  const state = useSyncExternalStore(live.subscribe, live.get);
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [sent, setSent] = useState(false);
  const wanted = path(draft).join("\n");
  const asked = state.foreseen && state.foreseen.path.join("\n") === wanted ? state.foreseen : null;
  const question = asked?.question ?? null;
  const turn = (state.position?.questions.length ?? 0) > 0;
  const n = state.position?.n;

  useEffect(() => {
    live.askPlan(wanted ? wanted.split("\n") : []);
  }, [live, wanted, n]);
  // one's turn has come, or the plan lies: back to the table
  useEffect(() => {
    if (turn || (sent && state.plan && !state.plan.dropped && !state.busy)) onLeave();
  }, [turn, sent, state.plan, state.busy, onLeave]);
  useEffect(() => {
    if (state.refusal) setSent(false);
  }, [state.refusal]);

  const names = state.table!.seats.map((seat) => seat.name);
  const say = (key: string): string => {
    const option = question?.options.find((one) => one.key === key);
    return option ? texts.said(option.said, names, state.position?.seat ?? null) : key;
  };
  const take = (key: string) => setDraft((now) => answered(now, { key, said: say(key) }));
  const taker = useMemo(() => ({ take }), []);
  taker.take = take;
  const [feed] = useState(() => {
    const made = new PlanFeed(live, (key) => taker.take(key));
    made.show(question, null);
    return made;
  });
  useEffect(() => feed.show(question, state.refusal), [feed, question, state]);

  if (!worded) return null;
  const lines = whole(draft);
  const lay = () => {
    setSent(true);
    live.plan(lines.map((line) => line.map((one) => one.key)), draft.own, draft.needs.map((one) => one.key));
  };
  const bar = (
    <Laid title={ui("plan-title")}>
      <header>
        <h2 className="h">{ui("plan-title")}</h2>
        <button type="button" className="x" aria-label={ui("close")} onClick={onLeave}>
          <Icon name="close" />
        </button>
      </header>
      <div role="status" aria-live="polite">
        {lines.length === 0 ? (
          <p>{ui("plan-help")}</p>
        ) : (
          <ol>
            {lines.map((line, i) => (
              <li key={i}>
                <b>{ui(i === 0 ? "plan-first" : "plan-else")}</b> {line.map((one) => one.said).join(" → ")}
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="row0">
        <button type="button" className="opt sm" disabled={!lines.length || state.busy} onClick={lay}>
          {ui("plan-lay")}
        </button>
        <button type="button" className="opt plain sm" disabled={!lines.length} onClick={() => setDraft(back)}>
          {ui("back")}
        </button>
        {draft.line.length > 0 && draft.lines.length < MOST_LINES - 1 && (
          <button type="button" className="opt plain sm" onClick={() => setDraft(otherwise)}>
            {ui("plan-otherwise")}
          </button>
        )}
        <Ahead live={live} texts={texts} names={names} />
        {lines.length > 0 && <Conditions draft={draft} setDraft={setDraft} first={draft.line.length === 0 ? question : null} say={say} />}
      </div>
    </Laid>
  );
  return (
    <TableProvider feed={feed} module={module} texts={texts} mode="play">
      <TableFrame title={title} note={bar} onEscape={onLeave} {...(question ? {} : { prompt: <Unknown first={!wanted} waiting={!asked} /> })} />
    </TableProvider>
  );
}

/** The plan lies where a lesson's note does: nothing on the board is covered that could be chosen. */
function Laid({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useHeight(box);
  return (
    <section className="zone note lesson planbar" ref={box} aria-label={title}>
      {children}
    </section>
  );
}

/** What else the plan is to rest on. */
function Conditions({ draft, setDraft, first, say }: { draft: Draft; setDraft: (draft: Draft) => void; first: QuestionInfo | null; say: (key: string) => string }) {
  const ui = useUi();
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<{ key: string; said: string }[]>([]);
  const many = draft.needs.length + (draft.own ? 1 : 0);
  useEffect(() => {
    if (first) setOptions(first.options.map((one) => ({ key: one.key, said: say(one.key) })));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [first]);
  return (
    <>
      <button type="button" className="opt plain sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {ui("plan-only-if", { n: many })}
      </button>
      {open && (
        <Dialog title={ui("plan-conditions")} onClose={() => setOpen(false)} className="plan-if">
          <p>{ui("plan-always")}</p>
          <label className="tick">
            <input type="checkbox" checked={draft.own} onChange={() => setDraft({ ...draft, own: !draft.own })} />
            {ui("plan-own")}
          </label>
          {options.length > 0 && <p>{ui("plan-needs")}</p>}
          {options.map((one) => (
            <label key={one.key} className="tick">
              <input type="checkbox" checked={draft.needs.some((need) => need.key === one.key)} onChange={() => setDraft(needed(draft, one))} />
              {one.said}
            </label>
          ))}
        </Dialog>
      )}
    </>
  );
}

/** Windows that others open: which of them are declined, before one was met. */
function Ahead({ live, texts, names }: { live: Feed; texts: GameTexts; names: readonly string[] }) {
  const ui = useUi();
  const { orders, table, busy } = useSyncExternalStore(live.subscribe, live.get);
  const [open, setOpen] = useState(false);
  const games = useLoaded(() => api.games(ui.lang), [ui.lang]);
  const windows = games.data?.find((one) => one.id === table?.game)?.windows ?? [];
  if (!windows.length) return null;
  return (
    <>
      <button type="button" className="opt plain sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {ui("plan-ahead", { n: orders.filter((order) => windows.includes(order.prompt)).length })}
      </button>
      {open && (
        <Dialog title={ui("plan-ahead-title")} onClose={() => setOpen(false)} className="plan-if">
          <p>{ui("plan-ahead-help")}</p>
          {windows.map((prompt) => {
            const left = orders.find((order) => order.prompt === prompt);
            return (
              <div key={prompt} className="ahead">
                <p>
                  {texts.say(`window-${prompt}`)}
                  {left && <small>{ui("plan-ahead-answer", { what: texts.said(left.option, names, null) })}</small>}
                </p>
                <div className="row0">
                  {(["round", "game"] as const).map((until) => (
                    <button key={until} type="button" className="opt plain sm" aria-pressed={left?.until === until} disabled={busy} onClick={() => live.order("", until, prompt)}>
                      {ui(`order-until-${until}`)}
                    </button>
                  ))}
                  {left && (
                    <button type="button" className="opt plain sm" disabled={busy} onClick={() => live.revoke(prompt)}>
                      {ui("order-revoke")}
                    </button>
                  )}
                </div>
              </div>
            );
          })}
          <p>{ui("order-help")}</p>
        </Dialog>
      )}
    </>
  );
}

function Unknown({ first, waiting }: { first: boolean; waiting: boolean }) {
  const ui = useUi();
  return (
    <section className="zone prompt paper unknown" aria-label={ui("plan-title")}>
      <div className="q" role="status">
        <p>{ui(waiting ? "plan-looking" : first ? "plan-unknown" : "plan-no-further")}</p>
      </div>
    </section>
  );
}
