/** The page of the end: by which way it was won, how everybody stood, and the map as it lay then. */
import { useWord } from "@/boards/words";
import { Pip } from "@/cards/Pip";
import { Land } from "./Map";
import { useOath, Warbands } from "./parts";
import "./oath.css";

export function Ending() {
  const t = useOath();
  const w = useWord();
  const { view, result } = t;
  if (!result) return null;
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
              <th scope="col">{w(`oath-${view.oath}`)}</th>
              <th scope="col">{w("end-sites")}</th>
              <th scope="col">{w("end-prizes")}</th>
              <th scope="col">{w("warbands-head")}</th>
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
                  {view.title === seat && `, ${w(view.usurper ? "is-usurper" : "is-keeper")}`}
                </td>
                <td>{board.standing}</td>
                <td>{board.sites}</td>
                <td>{board.prizes}</td>
                <td>
                  <Warbands colour={board.role === "exile" ? seat : 0} n={board.warbands} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="oa oa-endmap" data-at="map" aria-label={w("end-map")}>
        <Land />
      </section>
    </>
  );
}
