import { lazy, Suspense, useState, type ReactNode } from "react";
import { Bar } from "@/shell/Bar";
import { Dialog } from "@/shell/Dialog";
import { Link } from "@/shell/router";
import { useUi } from "@/shell/ui";
import { Sign } from "./Sign";

const Calls = lazy(() => import("@/shell/Calls"));

/** The bar of these pages: where else one may go, and the bell. */
export function GroupBar() {
  const ui = useUi();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Bar
        tools={
          <button type="button" className="tool bell" onClick={() => setOpen(true)}>
            <Sign name="bell" />
            <span>{ui("calls-tool")}</span>
          </button>
        }
      >
        <nav className="rn" aria-label={ui("title")}>
          <Link to="/">{ui("groups-tables")}</Link>
          <Link to="/groups" aria-current="page">
            {ui("groups-title")}
          </Link>
          <Link to="/rules">{ui("groups-rules")}</Link>
        </nav>
      </Bar>
      {open && (
        <Dialog title={ui("calls-tool")} onClose={() => setOpen(false)}>
          <Suspense fallback={null}>
            <Calls />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

/** A page of one sheet. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="page scroll grp-plain">
      <GroupBar />
      <section className="zone plainpage">
        <h1 className="big-h">{title}</h1>
        {children}
      </section>
    </main>
  );
}
