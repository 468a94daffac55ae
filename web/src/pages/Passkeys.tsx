/** The passkeys of an account: those there are, and one more. */
import { useEffect, useState } from "react";
import { addPasskey, passkeyProblem, passkeys, passkeysHere, removePasskey } from "@/shell/passkeys";
import { useUi } from "@/shell/ui";
import type { Passkey } from "@/wire";

export default function Passkeys() {
  const ui = useUi();
  const [found, setFound] = useState<Passkey[]>([]);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");
  const load = (work: Promise<Passkey[]>) =>
    work.then(
      (all) => {
        setFound(all);
        setProblem("");
      },
      (why: unknown) => setProblem(passkeyProblem(ui, why)),
    );
  useEffect(() => {
    void load(passkeys());
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const when = new Intl.DateTimeFormat(ui.lang, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
  const day = (seconds: number) => when.format(new Date(seconds * 1000));
  return (
    <section className="set tall" aria-label={ui("passkeys-title")}>
      <p>{ui("passkeys-title")}</p>
      <small>{ui("passkeys-help")}</small>
      {found.length > 0 && (
        <ul className="devices">
          {found.map((one) => (
            <li key={one.mark}>
              <span>
                {one.name || ui("passkeys-travels")} <small>{one.seen == null ? ui("passkeys-made", { when: day(one.made) }) : ui("passkeys-used", { when: day(one.seen) })}</small>
              </span>
              <button type="button" className="opt plain sm" aria-label={ui("passkeys-remove-of", { name: one.name || ui("passkeys-travels") })} onClick={() => void load(removePasskey(one.mark))}>
                {ui("passkeys-remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {passkeysHere() ? (
        <form
          className="row0"
          onSubmit={(event) => {
            event.preventDefault();
            void load(
              addPasskey(password).then((all) => {
                setPassword("");
                return all;
              }),
            );
          }}
        >
          <label htmlFor="passkey-password" className="sr">
            {ui("passkeys-password")}
          </label>
          <input
            id="passkey-password"
            className="field"
            type="password"
            autoComplete="current-password"
            placeholder={ui("passkeys-password")}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <button type="submit" className="opt plain sm" disabled={!password}>
            {ui("passkeys-add")}
          </button>
        </form>
      ) : (
        <small>{ui("passkeys-not-here")}</small>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
