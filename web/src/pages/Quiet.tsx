/** One's own quiet hours: clocks of slow tables stand meanwhile, and nobody tells one anything. */
import { useState } from "react";
import { api } from "@/shell/api";
import { explain, useSession } from "@/shell/session";
import { useUi } from "@/shell/ui";
import { minutesOf, timeOf, zoneHere } from "@/time/clock";
import type { QuietHours } from "@/wire";

export default function Quiet() {
  const ui = useUi();
  const { me, setMe } = useSession();
  const [problem, setProblem] = useState("");
  const [quiet, setQuiet] = useState(me?.quiet ?? null); // as typed: the next change goes on from it, whatever is under way
  const set = (next: QuietHours) => {
    setQuiet(next.begin === next.end ? null : next);
    return api.prefer({ quiet: next }).then(
      (now) => {
        setMe(now);
        setProblem("");
      },
      (why: unknown) => setProblem(explain(ui, why)),
    );
  };
  const change = (part: Partial<QuietHours>) => quiet && void set({ ...quiet, ...part });
  return (
    <section className="set tall" aria-label={ui("quiet-title")}>
      <div className="setting flag">
        <input
          id="quiet-on"
          type="checkbox"
          checked={quiet !== null}
          aria-describedby="help-quiet"
          onChange={(event) => void set(event.target.checked ? { begin: 23 * 60, end: 7 * 60, zone: zoneHere() } : { begin: 0, end: 0, zone: "" })}
        />
        <label htmlFor="quiet-on">
          {ui("quiet-title")}
          <small id="help-quiet">{quiet ? ui("quiet-zone", { zone: quiet.zone.replaceAll("_", " ") }) : ui("quiet-help")}</small>
        </label>
      </div>
      {quiet && (
        <span className="row0">
          {(["begin", "end"] as const).map((side) => (
            <input
              key={side}
              className="field"
              type="time"
              required
              aria-label={ui(`quiet-${side}`)}
              value={timeOf(quiet[side])}
              onChange={(event) => event.target.value && change({ [side]: minutesOf(event.target.value) })}
            />
          ))}
        </span>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
