/** Beside the board of a replay: a costly decision, with the numbers that its two ways have on the board (LOOK §12). */
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/icons/Icon";
import { useHeight } from "@/lesson/height";
import "@/lesson/lesson.css";
import { api } from "@/shell/api";
import { tenths } from "@/shell/points";
import { go, Link } from "@/shell/router";
import { explain } from "@/shell/session";
import { useTable } from "@/shell/table";
import { useUi } from "@/shell/ui";
import type { ReviewDecision, ReviewWay, TableInfo } from "@/wire";
import { answers, because, lost, percent, together } from "./told";

export function Ways({ one, n, seat, table }: { one: ReviewDecision; n: number; seat: number; table: TableInfo }) {
  const t = useTable();
  const ui = useUi();
  const box = useRef<HTMLElement>(null);
  const [problem, setProblem] = useState("");
  useHeight(box);
  // a phone turns to the part of the board where the stronger way lies, else to that of what was done; it comes into view
  const { ways, segment } = t;
  useEffect(() => {
    const parts = t.module.segments(t);
    const there = [...(ways?.best ?? []), ...(ways?.did ?? [])].map((ref) => parts.find((part) => part.refs?.includes(ref))).find(Boolean);
    if (there) t.setSegment(there.id);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ways]);
  useEffect(() => {
    const marked = document.querySelector<HTMLElement>(".slot .way.best, .handslot .way.best") ?? document.querySelector<HTMLElement>(".slot .way, .handslot .way");
    marked?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [ways, segment]);
  const { texts, names } = t;
  const why = because(one, texts, names, seat);
  const attempt = () =>
    api.tryFrom(table.id, one.move, seat).then(
      (made) => go(`/t/${made.id}`),
      (failed: unknown) => setProblem(explain(ui, failed)),
    );
  const row = (number: string, label: string, way: ReviewWay) => (
    <li>
      <span className={`kk ${number === "1" ? "was" : ""}`}>{number}</span>
      <span>
        <small>{texts.say(label)}</small> {answers(way, texts, names, seat)} <b>{`${percent(way.share)}\u00a0%`}</b>
      </span>
    </li>
  );
  return (
    <section className="zone note lesson ways2" ref={box} aria-label={texts.say("after-decision", { n })}>
      <header>
        <h2 className="h">{texts.say("after-decision", { n })}</h2>
        <small>
          −{percent(one.cost)} % {texts.say("after-of-a-win")}
          {lost(one) > 0 && `, ${texts.say("after-points", { n: tenths(lost(one), ui.lang) })}`}
        </small>
      </header>
      <p className="free">{together(one) ? `${texts.say("after-turn")}. ${texts.say("after-turn-help")}` : texts.said(one.asked, names, seat)}</p>
      <ol className="alts">
        {row("1", table.your_seat === seat ? "after-you" : "after-done", one.did)}
        {row("2", "after-stronger", one.best)}
      </ol>
      {why && <p className="free">{why}</p>}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <footer>
        <button type="button" className="lnk" onClick={() => void attempt()}>
          <Icon name="play" />
          {texts.say("after-try")}
        </button>
        <Link className="lnk" to={`/t/${table.id}/review?seat=${seat}`}>
          <Icon name="back" />
          {texts.say("after-title")}
        </Link>
      </footer>
    </section>
  );
}
