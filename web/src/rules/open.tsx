/** What a table or a page knows of the rules before they are opened: terms, and where each word is explained. */
import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { Icon } from "@/icons/Icon";
import { api } from "@/shell/api";
import { useUi } from "@/shell/ui";
import type { GameTexts } from "@/shell/texts";
import type { RuleIndex } from "@/wire";
import { plain } from "./lines";
import { TermFinder } from "./terms";
import "./terms.css";

/** So long the mouse rests on a word of a card before its entry is shown, and so long the entry stays when it leaves (ms). */
const RESTING = 700;
const LEAVING = 250;

const Panel = lazy(() => import("./Panel"));

export type PlaceKind = "prompts" | "options" | "reasons" | "lines" | "decks" | "cards" | "things";

export interface Rules {
  game: string;
  index: RuleIndex | null;
  finder: TermFinder | null;
  /** Open a chapter, section or term by its address. */
  open(at: string): void;
  /** Show what a term means, beside the word; `passing`: while the mouse rests on it, without taking the keyboard there. */
  explain(term: string, word: HTMLElement, passing?: boolean): void;
  /** The mouse has left a word, or what is shown of it. */
  pass(word: HTMLElement, away: boolean): void;
  texts: GameTexts;
}

const Context = createContext<Rules | null>(null);

/** The rules of the game that is played or read here; null where it has none written down. */
export const useRules = (): Rules | null => useContext(Context);

const known = new Map<string, Promise<RuleIndex>>();

