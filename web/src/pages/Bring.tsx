import { useEffect, useRef, useState } from "react";
import { Icon } from "@/icons/Icon";
import { api, Refused } from "@/shell/api";
import { Bar } from "@/shell/Bar";
import { broughtFor, carry } from "@/shell/brought";
import { go } from "@/shell/router";
import { explain, useLoaded } from "@/shell/session";
import { useUi } from "@/shell/ui";
import type { GameInfo, StoryInfo } from "@/wire";
import { Loading, Missing } from "./Missing";
import { useGame } from "@/shell/game";
import "./pages.css";

/** UTF-8 takes up to so many bytes for a character. */
const BYTES = 4;

/** What somebody brought: the file as it is, and the story that the server read in it. */
interface Read {
  name: string;
  document: string;
  info: StoryInfo;
}

/** A chronicle that was handed on: choose its file, read its story, begin a table that continues it. `from`: the table that left it. */
export default function Bring({ game, from }: { game: string; from: string | null }) {
  const ui = useUi();
  const games = useLoaded(() => api.games(ui.lang), [ui.lang]);
  if (games.error && !games.data) return <Failed why={games.error} again={games.again} />;
  if (!games.data) return <Loading />;
  const known = games.data.find((one) => one.id === game);
  if (!known?.settings.some((setting) => setting.sealed)) return <Missing title={ui("bring-title")} help={ui("bring-none")} />;
  return <Desk game={known} from={from} />;
}

/** Something that did not come, and another try. */
export function Failed({ why, again }: { why: unknown; again(): void }) {
  const ui = useUi();
  return (
    <Missing title={ui("error-title")} help={explain(ui, why)}>
      <button type="button" className="opt" onClick={again}>
        {ui("retry")}
      </button>
    </Missing>
  );
}

function Desk({ game, from }: { game: GameInfo; from: string | null }) {
  const ui = useUi();
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState("");
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const most = game.settings.find((setting) => setting.sealed)?.high ?? 0;

  /** Reads what came; of several the last one counts. */
  const take = async (name: string, text: () => Promise<string>) => {
    const turn = ++latest.current;
    const mine = () => turn === latest.current;
    setBusy(true);
    setProblem("");
    setRead(null);
    try {
      const document = await text();
      const info = await api.readStory(game.id, document, ui.lang);
      if (mine()) setRead({ name, document, info });
    } catch (why) {
      if (!mine()) return;
      setProblem(explain(ui, why));
      setRefused(!(why instanceof Refused && why.code === "offline"));
    } finally {
      if (mine()) setBusy(false);
    }
  };
  const choose = (file: File) => {
    if (file.size > most * BYTES) {
      latest.current += 1;
      setBusy(false);
      setRead(null);
      setProblem(ui("bring-too-large", { n: most }));
      setRefused(true);
      return;
    }
    void take(file.name, () => file.text());
  };
  useEffect(() => {
    const kept = broughtFor(game.id);
    if (from) void take(`${game.title} ${from}`, () => api.chronicle(from));
    else if (kept) void take(kept.name, () => Promise.resolve(kept.document));
    // once for a page: another language does not fetch it anew
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [game.id, from]);

  if (read) return <Shown game={game} read={read} other={() => setRead(null)} />;
  return (
    <main className="page scroll">
      <Bar />
      <section className="zone plainpage bring">
        <h1 className="big-h">
          {ui("bring-title")} <small>{game.title}</small>
        </h1>
        <p className="say">{ui("bring-help")}</p>
        <label className="opt filepick">
          <Icon name="tied-scroll" />
          {ui("bring-choose")}
          <input
            id="bring-file"
            className="sr"
            type="file"
            accept=".json,application/json"
            aria-describedby={problem ? "bring-problem" : undefined}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = ""; // the same file, mended, may be chosen again
              if (file) choose(file);
            }}
          />
        </label>
        <p role="status">{busy ? ui("bring-reading") : ""}</p>
        {problem && (
          <div role="alert" id="bring-problem">
            <p className="problem">
              {refused && <b>{ui("bring-refused")}.</b>} {problem}
            </p>
            {from && (
              <button type="button" className="opt plain sm" onClick={() => void take(`${game.title} ${from}`, () => api.chronicle(from))}>
                {ui("retry")}
              </button>
            )}
          </div>
        )}
      </section>
    </main>
  );
}

function Shown({ game, read, other }: { game: GameInfo; read: Read; other(): void }) {
  const ui = useUi();
  const loaded = useGame(game.id);
  if (loaded.error && !loaded.data) return <Failed why={loaded.error} again={loaded.again} />;
  if (!loaded.data) return <Loading />;
  const { module, texts } = loaded.data;
  const begin = () => {
    carry({ game: game.id, name: read.name, document: read.document, options: read.info.options });
    const group = new URLSearchParams(location.search).get("group");
    go(`/new?game=${game.id}${group ? `&group=${encodeURIComponent(group)}` : ""}`);
  };
  const acts = (
    <>
      <button type="button" className="opt" onClick={begin}>
        <Icon name="play" />
        <span>
          {ui("bring-begin")}
          <small>{ui("bring-begin-help")}</small>
        </span>
      </button>
      <button type="button" className="opt plain" onClick={other}>
        {ui("bring-other")}
      </button>
    </>
  );
  const { Story } = module;
  if (!Story) return <Missing title={ui("bring-title")}>{acts}</Missing>;
  return (
    <main className="page scroll">
      <Bar />
      <Story table={null} info={read.info} texts={texts} face={module.face} acts={acts} />
    </main>
  );
}
