/** The rules of a game: chapters, text with pictures and examples, glossary, cards, search. A page, or a panel over a table. */
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { FaceCard } from "@/cards/Card";
import { Icon } from "@/icons/Icon";
import { api } from "@/shell/api";
import { useGame } from "@/shell/game";
import { useLoaded } from "@/shell/session";
import { useUi } from "@/shell/ui";
import type { RuleBlock, RuleBook, RuleChapter, RuleIndex } from "@/wire";
import { ExampleBox } from "./Example";
import { BoardFigure, CardFigure, type Drawn } from "./Figures";
import { pieces, plain } from "./lines";
import { keepOffline } from "./offline";
import { loadIndex, RulesProvider, useRules } from "./open";
import { Search, type Entry } from "./search";
import { Section, Words } from "./Words";
import "@/pages/table.css";
import "./rules.css";

export const TERMS = "terms";
/** The page of all cards; chapters may be called "cards". */
export const CARDS = "all-cards";

export interface BookProps {
  game: string;
  /** The address that is open: `chapter`, `chapter.section`, `terms.id`, `all-cards`. */
  at: string;
  go(at: string): void;
  /** Beside the title: the bar's tools of a page, the close button of a panel. */
  bar(title: string, tabs: ReactNode, tools: ReactNode): ReactNode;
  /** Under what belongs together: the way back to a table. */
  back?: ReactNode;
  /** What of a chapter is so at the table it was opened over. */
  mine?(chapter: string, index: RuleIndex): ReactNode;
  failed(why: unknown): ReactNode;
}

export function Book(props: BookProps) {
  const { game } = props;
  const ui = useUi();
  const loaded = useGame(game);
  const book = useLoaded(async () => {
    const [found, index] = await Promise.all([api.rules(game, ui.lang), loadIndex(game, ui.lang)]);
    return { book: found, index };
  }, [game, ui.lang]);
  const error = book.error ?? loaded.error;
  if (error && !(book.data && loaded.data)) return <>{props.failed(error)}</>;
  if (!book.data || !loaded.data || loaded.data.texts.lang !== ui.lang) return <div className="rls-wait" aria-busy="true" />;
  const { module, texts } = loaded.data;
  return (
    <RulesProvider game={game} index={book.data.index} open={props.go} texts={texts}>
      <Opened {...props} {...book.data} game={game} module={module} texts={texts} />
    </RulesProvider>
  );
}

