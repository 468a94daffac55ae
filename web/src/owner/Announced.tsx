/** What the owner tells everybody, until it is closed here or over. */
import { useEffect, useState } from "react";
import { Icon } from "@/icons/Icon";
import { json } from "@/shell/api";
import { useUi } from "@/shell/ui";
import type { Announcement } from "@/wire";
import "./owner.css";

const EVERY = 60_000;
const KEY = "oikumene.announced";

export default function Announced() {
  const ui = useUi();
  const [told, setTold] = useState<Announcement | null>(null);
  const [closed, setClosed] = useState(() => {
    try {
      return localStorage.getItem(KEY) ?? "";
    } catch {
      return "";
    }
  });
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void json<Announcement>("GET", "/api/announcement").then(setTold, () => undefined);
    look();
    const timer = window.setInterval(look, EVERY);
    return () => window.clearInterval(timer);
  }, []);
  const text = told?.[ui.lang];
  if (!text || closed === `${told.until}`) return null;
  const close = () => {
    setClosed(`${told.until}`);
    try {
      localStorage.setItem(KEY, `${told.until}`);
    } catch {
      // closed for this visit only
    }
  };
  return (
    <div className="announced" role="status">
      <span>{text}</span>
      <button type="button" className="x" aria-label={ui("close")} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
