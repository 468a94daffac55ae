/** Where one is signed in, and everything that is kept of one. */
import { useEffect, useState } from "react";
import { api } from "@/shell/api";
import { explain } from "@/shell/session";
import { useUi } from "@/shell/ui";
import type { Session } from "@/wire";

export default function Devices() {
  const ui = useUi();
  const [found, setFound] = useState<Session[]>([]);
  const [problem, setProblem] = useState("");
  const load = (work: Promise<Session[]>) => work.then(setFound, (why: unknown) => setProblem(explain(ui, why)));
  useEffect(() => {
    void load(api.sessions());
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const when = new Intl.DateTimeFormat(ui.lang, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
  return (
    <section className="set tall" aria-label={ui("devices-title")}>
      <p>{ui("devices-title")}</p>
      <ul className="devices">
        {found.map((one) => (
          <li key={one.mark}>
            <span>
              {one.agent || ui("devices-unknown")} <small>{one.here ? ui("devices-here") : ui("devices-seen", { when: when.format(new Date(one.seen * 1000)) })}</small>
            </span>
            {!one.here && (
              <button type="button" className="opt plain sm" aria-label={ui("devices-end-of", { name: one.agent || ui("devices-unknown") })} onClick={() => void load(api.endSession(one.mark))}>
                {ui("account-logout")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <a className="lnk" href="/api/me/export" download>
        {ui("devices-export")}
      </a>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