function Opened({ at, go, bar, back, mine, book, index, ...drawn }: BookProps & Drawn & { book: RuleBook; index: RuleIndex }) {
  const ui = useUi();
  const [printing, setPrinting] = useState(false);
  const [nav, setNav] = useState(false);
  const article = useRef<HTMLElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const [wanted, section = ""] = at.split(".");
  const chapter = book.chapters.find((one) => one.id === wanted) ?? null;
  const page = chapter?.id ?? (wanted === TERMS || wanted === CARDS ? wanted : book.chapters[0]!.id);
  const shown = book.chapters.find((one) => one.id === page) ?? null;
  const number = shown ? book.chapters.indexOf(shown) + 1 : 0;

  useEffect(() => {
    const { lang } = ui;
    const of = (rest: string) => `/api/games/${drawn.game}/${rest}`;
    void keepOffline([`/api/games?lang=${lang}`, ...["cards", "texts", "rules", "rules/index"].map((what) => of(`${what}?lang=${lang}`)), ...book.examples.map((example) => of(`rules/examples/${example.id}`))]);
  }, [book, drawn.game, ui]);
  useEffect(() => {
    const root = document.documentElement;
    let theme: string | null = null;
    const before = () => {
      theme = root.getAttribute("data-theme");
      root.setAttribute("data-theme", "light"); // paper is light, also at night
      flushSync(() => setPrinting(true));
    };
    const after = () => {
      if (theme === null) root.removeAttribute("data-theme");
      else root.setAttribute("data-theme", theme);
      setPrinting(false);
    };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  useEffect(() => {
    setNav(false);
    const box = article.current;
    if (!box) return;
    const target = section ? box.querySelector<HTMLElement>(`[data-at="${CSS.escape(`${page}.${section}`)}"]`) : null;
    if (target) target.scrollIntoView({ block: "start" });
    else box.scrollTop = 0;
  }, [page, section]);
  const openSearch = () => {
    flushSync(() => setNav(true)); // the next letter typed is the first one searched for
    find.current?.focus();
  };
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
      event.preventDefault();
      event.stopPropagation();
      openSearch();
    };
    document.addEventListener("keydown", key, true);
    return () => document.removeEventListener("keydown", key, true);
  }, []);

  const title = shown?.title ?? ui(page === TERMS ? "rules-glossary" : "rules-cards");
  const tab = (id: string, label: string, current: boolean, quiet = false) => (
    <button type="button" key={id} className={quiet ? "hide-m" : ""} aria-current={current ? "page" : undefined} onClick={() => go(id)}>
      {label}
    </button>
  );
  const tabs = (
    <nav className="rn" aria-label={ui("rules-title")}>
      {tab(book.chapters[0]!.id, ui("rules-title"), shown !== null)}
      {tab(TERMS, ui("rules-glossary"), page === TERMS)}
      {tab(CARDS, ui("rules-cards"), page === CARDS, true)}
    </nav>
  );
  const tools = (
    <>
      <button type="button" className="tool find-tool" onClick={openSearch} aria-keyshortcuts="/" aria-label={ui("rules-search-all")}>
        <Icon name="search" />
        <span>{ui("rules-search")}</span>
      </button>
      <button type="button" className="tool hide-m" aria-label={ui("rules-print")} title={ui("rules-print")} onClick={() => window.print()}>
        <Icon name="print" />
      </button>
    </>
  );
  return (
    <div className={`rls ${nav ? "nav-open" : ""} ${printing ? "printing" : ""}`} data-game={drawn.game} lang={ui.lang}>
      {bar(book.title, tabs, tools)}
      <button type="button" className="mch" aria-expanded={nav} onClick={() => setNav(!nav)}>
        <Icon name="menu" />
        <b>{number ? `${number}. ${title}` : title}</b>
        {number > 0 && <small>{ui("rules-of-all", { n: book.chapters.length })}</small>}
        <span className="lnk">
          <Icon name="search" />
          {ui("rules-search")}
        </span>
      </button>
      <Contents book={book} index={index} at={at} page={page} section={section} go={go} find={find} {...drawn} />
      <article className="zone rtext" ref={article} tabIndex={0} aria-label={title}>
        {printing ? (
          <>
            <h1 className="book-title">{book.title}</h1>
            <p className="book-about">{book.about}</p>
            {book.chapters.map((one, i) => (
              <ChapterText key={one.id} chapter={one} number={i + 1} book={book} printing {...drawn} />
            ))}
            <Glossary index={index} section="" />
          </>
        ) : shown ? (
          <>
            <ChapterText key={shown.id} chapter={shown} number={number} book={book} section={section} mine={mine?.(shown.id, index)} {...drawn} />
            <nav className="turn" aria-label={ui("rules-chapters")}>
              {number > 1 && (
                <button type="button" className="lnk" onClick={() => go(book.chapters[number - 2]!.id)}>
                  {ui("rules-previous-chapter", { title: book.chapters[number - 2]!.title })}
                </button>
              )}
              {number < book.chapters.length && (
                <button type="button" className="lnk on" onClick={() => go(book.chapters[number]!.id)}>
                  {ui("rules-next-chapter", { title: book.chapters[number]!.title })}
                </button>
              )}
            </nav>
          </>
        ) : page === TERMS ? (
          <Glossary index={index} section={section} />
        ) : (
          <CardList term={section} {...drawn} />
        )}
      </article>
      <aside className="zone rside" aria-label={ui("rules-see")}>
        {shown && mine?.(shown.id, index)}
        {shown && <Related chapter={shown} book={book} index={index} go={go} />}
        {back}
      </aside>
    </div>
  );
}

