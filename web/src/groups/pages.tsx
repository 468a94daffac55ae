/** The pages of groups, loaded when one of them is opened: the list (`/groups`), a group (`/g/:id`), an invitation (`/j/:code`). */
import { useEffect, useState, type FormEvent } from "react";
import { Icon } from "@/icons/Icon";
import { Loading, Missing } from "@/pages/Missing";
import { Refused } from "@/shell/api";
import { go, Link, match } from "@/shell/router";
import { explain, useLoaded, useSession } from "@/shell/session";
import { useUi, useWords } from "@/shell/ui";
import { groupApi } from "./api";
import { Sheet } from "./Frame";
import { GroupPage } from "./GroupPage";
import { unread } from "./read";
import { WORDS } from "./words";
import "./groups.css";

export default function Pages({ path }: { path: string }) {
  const ready = useWords(WORDS);
  if (!ready) return <Loading />;
  const group = match("/g/:id", path)?.["id"];
  const code = match("/j/:code", path)?.["code"];
  if (group) return <GroupPage key={group} id={group} />;
  if (code) return <Join key={code} code={code} />;
  return path === "/groups" ? <List /> : <Missing />;
}

function List() {
  const ui = useUi();
  const { me } = useSession();
  const groups = useLoaded(() => groupApi.mine(), [me?.id]);
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = ui("groups-title");
  }, [ui]);
  const make = (event: FormEvent) => {
    event.preventDefault();
    groupApi.make(name).then(
      (made) => go(`/g/${made.id}`),
      (why: unknown) => setProblem(explain(ui, why)),
    );
  };
  return (
    <Sheet title={ui("groups-title")}>
      <p className="say">{ui("groups-about")}</p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <h2 className="h">{ui("groups-mine")}</h2>
      {groups.data?.length === 0 && <p className="none">{ui("groups-none")}</p>}
      {groups.error !== null && !groups.data && <p className="problem">{explain(ui, groups.error)}</p>}
      <ul className="grp-lines">
        {(groups.data ?? []).map((group) => (
          <li key={group.id}>
            <Link to={`/g/${group.id}`}>
              <Icon name="three-friends" />
              <span>
                <b>{group.name}</b>
                <small>
                  {ui("groups-line", { n: group.members })}, {ui("groups-line-tables", { n: group.tables })}
                  {group.yours && `, ${ui("groups-yours")}`}
                </small>
              </span>
              {unread(group.id, group.said) > 0 && <span className="news">{ui("groups-line-said", { n: unread(group.id, group.said) })}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <form className="set tall" onSubmit={make}>
        <label htmlFor="grp-name">{ui("groups-new")}</label>
        <span className="row0">
          <input id="grp-name" className="field" required minLength={2} maxLength={40} value={name} placeholder={ui("groups-name-example")} onChange={(event) => setName(event.target.value)} />
          <button type="submit" className="opt sm">
            {ui("groups-make")}
          </button>
        </span>
      </form>
      <form
        className="set tall"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = code.replace(/[^0-9a-z]/gi, "");
          if (typed) go(`/j/${typed.toUpperCase()}`);
        }}
      >
        <label htmlFor="grp-code">
          {ui("groups-have-code")} <small>{ui("groups-code")}</small>
        </label>
        <span className="row0">
          <input id="grp-code" className="field grp-typed" required maxLength={12} autoComplete="off" autoCapitalize="characters" spellCheck={false} value={code} placeholder="K7M-4QX" onChange={(event) => setCode(event.target.value)} />
          <button type="submit" className="opt plain sm">
            {ui("groups-code-go")}
          </button>
        </span>
      </form>
    </Sheet>
  );
}

function Join({ code }: { code: string }) {
  const ui = useUi();
  const found = useLoaded(() => groupApi.invitation(code), [code]);
  const [problem, setProblem] = useState("");
  const there = found.data?.group;
  useEffect(() => {
    document.title = ui("join-title");
    if (there) go(`/g/${there}`, true);
  }, [ui, there]);
  if (!found.data) {
    if (found.error === null) return <Loading />;
    const gone = found.error instanceof Refused && found.error.code === "no-invitation";
    return (
      <Sheet title={ui(gone ? "join-gone" : "error-title")}>
        <p className="say">{explain(ui, found.error)}</p>
        <Link to="/groups" className="opt plain">
          {ui("groups-title")}
        </Link>
      </Sheet>
    );
  }
  return (
    <Sheet title={ui("join-title")}>
      <p className="grp-invited">{found.data.name}</p>
      <p className="say">{ui("join-help")}</p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="row0">
        <button
          type="button"
          className="opt"
          onClick={() =>
            groupApi.accept(code).then(
              (group) => go(`/g/${group.id}`, true),
              (why: unknown) => setProblem(explain(ui, why)),
            )
          }
        >
          <Icon name="check" />
          {ui("join-do")}
        </button>
        <Link to="/" className="opt plain">
          {ui("room-decline")}
        </Link>
      </div>
    </Sheet>
  );
}
