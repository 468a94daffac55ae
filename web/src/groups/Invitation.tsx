import { useMemo, useState } from "react";
import { Icon } from "@/icons/Icon";
import { useUi } from "@/shell/ui";
import type { GroupInfo } from "@/wire";
import { groupApi } from "./api";
import { qr, qrPath } from "./qr";
import { Sign } from "./Sign";
import { spaced } from "./shown";

const MARGIN = 4;

/** A QR code: dark on paper in every light, or a camera cannot read it. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const modules = useMemo(() => qr(text), [text]);
  const size = modules.length + 2 * MARGIN;
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="var(--on-dark)" />
      <path d={qrPath(modules, MARGIN)} fill="var(--on-light)" />
    </svg>
  );
}

/** How others come in: by a link, by the code, by QR. */
export function Invitation({ group, run }: { group: GroupInfo; run: (work: Promise<GroupInfo | null>) => Promise<void> }) {
  const ui = useUi();
  const [note, setNote] = useState("");
  const found = group.invitation;
  const copy = (text: string, done: string) =>
    navigator.clipboard.writeText(text).then(
      () => setNote(ui(done)),
      () => setNote(text),
    );
  const link = found ? `${location.origin}/j/${found.code}` : "";
  return (
    <section className="zone inv" aria-labelledby="grp-invite">
      <header>
        <h2 className="h" id="grp-invite">
          {ui("group-invite")}
        </h2>
        {found && (
          <button type="button" className="lnk" onClick={() => void run(groupApi.change(group.id, "uninvite"))}>
            {ui("group-invite-stop")}
          </button>
        )}
      </header>
      {!found && (
        <>
          <p className="none">{ui("group-invite-none")}</p>
          <div className="ia">
            <button type="button" className="btn go1" onClick={() => void run(groupApi.change(group.id, "invite"))}>
              {ui("group-invite-new")}
            </button>
          </div>
        </>
      )}
      {found && (
        <>
          <div className="ib">
            <QrCode text={link} name={ui("group-invite-qr", { code: spaced(found.code) })} />
            <div>
              <p className="lbl">{ui("group-invite-code")}</p>
              <p className="code">{spaced(found.code)}</p>
              <p className="lbl" role="status">
                {note || ui("group-invite-until", { days: Math.floor((found.until - Date.now() / 1000) / 86400 + 0.02), room: found.room })}
              </p>
            </div>
          </div>
          <div className="ia">
            <button type="button" className="btn go1" onClick={() => void copy(link, "copied")}>
              <Icon name="link" />
              {ui("group-invite-link")}
            </button>
            <button type="button" className="btn" onClick={() => void copy(spaced(found.code), "group-code-copied")}>
              <Sign name="copy" />
              {ui("group-invite-copy")}
            </button>
            {"share" in navigator && (
              <button type="button" className="btn" onClick={() => void navigator.share({ title: group.name, text: ui("group-invite-send-text", { name: group.name }), url: link }).catch(() => undefined)}>
                <Sign name="share" />
                {ui("group-invite-send")}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
