import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { api, Refused } from "@/shell/api";
import type { Feed, FeedState } from "@/shell/feed";
import { useGame } from "@/shell/game";
import { explain, useSession } from "@/shell/session";
import { SocketFeed } from "@/shell/socket";
import { TableProvider } from "@/shell/table";
import { TableFrame } from "@/shell/TableFrame";
import { useUi, useWords, type Words } from "@/shell/ui";
import type { TableInfo } from "@/wire";
import { End } from "./End";
import { Loading, Missing } from "./Missing";
import { Room } from "./Room";
import { WORDS as TIME } from "@/time/words";
import { seenLast, seenNow } from "@/shell/seen";
import "./table.css";

const Since = lazy(() => import("@/since/Since"));
const Planner = lazy(() => import("@/plan/Planner"));

const EVERY = 2500;
const WORDS: Words = { en: () => import("@/text/table.en.ftl?raw"), ru: () => import("@/text/table.ru.ftl?raw") };

/** A table by its link: waiting, running or finished. */
export default function TablePage({ id }: { id: string }) {
  const ui = useUi();
  const { me } = useSession();
  const [table, setTable] = useState<TableInfo | null>(null);
  const [error, setError] = useState<unknown>(null);
  const status = table?.status;
  const worded = [useWords(WORDS), useWords(TIME)].every(Boolean);

  useEffect(() => {
    let live = true;
    const look = () =>
      api.table(id).then(
        (found) => {
          if (!live) return;
          setTable(found);
          setError(null);
        },
        (why: unknown) => live && setError(why),
      );
    void look();
    const timer = window.setInterval(() => (status === "waiting" || status === undefined) && document.visibilityState === "visible" && void look(), EVERY);
    return () => {
      live = false;
      window.clearInterval(timer);
    };
  }, [id, status, me?.id]);

  if (error && !table) {
    const missing = error instanceof Refused && (error.status === 404 || error.status === 403);
    return <Missing {...(missing ? {} : { title: ui("error-title"), help: explain(ui, error) })} />;
  }
  if (!table || !worded) return <Loading />;
  if (table.status === "waiting") return <Room table={table} onChange={setTable} />;
  if (table.status === "abandoned" && table.moves === 0) return <Missing title={ui("room-abandoned")} help="" />;
  return <Playing id={id} finished={table.status !== "playing"} game={table.game} rules={table.rules ?? null} />;
}

function Playing({ id, game, rules, finished }: { id: string; game: string; rules: number | null; finished: boolean }) {
  const ui = useUi();
  const loaded = useGame(game, rules);
  const [feed, setFeed] = useState<Feed | null>(null);
  const [end, setEnd] = useState(finished);

  useEffect(() => {
    let made: Feed | null = null;
    let live = true;
    const open = async () => {
      if (__MOCK__ && id.startsWith("mock")) {
        const { MockFeed } = await import("@/mock/mock");
        made = new MockFeed(id);
      } else made = new SocketFeed(id);
      if (live) setFeed(made);
      else made.close();
    };
    void open();
    return () => {
      live = false;
      made?.close();
    };
  }, [id]);
  useEffect(() => {
    const show = () => setEnd(true);
    document.addEventListener("oikumene:end", show);
    return () => document.removeEventListener("oikumene:end", show);
  }, []);

  if (loaded.error && !loaded.data) return <Missing title={ui("error-title")} help={explain(ui, loaded.error)} />;
  if (!feed || !loaded.data) return <Loading />;
  return <Opened feed={feed} {...loaded.data} end={end} setEnd={setEnd} />;
}

/** The server would not have us at this table: why, and what can be done. */
function ShownOut({ why }: { why: string }) {
  const ui = useUi();
  if (why === "no-table") return <Missing />;
  return (
    <Missing title={ui("gone-title")} help={ui.maybe(`gone-${why}`) || ui("gone-other", { why })}>
      <button type="button" className="opt" onClick={() => location.reload()}>
        {ui("gone-again")}
      </button>
    </Missing>
  );
}

