/** The note of a guided first game (LOOK §12): what is asked, why this is good, what else there is, and a line to the thing. Loaded with the first lesson. */
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/icons/Icon";
import { useRules } from "@/rules/open";
import { Words } from "@/rules/Words";
import { api } from "@/shell/api";
import { isNumeric } from "@/shell/advice";
import { isLooking } from "@/shell/Foresight";
import { Leader } from "@/shell/Leader";
import { refsOf } from "@/shell/lit";
import { explain, useLoaded } from "@/shell/session";
import { useTable } from "@/shell/table";
import { useUi } from "@/shell/ui";
import type { LessonAt, LessonInfo, Preview } from "@/wire";
import { useHeight } from "./height";
import "./lesson.css";

export default function LessonNote({ at }: { at: LessonAt }) {
  const t = useTable();
  const ui = useUi();
  const words = useLoaded(() => api.lesson(t.info.game, ui.lang), [t.info.game, ui.lang]);
  const [folded, fold] = useState(false);
  const box = useRef<HTMLElement>(null);
  useHeight(box);
  useEffect(() => {
    const read = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
      if (event.key !== "n" && event.key !== "т") return;
      fold(false);
      requestAnimationFrame(() => box.current?.focus());
    };
    document.addEventListener("keydown", read);
    return () => document.removeEventListener("keydown", read);
  }, []);
  const step = words.data?.steps.find((one) => one.id === at.step);
  const option = t.question?.options.find((one) => one.key === at.keys[0]);
  const about = option ? refsOf(option, t.also) : [];
  const things = step ? [step.point, ...about].filter(Boolean) : [];
  // on a phone the part of the board comes up where the advised thing lies, once a step
  const told = step ? `${t.n} ${step.id}` : "";
  useEffect(() => {
    const there = told ? t.module.segments(t).filter((one) => one.refs?.some((ref) => about.includes(ref))) : [];
    if (!there.length) return;
    // after the frame, which turns to the first part that has anything lit
    const timer = window.setTimeout(() => t.setSegment(there[0]!.id), 0);
    return () => window.clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [told]);
  if (!words.data) return null;
  const where = { n: Math.min(at.done + 1, at.all), all: at.all };
  return (
    <>
      <section className={`zone note lesson ${folded ? "folded" : ""}`} ref={box} tabIndex={-1} aria-label={words.data.title} data-step={at.over ? "end" : (at.step ?? "")}>
        <header>
          <h2 className="h">{words.data.title}</h2>
          <small>
            <span className="long">{at.over ? ui("lesson-over") : ui("lesson-at", where)}</span>
            <span className="few">{at.over ? "" : ui("lesson-at-few", where)}</span>
          </small>
          <button type="button" className="x" aria-expanded={!folded} aria-label={ui(folded ? "lesson-unfold" : "lesson-fold")} onClick={() => fold(!folded)}>
            <Icon name={folded ? "plus" : "close"} />
          </button>
        </header>
        {!folded && (
          <>
            <Progress at={at} />
            <Body at={at} words={words.data} />
          </>
        )}
      </section>
      {!folded && step && !t.state.hint && !isLooking(t) && <Leader advised things={things} from={box} mark={`${t.n} ${at.step} ${t.segment} ${t.selected}`} />}
    </>
  );
}

function Progress({ at }: { at: LessonAt }) {
  return (
    <p className="steps" aria-hidden>
      {Array.from({ length: at.all }, (_, i) => (
        <i key={i} className={i < at.done || at.over ? "d" : i === at.done ? "n" : ""} />
      ))}
    </p>
  );
}

