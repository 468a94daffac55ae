/** "In your game": what of a chapter is asked, possible or closed at the table it was opened over, and one's cards that speak of it. */
import { useMemo } from "react";
import { useTable } from "@/shell/table";
import { useUi } from "@/shell/ui";
import type { RuleIndex } from "@/wire";
import { useRules } from "./open";

/** So many sentences are told of each. */
const MOST = 4;

const chapterOf = (at: string | undefined): string => (at ?? "").split(".")[0]!;

/** One's hand, as the page shows it under the rules. */
const handCards = (): string[] => [...new Set([...document.querySelectorAll<HTMLElement>(".hand [data-thing^='card:']")].map((card) => card.dataset["thing"]!.slice(5)))];

export function InYourGame({ chapter, index }: { chapter: string; index: RuleIndex }) {
  const ui = useUi();
  const t = useTable();
  const rules = useRules();
  const { places } = index;
  const here = (kind: string, id: string): boolean => chapterOf(places[kind]?.[id]) === chapter;
  const { question } = t;
  const said = (one: Parameters<typeof t.texts.said>[0]) => t.texts.said(one, t.names, t.seat);
  const asked = question !== null && here("prompts", question.prompt);
  const options = [...new Set((question?.options ?? []).filter((option) => here("options", option.said.id.replace(/^option-/, ""))).map((option) => said(option.said)))];
  const closed = [...new Set((question?.closed ?? []).filter((one) => here("reasons", one.why.id.replace(/^why-/, ""))).map((one) => ui("rules-closed", { what: said(one.said), why: said(one.why) })))];
  const cards = useMemo(() => {
    const terms = index.terms.filter((term) => chapterOf(term.at) === chapter).map((term) => term.id);
    const found = handCards().flatMap((tag) => t.texts.card(tag) ?? []);
    return found.filter((card) => terms.some((term) => rules?.finder?.has(card.lines.join("\n"), term)));
  }, [chapter, index, t.texts, rules?.finder]);
  if (!asked && options.length + closed.length + cards.length === 0) return null;
  return (
    <section className="in-game" aria-label={ui("rules-in-game")}>
      <h2 className="h">{ui("rules-in-game")}</h2>
      {asked && <p>{ui("rules-asked", { what: said(question.said) })}</p>}
      {options.length > 0 && (
        <ul className="may">
          {options.slice(0, MOST).map((one) => (
            <li key={one}>{one}</li>
          ))}
          {options.length > MOST && <li>{ui("and-more", { n: options.length - MOST })}</li>}
        </ul>
      )}
      {closed.length > 0 && (
        <ul className="maynot">
          {closed.slice(0, MOST).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <p>
          {ui("rules-your-cards")}{" "}
          {cards.slice(0, MOST).map((card, i) => (
            <span key={card.id}>
              {i > 0 && ", "}
              <button type="button" className="lnk" onClick={(event) => rules?.explain(`card:${card.id}`, event.currentTarget)}>
                {card.name}
              </button>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
