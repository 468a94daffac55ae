import { lazy, Suspense, useState, type ReactNode } from "react";
import { api } from "@/shell/api";
import { Dialog } from "@/shell/Dialog";
import { Link } from "@/shell/router";
import { explain, useSession } from "@/shell/session";
import { changeSettings, useSettings, type Settings } from "@/shell/settings";
import { useUi } from "@/shell/ui";

const Calls = lazy(() => import("@/shell/Calls"));

export function Switch<T extends string>({ label, value, choices, onChange }: { label: string; value: T; choices: readonly (readonly [T, string])[]; onChange: (value: T) => void }) {
  return (
    <div className="set">
      <span id={`set-${label}`}>{label}</span>
      <span className="sw" role="group" aria-labelledby={`set-${label}`}>
        {choices.map(([id, title]) => (
          <button key={id} type="button" aria-pressed={value === id} onClick={() => onChange(id)}>
            {title}
          </button>
        ))}
      </span>
    </div>
  );
}

export default function SettingsDialog({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const ui = useUi();
  const settings = useSettings();
  const { me, setMe, setLang } = useSession();
  const [notify, setNotify] = useState(me?.notify ?? "");
  const [code, setCode] = useState("");
  const [said, setSaid] = useState("");
  const of = <K extends keyof Settings>(name: K, values: readonly Settings[K][]) => (
    <Switch
      label={ui(`settings-${name}`)}
      value={settings[name]}
      choices={values.map((value) => [value, ui(`settings-${name}-${value}`)] as const)}
      onChange={(value) => changeSettings({ [name]: value } as Partial<Settings>)}
    />
  );
  return (
    <Dialog title={ui("settings-title")} onClose={onClose}>
      <Switch label={ui("settings-lang")} value={ui.lang} choices={[["ru", "Русский"], ["en", "English"]] as const} onChange={(lang) => void setLang(lang)} />
      {of("theme", ["system", "light", "dark"])}
      {of("motion", ["system", "full", "less"])}
      {of("contrast", ["normal", "more"])}
      {matchMedia("(any-pointer: coarse)").matches && of("touch", ["look", "answer"])}
      <Suspense fallback={null}>
        <Calls />
      </Suspense>
      <form
        className="set tall"
        onSubmit={(event) => {
          event.preventDefault();
          api.prefer({ notify }).then(
            (next) => {
              setMe(next);
              setSaid(ui(next.notify && !next.confirmed ? "settings-notify-sent" : "settings-saved"));
            },
            (why: unknown) => setSaid(explain(ui, why)),
          );
        }}
      >
        <label htmlFor="notify">{ui("settings-notify")}</label>
        <span className="row0">
          <input id="notify" className="field" type="text" inputMode="url" autoComplete="email" value={notify} placeholder="https://…, name@…" onChange={(event) => setNotify(event.target.value)} />
          <button type="submit" className="opt plain sm">
            {ui("settings-save")}
          </button>
        </span>
        <small role="status">{said || ui(me?.notify ? (me.confirmed ? "settings-notify-confirmed" : "settings-notify-unconfirmed") : "settings-notify-help")}</small>
      </form>
      {me?.notify && !me.confirmed && (
        <form
          className="set tall"
          onSubmit={(event) => {
            event.preventDefault();
            api.confirmNotify(code).then(
              (next) => {
                setMe(next);
                setCode("");
                setSaid("");
              },
              (why: unknown) => setSaid(explain(ui, why)),
            );
          }}
        >
          <label htmlFor="notify-code">{ui("settings-notify-code")}</label>
          <span className="row0">
            <input id="notify-code" className="field" value={code} maxLength={20} autoComplete="one-time-code" onChange={(event) => setCode(event.target.value)} />
            <button type="submit" className="opt plain sm">
              {ui("settings-notify-confirm")}
            </button>
          </span>
        </form>
      )}
      {children}
      <p className="src">
        <Link to="/credits" onClick={onClose}>
          {ui("menu-credits")}
        </Link>
      </p>
    </Dialog>
  );
}
