import { ICON_CREDITS } from "@/icons/credits";
import { Bar } from "@/shell/Bar";
import { useUi } from "@/shell/ui";

export default function Credits() {
  const ui = useUi();
  const by = new Map<string, string[]>();
  for (const [name, author] of ICON_CREDITS) by.set(author, [...(by.get(author) ?? []), name.replaceAll("-", " ")]);
  return (
    <main className="page scroll">
      <Bar />
      <section className="zone plainpage">
        <h1 className="big-h">{ui("credits-title")}</h1>
        <h2 className="h">
          <a href="https://game-icons.net" rel="noreferrer">
            {ui("credits-icons")}
          </a>
        </h2>
        <dl className="credits">
          {[...by].sort(([a], [b]) => a.localeCompare(b)).map(([author, icons]) => (
            <div key={author}>
              <dt>{author}</dt>
              <dd>{icons.join(", ")}</dd>
            </div>
          ))}
        </dl>
        <p className="say">{ui("credits-fonts")}</p>
        <p className="say">{ui("credits-ours")}</p>
        <p className="say">{ui("credits-code")}</p>
      </section>
    </main>
  );
}
