/** A lost password: asked for by name, and replaced by who opens the link that came. */
import { useState } from "react";
import { api } from "@/shell/api";
import { Bar } from "@/shell/Bar";
import { go } from "@/shell/router";
import { explain, useSession } from "@/shell/session";
import { useUi } from "@/shell/ui";

export default function Recover({ code }: { code: string | null }) {
  const ui = useUi();
  const { setMe } = useSession();
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");
  const work = async () => {
    setProblem("");
    try {
      if (code) {
        setMe(await api.recovered(code, text));
        go("/", true);
      } else setSaid(ui((await api.recover(text)).mails ? "recover-sent" : "recover-owner"));
    } catch (why) {
      setProblem(explain(ui, why));
    }
  };
  return (
    <main className="page scroll">
      <Bar />
      <section className="zone plainpage">
        <h1 className="big-h">{ui("recover-title")}</h1>
        <form
          className="set tall"
          onSubmit={(event) => {
            event.preventDefault();
            void work();
          }}
        >
          <label htmlFor="recover">{ui(code ? "account-password-new" : "account-name")}</label>
          <input
            id="recover"
            key={code ?? ""}
            className="field"
            required
            {...(code ? { type: "password", autoComplete: "new-password", minLength: 8, maxLength: 200 } : { autoComplete: "username", maxLength: 40 })}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <span className="row0">
            <button type="submit" className="opt sm">
              {ui(code ? "account-password-change" : "recover-ask")}
            </button>
          </span>
          <p role="status">{said || ui(code ? "account-password-help" : "recover-help")}</p>
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
        </form>
      </section>
    </main>
  );
}