/** The index of a game's rules, asked for once a language. */
export function loadIndex(game: string, lang: "ru" | "en"): Promise<RuleIndex> {
  const key = `${game} ${lang}`;
  let found = known.get(key);
  if (!found) {
    found = api.rulesIndex(game, lang);
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

const idle = (work: () => void): (() => void) => {
  const timer = window.setTimeout(work, 400);
  return () => window.clearTimeout(timer);
};

/** At a table: the index comes when the page is at rest, the book when somebody opens it. */
export function TableRules({ game, texts, children }: { game: string; texts: GameTexts; children: ReactNode }) {
  const ui = useUi();
  const [index, setIndex] = useState<RuleIndex | null>(null);
  const [at, setAt] = useState<string | null>(null);
  useEffect(() => {
    let live = true;
    const stop = idle(() => {
      loadIndex(game, ui.lang).then(
        (found) => live && setIndex(found.terms.length ? found : null), // none: a game without written rules
        () => undefined, // another time
      );
    });
    return () => {
      live = false;
      stop();
    };
  }, [game, ui.lang]);
  const open = useCallback((where: string) => setAt(where), []);
  return (
    <RulesProvider game={game} index={index} open={open} texts={texts}>
      {children}
      {at !== null && (
        <Suspense fallback={null}>
          <Panel game={game} at={at} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </RulesProvider>
  );
}

/** Terms and addresses for everything inside; draws the entry of a term that was pressed. */
export function RulesProvider({ game, index, open, texts, children }: { game: string; index: RuleIndex | null; open: (at: string) => void; texts: GameTexts; children: ReactNode }) {
  const [shown, setShown] = useState<{ term: string; word: HTMLElement; passing: boolean } | null>(null);
  const leaving = useRef(0);
  const finder = useMemo(() => (index ? new TermFinder(index.terms) : null), [index]);
  const explain = useCallback((term: string, word: HTMLElement, passing = false) => {
    window.clearTimeout(leaving.current);
    setShown((now) => (passing ? (now && !now.passing ? now : { term, word, passing }) : now?.word === word && !now.passing ? null : { term, word, passing }));
  }, []);
  const pass = useCallback((word: HTMLElement, away: boolean) => {
    window.clearTimeout(leaving.current);
    if (away) leaving.current = window.setTimeout(() => setShown((now) => (now?.passing && now.word === word ? null : now)), LEAVING);
  }, []);
  useEffect(() => () => window.clearTimeout(leaving.current), []);
  const value = useMemo<Rules | null>(
    () => ({ game, index, finder, open: (at: string) => { setShown(null); open(at); }, explain, pass, texts }),
    [game, index, finder, open, explain, pass, texts],
  );
  return (
    <Context.Provider value={value}>
      {children}
      {shown && index && <Entry key={`${shown.term} ${shown.passing}`} {...shown} onClose={() => setShown(null)} />}
    </Context.Provider>
  );
}

/** The entry of a term: beside its word, on a phone a sheet from below. Escape gives the focus back. */
function Entry({ term: id, word, passing, onClose }: { term: string; word: HTMLElement; passing: boolean; onClose: () => void }) {
  const rules = useRules()!;
  const ui = useUi();
  const box = useRef<HTMLDivElement>(null);
  const card = id.startsWith("card:") ? rules.texts.card(id.slice(5)) : null;
  const term = rules.finder?.terms.get(id);
  useLayoutEffect(() => {
    const pop = box.current;
    if (!pop) return;
    const put = () => {
      if (innerWidth <= 700) {
        pop.style.left = pop.style.top = "";
        return;
      }
      const at = word.getBoundingClientRect();
      const { width, height } = pop.getBoundingClientRect();
      const below = at.bottom + 8 + height < innerHeight;
      pop.style.left = `${Math.max(8, Math.min(at.left - 24, innerWidth - width - 12))}px`;
      pop.style.top = `${below ? at.bottom + 8 : Math.max(8, at.top - height - 8)}px`;
    };
    put();
    word.classList.add("open");
    if (!passing) pop.focus();
    addEventListener("resize", put);
    return () => {
      word.classList.remove("open");
      removeEventListener("resize", put);
    };
  }, [word, id, passing]);
  // a word on a card is no button of its own: its card is
  const back = useCallback(() => (word.closest<HTMLElement>("button, [role=button]") ?? word).focus(), [word]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
      if (!passing) back();
    };
    const press = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!box.current?.contains(target) && (passing || !word.contains(target))) onClose();
    };
    document.addEventListener("keydown", key, true);
    document.addEventListener("pointerdown", press, true);
    return () => {
      document.removeEventListener("keydown", key, true);
      document.removeEventListener("pointerdown", press, true);
    };
  }, [onClose, back, word, passing]);
  const over = passing ? { onMouseEnter: () => rules.pass(word, false), onMouseLeave: () => rules.pass(word, true) } : {};
  const closing = (
    <button type="button" className="lnk" onClick={() => { onClose(); back(); }}>
      {ui("close")}
    </button>
  );
  if (card) {
    return (
      <div className="term-pop" role="dialog" aria-label={card.name} ref={box} tabIndex={-1}>
        <h3>{card.name}</h3>
        <p className="ck">{card.deck_title}</p>
        {card.figures && <p>{card.figures}</p>}
        {card.lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
        {card.note && <p className="ck">{card.note}</p>}
        <p className="lk2">{closing}</p>
      </div>
    );
  }
  if (!term) return null;
  const title = rules.index?.titles[term.at] ?? rules.index?.titles[term.at.split(".")[0]!] ?? "";
  return (
    <div className="term-pop" role="dialog" aria-label={term.title} ref={box} tabIndex={-1} {...over}>
      <h3>{term.title}</h3>
      <p>{plain(term.text, (other) => rules.texts.cardName(other), (other) => rules.finder?.terms.get(other)?.title ?? other)}</p>
      <p className="lk2">
        <button type="button" className="lnk" onClick={() => rules.open(term.at)}>
          <Icon name="open-book" />
          {title}
        </button>
        {closing}
      </p>
    </div>
  );
}

/** A word that can be looked up. */
export function TermWord({ term, children }: { term: string; children: ReactNode }) {
  const rules = useRules();
  if (!rules?.index) return <>{children}</>;
  return <Inline onPress={(word) => rules.explain(term, word)}>{children}</Inline>;
}

/** A word of a line that can be pressed. No button: a line would break before the comma that follows one. */
export function Inline({ className = "", onPress, children }: { className?: string; onPress: (word: HTMLElement) => void; children: ReactNode }) {
  return (
    <span
      role="button"
      tabIndex={0}
      className={`term ${className}`}
      aria-haspopup="dialog"
      onClick={(event) => onPress(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onPress(event.currentTarget);
      }}
    >
      {children}
    </span>
  );
}

/** A term on a card, which is a button already: the mouse rests on it, a finger holds it, the other mouse button asks (`termAt`); with the keyboard the card's sheet has it. */
export function TermMark({ term, children }: { term: string; children: ReactNode }) {
  const rules = useRules();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const enter = (event: { currentTarget: HTMLElement }) => {
    const word = event.currentTarget;
    if (!matchMedia("(hover: hover)").matches) return;
    rules?.pass(word, false);
    timer.current = window.setTimeout(() => rules?.explain(term, word, true), RESTING);
  };
  const leave = (event: { currentTarget: HTMLElement }) => {
    window.clearTimeout(timer.current);
    rules?.pass(event.currentTarget, true);
  };
  return (
    <span className="term mark" data-term={term} onMouseEnter={enter} onMouseLeave={leave} onMouseDown={() => window.clearTimeout(timer.current)}>
      {children}
    </span>
  );
}

/** The dotted word of a card that was pressed, if any. */
export const termAt = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(".term.mark") : null);

/** A sentence whose terms are dotted, each once. */
export function Termed({ text }: { text: string }) {
  const finder = useRules()?.finder;
  if (!finder) return <>{text}</>;
  return (
    <>
      {finder.split(text).map((piece, i) =>
        piece.term ? (
          <TermWord key={i} term={piece.term}>
            {piece.text}
          </TermWord>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}

/** Where something is explained, or null. */
export function usePlace(kind: PlaceKind, id: string): string | null {
  return useRules()?.index?.places[kind]?.[id] ?? null;
}

/** A small sign that opens the rule something comes from. */
export function RuleRef({ kind, id, className = "" }: { kind: PlaceKind; id: string; className?: string }) {
  const rules = useRules();
  const ui = useUi();
  const at = usePlace(kind, id);
  if (!rules?.index || !at) return null;
  const title = rules.index.titles[at] ?? at;
  return (
    <button type="button" className={`ruleref ${className}`} aria-label={ui("rules-of", { title })} title={ui("rules-of", { title })} onClick={() => rules.open(at)}>
      <Icon name="open-book" />
    </button>
  );
}