/** Chapters and search. */
function Contents({ book, index, at, page, section, go, find, texts }: { book: RuleBook; index: RuleIndex; at: string; page: string; section: string; go: (at: string) => void; find: React.RefObject<HTMLInputElement | null> } & Drawn) {
  const ui = useUi();
  const [query, setQuery] = useState("");
  const search = useMemo(() => new Search(entries(book, index, texts)), [book, index, texts]);
  const hits = useMemo(() => search.find(query), [search, query]);
  const rules = useRules();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => setQuery(""), [at]);
  const follow = (to: string, from: HTMLElement) => {
    if (to.startsWith("card:")) rules?.explain(to, from);
    else go(to);
  };
  const move = (event: React.KeyboardEvent, by: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const next = links.indexOf(document.activeElement as HTMLElement) + by;
    event.preventDefault();
    (next < 0 ? find.current : links[Math.min(next, links.length - 1)])?.focus();
  };
  const keys = (event: React.KeyboardEvent) => {
    if (event.key === "ArrowDown") move(event, 1);
    else if (event.key === "ArrowUp") move(event, -1);
    else if (event.key === "Escape" && query) {
      event.preventDefault();
      event.stopPropagation();
      setQuery("");
      find.current?.focus();
    }
  };
  return (
    <nav className="zone chap" aria-label={ui("rules-chapters")} onKeyDown={keys}>
      <label className="find">
        <Icon name="search" />
        <input
          ref={find}
          type="search"
          value={query}
          aria-label={ui("rules-search-all")}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            const first = list.current?.querySelector<HTMLElement>("button");
            if (event.key === "Enter" && first) first.click();
          }}
        />
        <kbd className="key" aria-hidden="true">
          /
        </kbd>
      </label>
      {query.trim().length > 1 && (
        <ul className="hits" ref={list} aria-label={ui("rules-search")}>
          {hits.length === 0 && <li className="none">{ui("rules-none-found")}</li>}
          {hits.map((hit) => (
            <li key={hit.at}>
              <button type="button" onClick={(event) => follow(hit.at, event.currentTarget)}>
                {hit.title}
                <small>
                  {hit.under}
                  {hit.under && ": "}
                  {hit.before}
                  <mark>{hit.found}</mark>
                  {hit.after}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ol className="chapters">
        {book.chapters.map((chapter, i) => (
          <li key={chapter.id} aria-current={chapter.id === page ? "page" : undefined}>
            <button type="button" onClick={() => go(chapter.id)}>
              <b>{i + 1}</b>
              <span>{chapter.title}</span>
            </button>
            {chapter.id === page && (
              <ol>
                {heads(chapter).map((head) => (
                  <li key={head.id} aria-current={head.id === section ? "location" : undefined}>
                    <button type="button" onClick={() => go(`${chapter.id}.${head.id}`)}>
                      {head.text}
                    </button>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <p className="nf">
        <button type="button" className="lnk" onClick={() => window.print()}>
          <Icon name="print" />
          {ui("rules-print")}
        </button>
        <button type="button" className="lnk" onClick={() => go(TERMS)}>
          <Icon name="open-book" />
          {ui("rules-words", { n: index.terms.length })}
        </button>
        <button type="button" className="lnk only-m" onClick={() => go(CARDS)}>
          <Icon name="card" />
          {ui("rules-cards")}
        </button>
      </p>
    </nav>
  );
}

const heads = (chapter: RuleChapter): RuleBlock[] => chapter.blocks.filter((block) => block.kind === "head");

/** A chapter in parts: what stands before the first heading, then each heading with what is under it. */
function parts(chapter: RuleChapter): { head: RuleBlock | null; blocks: RuleBlock[]; wide: boolean; lines: string[] }[] {
  const made: { head: RuleBlock | null; blocks: RuleBlock[]; wide: boolean }[] = [];
  for (const block of chapter.blocks) {
    const wide = block.kind === "cards" || block.kind === "board" || block.kind === "example";
    const last = made.at(-1);
    if (block.kind === "head") made.push({ head: block, blocks: [], wide: false });
    else if (wide) made.push({ head: null, blocks: [block], wide: true });
    else if (last && !last.wide) last.blocks.push(block);
    else made.push({ head: null, blocks: [block], wide: false });
  }
  return made.map((part) => ({ ...part, lines: part.blocks.flatMap((block) => [part.wide ? "" : block.text, ...block.items, ...block.rows.flat()]) }));
}

/** Parts of which an odd one would stand alone in two columns: it takes both. */
function alone(list: readonly { wide: boolean; blocks: RuleBlock[] }[]): Set<number> {
  const found = new Set<number>();
  let run: number[] = [];
  const close = () => {
    if (run.length % 2) found.add(run.at(-1)!);
    run = [];
  };
  list.forEach((part, i) => {
    if (part.wide) close();
    else if (part.blocks.some((block) => block.kind === "table" && block.rows[0]!.length > 4)) {
      close();
      found.add(i);
    } else run.push(i);
  });
  close();
  return found;
}

function ChapterText({ chapter, number, book, section = "", printing = false, mine, ...drawn }: { chapter: RuleChapter; number: number; book: RuleBook; section?: string; printing?: boolean; mine?: ReactNode } & Drawn) {
  const ui = useUi();
  const list = useMemo(() => parts(chapter), [chapter]);
  const single = useMemo(() => alone(list), [list]);
  return (
    <section className="rchapter">
      <header className="chh">
        <span>{ui("rules-chapter", { n: number })}</span>
        <h1>{chapter.title}</h1>
        {chapter.lead && (
          <p>
            <Words line={chapter.lead} />
          </p>
        )}
      </header>
      {mine && <div className="beneath">{mine}</div>}
      <div className="rbody">
        {list.map((part, i) => (
          <Section key={i} lines={part.lines}>
            <div className={`rpart ${part.wide ? "wide" : ""} ${single.has(i) ? "single" : ""}`}>
              {part.head && (
                <h2 data-at={`${chapter.id}.${part.head.id}`} className={part.head.id === section ? "here" : ""}>
                  {part.head.text}
                </h2>
              )}
              {part.blocks.map((block, k) => (
                <BlockOf key={k} block={block} book={book} printing={printing} {...drawn} />
              ))}
            </div>
          </Section>
        ))}
      </div>
    </section>
  );
}

function BlockOf({ block, book, printing, ...drawn }: { block: RuleBlock; book: RuleBook; printing: boolean } & Drawn): ReactNode {
  const ui = useUi();
  switch (block.kind) {
    case "list":
      return (
        <ul>
          {block.items.map((item, i) => (
            <li key={i}>
              <Words line={item} />
            </li>
          ))}
        </ul>
      );
    case "steps":
      return (
        <ol className="rsteps">
          {block.items.map((item, i) => (
            <li key={i}>
              <span>
                <Words line={item} />
              </span>
            </li>
          ))}
        </ol>
      );
    case "table":
      return (
        <div className="rtable" tabIndex={0} role="group" aria-label={plain(block.rows[0]!.join(", "))}>
          <table>
            <thead>
              <tr>
                {block.rows[0]!.map((cell, i) => (
                  <th key={i} scope="col">
                    <Words line={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.slice(1).map((row, i) => (
                <tr key={i}>
                  {row.map((cell, k) => (
                    <td key={k}>
                      <Words line={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "note":
      return (
        <p className="rnote">
          <Words line={block.text} />
        </p>
      );
    case "ruling":
      return (
        <p className="ruling">
          <b>{ui("rules-ruling")}</b>
          <Words line={block.text} />
        </p>
      );
    case "cards":
      return <CardFigure ids={block.text.split(",").map((id) => id.trim())} captions={block.items} {...drawn} />;
    case "board":
      return <BoardFigure example={block.text} captions={block.items} {...drawn} />;
    case "example": {
      const example = book.examples.find((one) => one.id === block.text);
      return example ? <ExampleBox example={example} all={printing} {...drawn} /> : null;
    }
    default:
      return (
        <p>
          <Words line={block.text} />
        </p>
      );
  }
}

const NO_LINES: readonly string[] = [];

function Glossary({ index, section }: { index: RuleIndex; section: string }) {
  const ui = useUi();
  const rules = useRules();
  const sorted = useMemo(() => [...index.terms].sort((a, b) => a.title.localeCompare(b.title, ui.lang)), [index, ui.lang]);
  const counts = useMemo(() => {
    const cards = [...(rules?.texts.cards.values() ?? [])];
    return new Map(sorted.map((term) => [term.id, cards.filter((card) => rules?.finder?.has(card.lines.join("\n"), term.id)).length]));
  }, [rules, sorted]);
  return (
    <section className="rchapter">
      <header className="chh">
        <h1>{ui("rules-glossary")}</h1>
      </header>
      <dl className="gloss">
        {sorted.map((term) => (
          <Section key={term.id} lines={NO_LINES}>
            <div data-at={`${TERMS}.${term.id}`} className={term.id === section ? "here" : ""}>
              <dt>{term.title}</dt>
              <dd>
                <p>
                  <Words line={term.text} />
                </p>
                <p className="lk2">
                  <button type="button" className="lnk" onClick={() => rules?.open(term.at)}>
                    <Icon name="open-book" />
                    {index.titles[term.at] ?? term.at}
                  </button>
                  {(counts.get(term.id) ?? 0) > 0 && (
                    <button type="button" className="lnk" onClick={() => rules?.open(`${CARDS}.${term.id}`)}>
                      {ui("rules-with-word", { n: counts.get(term.id) ?? 0 })}
                    </button>
                  )}
                </p>
              </dd>
            </div>
          </Section>
        ))}
      </dl>
    </section>
  );
}

/** Every card of the game by deck, or those with a word. */
function CardList({ term, module, texts }: { term: string } & Drawn) {
  const ui = useUi();
  const rules = useRules();
  const named = rules?.finder?.terms.get(term);
  const decks = useMemo(() => {
    const made = new Map<string, { title: string; ids: string[] }>();
    for (const card of texts.cards.values()) {
      if (named && !rules?.finder?.has(card.lines.join("\n"), term)) continue;
      const deck = made.get(card.deck) ?? { title: card.deck_title, ids: [] };
      deck.ids.push(card.id);
      made.set(card.deck, deck);
    }
    return [...made.values()];
  }, [texts, named, term, rules]);
  return (
    <section className="rchapter">
      <header className="chh">
        <h1>{named ? named.title : ui("rules-cards")}</h1>
      </header>
      {decks.map((deck) => (
        <section key={deck.title} className="rdeck">
          <h2>{ui("rules-deck", { title: deck.title, n: deck.ids.length })}</h2>
          <div className="rcards">
            {deck.ids.map((id) => {
              const card = texts.card(id)!;
              return (
                <button key={id} type="button" className="rcard" onClick={(event) => rules?.explain(`card:${id}`, event.currentTarget)}>
                  <FaceCard face={module.face(card, texts)} className="still" />
                </button>
              );
            })}
          </div>
        </section>
      ))}
    </section>
  );
}

/** Where the links and terms of a chapter lead. */
function Related({ chapter, book, index, go }: { chapter: RuleChapter; book: RuleBook; index: RuleIndex; go: (at: string) => void }) {
  const ui = useUi();
  const found = useMemo(() => {
    const lines = [chapter.lead, ...chapter.blocks.flatMap((block) => [block.text, ...block.items, ...block.rows.flat()])];
    const named = lines.flatMap((line) => pieces(line)).flatMap((piece) => (piece.kind === "link" ? [piece.to] : piece.kind === "term" ? [index.terms.find((term) => term.id === piece.term)?.at ?? ""] : []));
    return [...new Set(named)].filter((to) => to && to.split(".")[0] !== chapter.id && index.titles[to]).slice(0, 6);
  }, [chapter, index]);
  const rules = useRules();
  const own = index.terms.filter((term) => term.at.split(".")[0] === chapter.id);
  return (
    <>
      {found.length > 0 && <h2 className="h">{ui("rules-see")}</h2>}
      <ul>
        {found.map((to) => {
          const of = book.chapters.findIndex((one) => one.id === to.split(".")[0]);
          return (
            <li key={to}>
              <button type="button" onClick={() => go(to)}>
                {index.titles[to]}
                <small>{of >= 0 && `${ui("rules-chapter", { n: of + 1 })}: ${book.chapters[of]!.title}`}</small>
              </button>
            </li>
          );
        })}
      </ul>
      {own.length > 0 && <h2 className="h">{ui("rules-own-words")}</h2>}
      <ul>
        {own.map((term) => (
          <li key={term.id}>
            <button type="button" aria-haspopup="dialog" onClick={(event) => rules?.explain(term.id, event.currentTarget)}>
              {term.title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function entries(book: RuleBook, index: RuleIndex, texts: Drawn["texts"]): Entry[] {
  const name = (id: string) => texts.cardName(id);
  const title = (id: string) => index.terms.find((term) => term.id === id)?.title ?? id;
  const made: Entry[] = index.terms.map((term) => ({ at: `${TERMS}.${term.id}`, title: term.title, under: "", text: plain(term.text, name, title), rank: 0 }));
  for (const chapter of book.chapters) {
    let entry: Entry = { at: chapter.id, title: chapter.title, under: "", text: plain(chapter.lead, name, title), rank: 1 };
    made.push(entry);
    for (const block of chapter.blocks) {
      if (block.kind === "head") {
        entry = { at: `${chapter.id}.${block.id}`, title: block.text, under: chapter.title, text: "", rank: 1 };
        made.push(entry);
      } else if (block.kind === "example") {
        const example = book.examples.find((one) => one.id === block.text);
        entry.text += ` ${example ? [example.title, ...example.steps.map((step) => step.text)].join(" ") : ""}`;
      } else {
        const lines = [block.kind === "cards" || block.kind === "board" ? "" : block.text, ...block.items, ...block.rows.flat()];
        entry.text += ` ${lines.map((line) => plain(line, name, title)).join(" ")}`;
      }
    }
  }
  for (const card of texts.cards.values()) made.push({ at: `card:${card.id}`, title: card.name, under: card.deck_title, text: card.lines.join(" "), rank: 2 });
  return made.map((entry) => ({ ...entry, text: entry.text.trim() }));
}
