/** A worked example: steps that the engine has played, with what was answered and what happened. */
import { useState } from "react";
import { FaceCard } from "@/cards/Card";
import { Icon } from "@/icons/Icon";
import { api } from "@/shell/api";
import { go } from "@/shell/router";
import { explain } from "@/shell/session";
import { useUi } from "@/shell/ui";
import type { RuleExample, RuleStep, SaidInfo } from "@/wire";
import { BoardFigure, type Drawn } from "./Figures";
import { Words } from "./Words";

/** The cards a step is about: those its answers and its log name. */
function cardsOf(step: RuleStep): string[] {
  const named = (said: SaidInfo) =>
    Object.entries(said.kinds).flatMap(([name, kind]) => (kind === "card" ? [said.args[name]].flat().filter((value): value is string => typeof value === "string") : []));
  return [...new Set([...step.answers, ...step.log].flatMap(named).map((tag) => tag.split(/[@#]/)[0]!))];
}

export function ExampleBox({ example, all = false, ...drawn }: { example: RuleExample; /** Every step at once: in print. */ all?: boolean } & Drawn) {
  const ui = useUi();
  const [at, setAt] = useState(0);
  const [board, setBoard] = useState(false);
  const [going, setGoing] = useState(false);
  const [problem, setProblem] = useState("");
  const { texts, module } = drawn;
  const names = Array.from({ length: example.players }, (_, i) => ui("rules-player", { n: i + 1 }));
  const said = (one: SaidInfo) => texts.said(one, names, null);
  const last = example.steps.length - 1;
  const step = example.steps[at]!;
  const cards = cardsOf(step).slice(0, 2);
  const lines = (one: RuleStep) =>
    one.log.length > 0 && (
      <ul className="exlog">
        {one.log.map((line, i) => (
          <li key={i}>{said(line)}</li>
        ))}
      </ul>
    );
  return (
    <section className="ex" aria-label={`${ui("rules-example")}: ${example.title}`}>
      <header>
        <h4 className="h">{ui("rules-example")}</h4>
        <small>{example.title}</small>
        {!all && last > 0 && <span className="exs">{ui("rules-step", { n: at + 1, all: last + 1 })}</span>}
      </header>
      {all ? (
        <ol className="exall">
          {example.steps.map((one, i) => (
            <li key={i}>
              <Words line={one.text} />
              {lines(one)}
            </li>
          ))}
        </ol>
      ) : (
        <>
          <div className={`exb ${cards.length ? "" : "nocards"}`}>
            {cards.length > 0 && (
              <div className="exl">
                {cards.map((id) => {
                  const card = texts.card(id);
                  return card ? <FaceCard key={id} face={module.face(card, texts)} className="still" /> : null;
                })}
              </div>
            )}
            <div className="exm" aria-live="polite">
              <p className="voice">
                <Words line={step.text} />
              </p>
              {lines(step)}
            </div>
          </div>
          {board && <BoardFigure example={example.id} step={at} {...drawn} />}
          <footer>
            {last > 0 && (
              <>
                <button type="button" className="btn" aria-label={ui("rules-back")} disabled={at === 0} onClick={() => setAt(at - 1)}>
                  <Icon name="play" className="flip" />
                </button>
                <span className="exsteps" aria-hidden="true">
                  {example.steps.map((_, i) => (
                    <i key={i} className={i < at ? "d" : i === at ? "n" : ""} />
                  ))}
                </span>
                <button type="button" className="btn go1" onClick={() => setAt(at === last ? 0 : at + 1)}>
                  <Icon name={at === last ? "replay" : "play"} />
                  {ui(at === last ? "rules-again" : "rules-next")}
                </button>
              </>
            )}
            <button type="button" className="btn" aria-expanded={board} onClick={() => setBoard(!board)}>
              <Icon name="eye" />
              {ui(board ? "rules-board-hide" : "rules-board")}
            </button>
            <button
              type="button"
              className="btn"
              disabled={going}
              onClick={() => {
                setGoing(true);
                api.playExample(drawn.game, example.id, at).then(
                  (table) => go(`/t/${table.id}`),
                  (why: unknown) => {
                    setGoing(false);
                    setProblem(explain(ui, why));
                  },
                );
              }}
            >
              <Icon name="play" />
              {ui("rules-play")}
            </button>
            {problem && (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
            <span className="engine">{ui("rules-engine")}</span>
          </footer>
        </>
      )}
    </section>
  );
}
