import { lazy, Suspense, useState } from "react";
import { api } from "@/shell/api";
import { Dialog } from "@/shell/Dialog";
import { passkeyProblem, passkeysHere, signInWithPasskey } from "@/shell/passkeys";
import { explain, useSession } from "@/shell/session";
import { useSure } from "@/shell/Sure";
import { useUi } from "@/shell/ui";
import { go } from "@/shell/router";
import type { Me } from "@/wire";

const Devices = lazy(() => import("./Devices"));
const Quiet = lazy(() => import("./Quiet"));
const Passkeys = lazy(() => import("./Passkeys"));

export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const ui = useUi();
  const { me, setMe } = useSession();
  const [name, setName] = useState(me?.name ?? "");
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [next, setNext] = useState("");
  const [farewell, setFarewell] = useState("");
  const [sheet, sure] = useSure();
  const [done, setDone] = useState("");
  const [problem, setProblem] = useState("");
  const run = (work: Promise<Me>, after?: () => void) =>
    work.then(
      (next) => {
        setMe(next);
        setProblem("");
        after?.();
      },
      (why: unknown) => setProblem(passkeyProblem(ui, why)),
    );
  return (
    <Dialog title={ui("account-title")} onClose={onClose}>
      <form
        className="set tall"
        onSubmit={(event) => {
          event.preventDefault();
          void run(api.rename(name));
        }}
      >
        <label htmlFor="me-name">{ui("account-name")}</label>
        <span className="row0">
          <input id="me-name" className="field" value={name} maxLength={40} autoComplete="nickname" onChange={(event) => setName(event.target.value)} />
          <button type="submit" className="opt plain sm">
            {ui("account-rename")}
          </button>
        </span>
      </form>
      {me?.guest ? (
        <form className="set tall" onSubmit={(event) => event.preventDefault()}>
          <p>{ui("account-guest")}</p>
          <label htmlFor="login">{ui("account-name")}</label>
          <input id="login" className="field" autoComplete="username" value={login} onChange={(event) => setLogin(event.target.value)} />
          <label htmlFor="password">{ui("account-password")}</label>
          <input id="password" className="field" type="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
          <span className="row0">
            <button type="button" className="opt sm" onClick={() => void run(api.account(login, password), onClose)}>
              {ui("account-make")}
            </button>
            <button type="submit" className="opt plain sm" onClick={() => void run(api.login(login, password), onClose)}>
              {ui("account-login")}
            </button>
          </span>
          {passkeysHere() && (
            <span className="row0">
              <button type="button" className="opt plain sm" onClick={() => void run(signInWithPasskey(), onClose)}>
                {ui("account-passkey")}
              </button>
            </span>
          )}
          <button type="button" className="lnk" onClick={() => go("/recover")}>
            {ui("recover-lost")}
          </button>
        </form>
      ) : (
        <>
          <div className="set tall">
            <p>{ui("account-is", { name: me?.name ?? "" })}</p>
            <span className="row0">
              <button type="button" className="opt plain sm" onClick={() => void run(api.logout(), onClose)}>
                {ui("account-logout")}
              </button>
              <button type="button" className="opt plain sm" onClick={() => void run(api.logoutEverywhere(), onClose)}>
                {ui("account-logout-everywhere")}
              </button>
            </span>
          </div>
          <form
            className="set tall"
            onSubmit={(event) => {
              event.preventDefault();
              void run(api.password(password, next), () => {
                setPassword("");
                setNext("");
                setDone(ui("account-password-changed"));
              });
            }}
          >
            <label htmlFor="old-password">{ui("account-password-now")}</label>
            <input id="old-password" className="field" type="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
            <label htmlFor="new-password">{ui("account-password-new")}</label>
            <input id="new-password" className="field" type="password" autoComplete="new-password" minLength={8} maxLength={200} value={next} onChange={(event) => setNext(event.target.value)} />
            <span className="row0">
              <button type="submit" className="opt plain sm">
                {ui("account-password-change")}
              </button>
            </span>
            <small role="status">{done || ui("account-password-help")}</small>
          </form>
          <Suspense fallback={null}>
            <Passkeys />
            <Devices />
          </Suspense>
        </>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Suspense fallback={null}>
        <Quiet />
      </Suspense>
      <ImportRecord />
      <form
        className="row0"
        onSubmit={(event) => {
          event.preventDefault();
          sure({ what: ui("account-forget"), text: ui("account-forget-sure"), act: () => void run(api.forget(farewell), onClose) });
        }}
      >
        {me && !me.guest && (
          <>
            <label htmlFor="forget-password" className="sr">
              {ui("account-forget-password")}
            </label>
            <input
              id="forget-password"
              className="field"
              type="password"
              autoComplete="current-password"
              placeholder={ui("account-forget-password")}
              value={farewell}
              onChange={(event) => setFarewell(event.target.value)}
            />
          </>
        )}
        <button type="submit" className="quiet" disabled={!me?.guest && !farewell}>
          {ui("account-forget")}
        </button>
      </form>
      {sheet}
    </Dialog>
  );
}

export function ImportRecord() {
  const ui = useUi();
  const [problem, setProblem] = useState("");
  const open = async (file: File) => {
    let record: unknown;
    try {
      record = JSON.parse(await file.text());
    } catch {
      setProblem(ui("account-import-bad"));
      return;
    }
    try {
      go(`/t/${(await api.importRecord(record)).id}`);
    } catch (why) {
      setProblem(explain(ui, why));
    }
  };
  return (
    <div className="set tall">
      <label htmlFor="import">{ui("account-import")}</label>
      <input
        id="import"
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void open(file);
        }}
      />
      <small>{problem || ui("account-import-help")}</small>
    </div>
  );
}
