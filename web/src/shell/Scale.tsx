import type { ScaleModel } from "@/games/game";
import { useUi } from "./ui";

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
export const roman = (n: number): string => ROMAN[n] ?? String(n);
/** How a round is numbered beside others: all of them alike, so none in Roman figures where there are many. */
export const numeral = (n: number, many: number): string => (many < ROMAN.length ? roman(n) : String(n));

/** The edge of the map as the clock: rounds as long segments, phases as short ones. */
export function Scale({ model, over = false }: { model: ScaleModel; over?: boolean }) {
  const ui = useUi();
  const { round, rounds, phases, phase = 0 } = model;
  if (rounds <= 0 && phases) {
    const said = [ui("scale-round-short", { round }), model.now, model.end].filter(Boolean).join(", ");
    return (
      <div className="scale" role="img" aria-label={said}>
        <span className="wide">
          {phases.map((title, p) => (
            <i key={p} className={over || p < phase ? "done" : p === phase ? "now" : ""}>
              {p === 0 && <b>{round}</b>} <em>{title}</em>
            </i>
          ))}
        </span>
        {(model.end || over) && (
          <span>
            <i className={over || model.pressing ? "now" : ""}>{over ? ui("scale-over") : model.end}</i>
          </span>
        )}
      </div>
    );
  }
  if (rounds <= 0) {
    return (
      <div className="scale" role="img" aria-label={model.now}>
        <span>
          <i className="now">{model.now}</i>
        </span>
      </div>
    );
  }
  const parts = model.marks || rounds > 6 ? 1 : (phases?.length ?? 4); // many rounds have no room for parts
  const label = [ui("scale-round", { round, rounds }), model.now].filter(Boolean).join(", ");
  return (
    <div className="scale" role="img" aria-label={label}>
      {Array.from({ length: rounds }, (_, i) => i + 1).map((n) => {
        const now = n === round && !over;
        const done = n < round || over;
        if (now && phases) {
          return (
            <span key={n} className="wide">
              {phases.map((title, p) => (
                <i key={p} className={p < phase ? "done" : p === phase ? "now" : ""}>
                  {p === 0 && <b>{numeral(n, rounds)}</b>} <em>{title}</em>
                </i>
              ))}
            </span>
          );
        }
        if (now) {
          return (
            <span key={n} className="mid">
              <i className="now">
                <b>{numeral(n, rounds)}</b> <em>{model.now || ui("scale-round-short", { round: n })}</em>
              </i>
            </span>
          );
        }
        return (
          <span key={n} className={done ? "done" : ""}>
            {Array.from({ length: parts }, (_, p) => (
              <i key={p}>
                {p === 0 && <b>{numeral(n, rounds)}</b>}
                {p === 0 && !done && model.marks?.[n] && <em>{model.marks[n]}</em>}
              </i>
            ))}
          </span>
        );
      })}
      {over && (
        <span className="last">
          <i className="now">{ui("scale-over")}</i>
        </span>
      )}
    </div>
  );
}
