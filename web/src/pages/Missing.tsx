import { Bar } from "@/shell/Bar";
import { Link } from "@/shell/router";
import { useUi } from "@/shell/ui";

export function Missing({ title, help, children }: { title?: string; help?: string; children?: React.ReactNode }) {
  const ui = useUi();
  return (
    <main className="page">
      <Bar />
      <section className="zone plainpage center">
        <h1 className="big-h">{title ?? ui("missing-title")}</h1>
        <p className="say">{help ?? ui("missing-help")}</p>
        {children}
        <Link to="/" className="opt plain">
          {ui("missing-home")}
        </Link>
      </section>
    </main>
  );
}

export function Loading() {
  const ui = useUi();
  return (
    <main className="page">
      <p className="loading" role="status">
        {ui("loading")}
      </p>
    </main>
  );
}