function Body({ at, words }: { at: LessonAt; words: LessonInfo }) {
  const t = useTable();
  const ui = useUi();
  const rules = useRules();
  const [problem, setProblem] = useState("");
  const step = words.steps.find((one) => one.id === at.step);
  const first = at.step !== null && at.step === words.steps[0]?.id && !at.left;
  const asked = t.question !== null;
  const back = t.state.undo || t.state.askUndo;
  const again = back && at.done > 0 && !t.result && (
    <button type="button" className="lnk" onClick={() => t.feed.undo(!t.state.undo)}>
      <Icon name="undo" />
      {ui("lesson-again")}
    </button>
  );
  const numeric = isNumeric(t.question?.options ?? []);
  const numberOf = (key: string) => (numeric && /^\d$/.test(key) ? key : String(at.keys.indexOf(key) + 1));
  const others = step ? step.others.flatMap(([key, text]) => (at.keys.includes(key) ? [{ n: numberOf(key), key, text }] : [])) : [];
  return (
    <>
      <div className="voice" role="status" aria-live="polite">
        {at.left && asked && !at.over && <p className="free">{ui("lesson-left")}</p>}
        {first && (
          <p className="welcome">
            <Words line={words.welcome} />
          </p>
        )}
        {at.over ? (
          <p>
            <Words line={words.end} />
          </p>
        ) : step ? (
          <p>
            <span className="kk" aria-hidden>
              {numberOf(step.key)}
            </span>{" "}
            <Words line={step.text} />
          </p>
        ) : (
          <p>{ui(asked ? "lesson-own" : "lesson-wait")}</p>
        )}
      </div>
      {step && <Effects advised={step.key} />}
      {others.length > 0 && (
        <div className="ways">
          <h4>{ui("lesson-else")}</h4>
          <ul className="alts">
            {others.map((one) => (
              <li key={one.key}>
                <span className="key">{one.n}</span>
                <span>
                  <Words line={one.text} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {step && !at.left && <p className="free more">{ui("lesson-free")}</p>}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <footer>
        {at.over ? (
          <button type="button" className="opt sm" onClick={() => api.taught(t.info.id).catch((why: unknown) => setProblem(explain(ui, why)))}>
            {ui("lesson-play-on")}
          </button>
        ) : (
          <>
            {again}
            {step && (
              <button type="button" className="lnk" onClick={() => t.question && t.feed.answer(t.question.id, step.key)}>
                <Icon name="play" />
                {ui("lesson-skip")}
              </button>
            )}
            {step?.rules && rules?.index && (
              <button type="button" className="lnk" onClick={() => rules.open(step.rules)}>
                <Icon name="open-book" />
                {ui("lesson-rule")}
              </button>
            )}
            {!step && asked && t.info.hints && (
              <button type="button" className="lnk" onClick={() => t.feed.askHint()}>
                <Icon name="hint" />
                {ui("tool-hint")}
              </button>
            )}
          </>
        )}
      </footer>
    </>
  );
}

/** What would come of the advised option: asked for once a decision, kept while others are looked at. */
function Effects({ advised }: { advised: string }) {
  const t = useTable();
  const ui = useUi();
  const mark = `${t.n} ${t.question?.id ?? ""} ${advised}`;
  const [kept, keep] = useState<{ mark: string; preview: Preview } | null>(null);
  const { feed, question } = t;
  const id = question?.id;
  useEffect(() => {
    if (!id) return;
    const timer = window.setTimeout(() => feed.askPreview(id, advised), 350);
    return () => window.clearTimeout(timer);
  }, [feed, id, advised, t.n]);
  const told = t.state.preview;
  if (told && told.key === advised && told.n === t.n && told.question === id && kept?.preview !== told) keep({ mark, preview: told });
  if (!kept || kept.mark !== mark) return null;
  const { preview } = kept;
  const lines = [...preview.lines.map((one) => ({ ...one, id: "l" })), ...preview.anyway.map((one) => ({ ...one, id: "a" }))].slice(0, 4);
  if (!lines.length) return null;
  return (
    <ul className="fx" aria-label={ui("would-title")}>
      {lines.map((one, i) => (
        <li key={`${one.id}${i}`}>
          {one.share < 1 && <b>{Math.max(1, Math.round(one.share * 100))} % </b>}
          {t.texts.mine(one.said, t.names, t.seat)}
        </li>
      ))}
    </ul>
  );
}
