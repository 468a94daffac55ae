/** Pictures of the rules, drawn by the game's own cards and board. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { FaceCard } from "@/cards/Card";
import type { GameModule } from "@/games/game";
import { api } from "@/shell/api";
import { ReplayFeed } from "@/shell/replayfeed";
import { TableProvider } from "@/shell/table";
import type { GameTexts } from "@/shell/texts";
import { useUi } from "@/shell/ui";
import type { RuleScene } from "@/wire";
import { Words } from "./Words";

export interface Drawn {
  game: string;
  module: GameModule;
  texts: GameTexts;
}

const LETTERS = "abcdefgh";

/** Cards with lettered captions (letters, since numbers are options). */
export function CardFigure({ ids, captions, module, texts }: { ids: readonly string[]; captions: readonly string[] } & Drawn) {
  return (
    <figure className={`rfig ${captions.length ? "" : "plainfig"}`}>
      <div className="rfig-cards">
        {ids.map((id, i) => {
          const card = texts.card(id);
          return card ? (
            <FaceCard key={id} face={module.face(card, texts)} className="still">
              {captions.length > 0 && <b className="letter">{LETTERS[i]}</b>}
            </FaceCard>
          ) : null;
        })}
      </div>
      {captions.length > 0 && (
        <figcaption>
          <ol className="call">
            {captions.map((caption, i) => (
              <li key={i}>
                <b className="letter">{LETTERS[i]}</b>
                <span>
                  <Words line={caption} />
                </span>
              </li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  );
}

/** The board after a step of an example, as it would lie on a table; nothing on it can be pressed. */
export function BoardFigure({ example, step = 0, captions = [], ...drawn }: { example: string; step?: number; captions?: readonly string[] } & Drawn) {
  const ui = useUi();
  const box = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const [scenes, setScenes] = useState<readonly RuleScene[] | null>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), { rootMargin: "300px" });
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (!near) return;
    let live = true;
    api.scenes(drawn.game, example).then(
      (found) => live && setScenes(found),
      () => undefined, // the words are there all the same
    );
    return () => {
      live = false;
    };
  }, [near, drawn.game, example]);
  const scene = scenes?.[Math.min(step, scenes.length - 1)];
  return (
    <figure className="rboard" ref={box}>
      <div className="rboard-in" role="img" aria-label={ui("rules-figure")}>
        {scene && <Scene scene={scene} {...drawn} />}
      </div>
      {captions.length > 0 && (
        <figcaption>
          <ul>
            {captions.map((caption, i) => (
              <li key={i}>
                <Words line={caption} />
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  );
}

/** How large a board is drawn before it is made small, in rem. */
const WIDE = 62;
const HIGH = 40;

function Scene({ scene, module, texts }: { scene: RuleScene } & Drawn) {
  const ui = useUi();
  const feed = useMemo(() => new ReplayFeed(), []);
  const named = useMemo(() => ({ ...scene.table, seats: scene.table.seats.map((seat) => ({ ...seat, name: ui("rules-player", { n: seat.seat + 1 }) })) }), [scene, ui]);
  useMemo(() => feed.show(named, scene.position), [feed, named, scene]);
  const { Board, Hand } = module;
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      if (!outer.current || !inner.current) return;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const small = matchMedia("(max-width: 700px)").matches;
      const width = outer.current.clientWidth;
      // a phone draws the board for a phone: one part of it, in its own size
      const scale = small ? 1 : Math.min(1, width / (WIDE * rem));
      inner.current.style.width = small ? "100%" : `${WIDE}rem`;
      inner.current.style.height = small ? "26rem" : `${HIGH}rem`;
      inner.current.style.transform = scale === 1 ? "" : `scale(${scale})`;
      outer.current.style.height = `${(small ? 26 * rem : HIGH * rem) * scale}px`;
    };
    fit();
    const watcher = new ResizeObserver(fit);
    if (outer.current) watcher.observe(outer.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className="scene" ref={outer} aria-hidden="true">
      <div className="scene-in" ref={inner} inert data-game={scene.table.game}>
        <TableProvider feed={feed} module={module} texts={texts} mode="replay">
          <div className="slot">
            <Board />
          </div>
          {Hand && (
            <div className="handslot">
              <Hand />
            </div>
          )}
        </TableProvider>
      </div>
    </div>
  );
}
