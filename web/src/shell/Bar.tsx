import { useState, type ReactNode } from "react";
import { Icon } from "@/icons/Icon";
import { AccountDialog, SettingsDialog } from "./later";
import { Link } from "./router";
import { useSession } from "./session";
import { changeSettings, isDark, useSettings } from "./settings";
import { useUi } from "./ui";

/** The bar of pages that are not a table. `title` and `home`: of a page with a name of its own; `tools`: before the others. */
export function Bar({ title, home = "/", tools, children }: { title?: string; home?: string; tools?: ReactNode; children?: ReactNode }) {
  const ui = useUi();
  const { me, setLang } = useSession();
  useSettings();
  const [open, setOpen] = useState<"settings" | "account" | null>(null);
  const dark = isDark();
  return (
    <header className="top plain">
      <div className="bar">
        {title && (
          <Link to="/" className="brand bare" aria-label={ui("menu-lobby")}>
            <Icon name="mark" className="mark" />
          </Link>
        )}
        <Link to={home} className="brand" title={title ?? ui("title")}>
          {!title && <Icon name="mark" className="mark" />}
          <span>{title ?? ui("title")}</span>
        </Link>
        {children}
        <div className="tools end">
          {tools ?? (
            <>
              <Link to="/groups" className={`tool ${children ? "hide-d" : ""}`} aria-label={ui("groups-all")} title={ui("groups-all")}>
                <Icon name="three-friends" />
              </Link>
              <Link to="/rules" className={`tool ${children ? "hide-d" : ""}`} aria-label={ui("rules-all")} title={ui("rules-all")}>
                <Icon name="open-book" />
                <span>{ui("rules-title")}</span>
              </Link>
            </>
          )}
          <button type="button" className="tool" lang={ui.lang === "ru" ? "en" : "ru"} aria-label={ui.lang === "ru" ? "EN English" : "РУ Русский"} onClick={() => void setLang(ui.lang === "ru" ? "en" : "ru")}>
            <span>{ui.lang === "ru" ? "English" : "Русский"}</span>
            <b className="hide-d">{ui.lang === "ru" ? "EN" : "РУ"}</b>
          </button>
          <button type="button" className="tool by-day" aria-label={ui(dark ? "theme-to-light" : "theme-to-dark")} onClick={() => changeSettings({ theme: dark ? "light" : "dark" })}>
            <Icon name={dark ? "day" : "moon"} />
          </button>
          <button type="button" className="tool" onClick={() => setOpen("account")} aria-label={me?.name ?? ui("account-title")}>
            <Icon name="person" />
            <span>{me?.name}</span>
          </button>
          <button type="button" className="tool" aria-label={ui("settings-title")} onClick={() => setOpen("settings")}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {open === "settings" && <SettingsDialog onClose={() => setOpen(null)} />}
      {open === "account" && <AccountDialog onClose={() => setOpen(null)} />}
    </header>
  );
}
