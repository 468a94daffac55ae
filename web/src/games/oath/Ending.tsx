/** The page of the end: by which way it was won, how everybody stood, and the map as it lay then. */
import { useWord } from "@/boards/words";
import { Pip } from "@/cards/Pip";
import { api } from "@/shell/api";
import { Link } from "@/shell/router";
import { useLoaded } from "@/shell/session";
import { Realm } from "./Chronicle";
import { Land } from "./Map";
import { useOath, Warbands } from "./parts";
import type { Story } from "./view";
import "./oath.css";

/** Of the table as it lies; once the chronicle of a series is written that is the next game's, and what was is read in the reign that ended. */
export function Ending() {
  const t = useOath();
  const w = useWord();
  const { view, result } = t;
  const written = view.reign !== null;
  const told = useLoaded(() => (written ? api.story(t.info.id) : Promise.resolve(null)), [t.info.id, written]);
  const story = (told.data?.story ?? null) as Story | null;
  const reign = story?.reigns.at(-1) ?? null;
  if (!result || (written && !reign)) return null;
  // what an empire holds together stands with each of its players
  const held = (seat: number) => reign?.map.filter(({ ruler }) => ruler === (view.seats[seat]!.role === "exile" ? view.seats[seat]!.colour : "empire")) ?? [];
  return (
    <>
      <section className="zone oa-end" aria-label={w("end-how")}>
        <h2 className="h">{w("end-how")}</h2>
        <p className="say">{w(`end-${result.ending}`)}</p>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{w("end-role")}</th>
              {!reign && <th scope="col">{w(`oath-${view.oath}`)}</th>}
              <th scope="col">{w("end-sites")}</th>
              {!reign && <th scope="col">{w("end-prizes")}</th>}
              <th scope="col">{w(reign ? "end-warbands-there" : "warbands-head")}</th>
            </tr>
          </thead>
          <tbody>
            {view.seats.map((board, seat) => (
              <tr key={seat} className={result.winners.includes(seat) ? "oa-won" : ""}>
                <th scope="row">
                  <Pip colour={t.colour(seat)} /> {t.seats[seat]?.name}
                </th>
                <td>
                  {w(`role-${board.role}`)}
                  {result.winners.includes(seat) && board.role === "citizen" && `, ${w("is-heir")}`}
                  {(reign ? reign.title === board.colour : view.title === seat) && `, ${w(view.usurper ? "is-usurper" : "is-keeper")}`}
                </td>
                {!reign && <td>{board.standing}</td>}
                <td>{reign ? held(seat).length : board.sites}</td>
                {!reign && <td>{board.prizes}</td>}
                <td>
                  <Warbands colour={board.role === "exile" ? seat : 0} n={reign ? held(seat).reduce((sum, land) => sum + land.warbands, 0) : board.warbands} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="oa oa-endmap" data-at="map" aria-label={w("end-map")}>
        {story && reign ? <Realm lands={reign.map} before={null} story={story} reign={reign} texts={t.texts} /> : <Land />}
        {reign && (
          <p className="say">
            <Link to={`/t/${t.info.id}/story`}>{w("end-next-lands")}</Link>
          </p>
        )}
      </section>
    </>
  );
}
