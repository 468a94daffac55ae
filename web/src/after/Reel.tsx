import type { KeyboardEvent } from "react";
import { Icon } from "@/icons/Icon";
import { apart, textWidth } from "@/shell/labels";
import { numeral } from "@/shell/Scale";
import type { GameTexts } from "@/shell/texts";
import { keyed, SPEEDS, spans } from "./reel";
import "./reel.css";

/** The scale one can grab: rounds, numbered decisions, a thumb. */
export function Reel({ at, last, rounds, marks = [], label, said, onMove }: { at: number; last: number; rounds: readonly number[]; marks?: readonly number[]; label: string; said: string; onMove: (to: number) => void }) {
  const parts = spans(rounds, last, at);
  const all = Math.max(1, last);
  const wide = (i: number) => textWidth(numeral(i + 1, rounds.length), "700 12.5px Alegreya, serif");
  const numbered = apart(parts.map(({ from }, i) => ({ at: (from / all) * innerWidth * 0.5 + wide(i) / 2, width: wide(i) })));
  const press = (event: KeyboardEvent) => {
    const to = keyed(event.key, event.shiftKey, rounds, at, last);
    if (to === null) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <div className="reel slider">
      <div className="track" aria-hidden>
        {parts.map(({ from, to, done }, i) => (
          <span key={i} className={done === 1 ? "full" : done > 0 ? "part" : ""} style={{ flex: Math.max(0.01, to - from), "--done": `${done * 100}%` } as React.CSSProperties}>
            <b>{rounds.length > 0 && numbered.has(i) ? numeral(i + 1, rounds.length) : ""}</b>
          </span>
        ))}
        {marks.map((move, i) => (
          <i key={i} style={{ left: `${(100 * move) / all}%` }}>
            {i + 1}
          </i>
        ))}
      </div>
      <input type="range" min={0} max={last} value={at} aria-label={label} aria-valuetext={said} onKeyDown={press} onChange={(event) => onMove(Number(event.target.value))} />
    </div>
  );
}

/** Goes on by itself, or waits; how fast. */
export function Play({ playing, speed, texts, onToggle, onSpeed }: { playing: boolean; speed: number; texts: GameTexts; onToggle: () => void; onSpeed: (speed: number) => void }) {
  const name = texts.say(playing ? "after-pause" : "after-play");
  return (
    <>
      <button type="button" className="playing" aria-label={name} title={name} onClick={onToggle}>
        <Icon name={playing ? "pause" : "play"} />
      </button>
      <span className="speeds" role="group" aria-label={texts.say("after-speed")}>
        {SPEEDS.map((one) => (
          <button key={one} type="button" aria-pressed={one === speed} onClick={() => onSpeed(one)}>
            {one}×
          </button>
        ))}
      </span>
    </>
  );
}