/** What others did since one's turn: asked for, or shown first to who comes back to a slow table or after a while. */
interface Back {
  after: number | null;
  unasked: boolean;
}

function useBack(state: FeedState): { back: Back | null; leave: (nothing?: boolean) => void; nothing: boolean } {
  const { table, position } = state;
  const [back, setBack] = useState<Back | null>(null);
  const [nothing, setNothing] = useState(false);
  const came = useRef(false);
  const id = table?.id;
  const n = position?.n;
  const playing = table?.status === "playing" && table.your_seat !== null && !(__MOCK__ && id?.startsWith("mock"));
  useEffect(() => {
    if (!id || n === undefined || !playing) return;
    if (!came.current) {
      came.current = true;
      const last = seenLast(id);
      if (last && n > last.n && (table.pace === "slow" || last.long)) {
        setBack({ after: last.n, unasked: true });
        return;
      }
    }
    if (!back) seenNow(id, n);
  }, [id, n, playing, back, table?.pace]);
  useEffect(() => {
    const open = () => setBack({ after: null, unasked: false });
    document.addEventListener("oikumene:since", open);
    return () => document.removeEventListener("oikumene:since", open);
  }, []);
  const leave = (none = false) => {
    setBack(null);
    setNothing(none);
    if (none) window.setTimeout(() => setNothing(false), 4000);
  };
  return { back: playing ? back : null, leave, nothing };
}

function Opened({ feed, module, texts, title, end, setEnd }: { feed: Feed; end: boolean; setEnd: (end: boolean) => void } & NonNullable<ReturnType<typeof useGame>["data"]>) {
  const ui = useUi();
  const state = useSyncExternalStore(feed.subscribe, feed.get);
  const { back, leave, nothing } = useBack(state);
  const [planning, setPlanning] = useState(false);
  const unplan = useCallback(() => setPlanning(false), []);
  const asked = (state.position?.questions.length ?? 0) > 0;
  useEffect(() => {
    const open = () => setPlanning(true);
    document.addEventListener("oikumene:plan", open);
    return () => document.removeEventListener("oikumene:plan", open);
  }, []);
  useEffect(() => {
    if (asked) setPlanning(false);
  }, [asked]);
  if (state.connection === "gone") return <ShownOut why={state.gone ?? ""} />;
  if (!state.position || !state.table) {
    return state.connection === "lost" ? (
      <Missing title={ui("lost-title")} help={ui("lost-help")}>
        <button type="button" className="opt" onClick={() => feed.retry()}>
          {ui("retry")}
        </button>
      </Missing>
    ) : state.refusal ? (
      <Missing title={ui("not-shown-title")} help={state.refusal}>
        <button type="button" className="opt" onClick={() => location.reload()}>
          {ui("retry")}
        </button>
      </Missing>
    ) : (
      <Loading />
    );
  }
  if (end && state.position.result) {
    const { Ending } = module;
    const ending = Ending && (
      <TableProvider feed={feed} module={module} texts={texts} mode="watch">
        <Ending />
      </TableProvider>
    );
    return <End table={state.table} result={state.position.result} view={state.position.view} module={module} texts={texts} title={title} log={state.log} ending={ending} onLook={() => setEnd(false)} />;
  }
  const table = (
    <TableProvider feed={feed} module={module} texts={texts} mode={state.table.your_seat === null ? "watch" : "play"}>
      <TableFrame title={title} onEnd={() => setEnd(true)} />
      {nothing && (
        <p className="toast" role="status">
          {ui("since-nothing")}
        </p>
      )}
    </TableProvider>
  );
  if (planning && !state.position.questions.length && !state.position.result) {
    return (
      <Suspense fallback={table}>
        <Planner live={feed} module={module} texts={texts} title={title} onLeave={unplan} />
      </Suspense>
    );
  }
  if (!back) return table;
  const until = back.unasked ? <Loading /> : table;
  return (
    <Suspense fallback={until}>
      <Since live={state} module={module} texts={texts} title={title} {...back} onLeave={leave} fallback={until} />
    </Suspense>
  );
}
