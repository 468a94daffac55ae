/** In the lobby: something to do when nobody waits. */
import { Icon } from "@/icons/Icon";
import { Link } from "@/shell/router";
import { useLoaded, useSession } from "@/shell/session";
import type { GameInfo, TableInfo } from "@/wire";
import { puzzleApi } from "./api";
import "./puzzle.css";
import { useWords } from "./words";

/** `lesson`: a game that one has not played here yet and can be led through. */
export default function Today({ finished, lesson, onLearn }: { finished: TableInfo | null; lesson: GameInfo | null; onLearn: (game: GameInfo) => void }) {
  const ui = useWords();
  const { me } = useSession();
  const lang = ui?.lang ?? "en";
  const shelf = useLoaded(() => puzzleApi.shelf(lang), [lang, me?.id]);
  const week = useLoaded(() => puzzleApi.week(lang), [lang, me?.id]);
  const today = shelf.data?.days[0];
  if (!ui || (!today && !week.data && !lesson && !finished)) return null;
  return (
    <section className="zone list todo" aria-label={ui("todo-title")}>
      <h2 className="h">{ui("todo-title")}</h2>
      <ul>
        {today && shelf.data && (
          <li>
            <Link to="/puzzle">
              <Icon name={today.solved ? "check" : "hint"} />
              <span>
                <b>{ui(today.solved ? "todo-puzzle-done" : "todo-puzzle")}</b>
                <small>{ui("todo-puzzle-help", { game: today.title, n: shelf.data.streak })}</small>
              </span>
              <span className="rr">{shelf.data.streak || ""}</span>
            </Link>
          </li>
        )}
        {week.data && (
          <li>
            <Link to="/week">
              <Icon name="laurel-crown" />
              <span>
                <b>{ui("todo-week")}</b>
                <small>
                  {week.data.now.title}, {ui("week-players", { n: week.data.now.players })}
                </small>
              </span>
            </Link>
          </li>
        )}
        {lesson && (
          <li>
            <button type="button" onClick={() => onLearn(lesson)}>
              <Icon name="open-book" />
              <span>
                <b>{ui("todo-lesson")}</b>
                <small>{lesson.title}</small>
              </span>
            </button>
          </li>
        )}
        {finished && (
          <li>
            <Link to={`/t/${finished.id}/review`}>
              <Icon name="replay" />
              <span>
                <b>{ui("todo-review")}</b>
                <small>{finished.name || finished.title}</small>
              </span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
