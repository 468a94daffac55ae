/** The map: three regions as columns on the sea, sites as islands, and the oath in the free place of the first. */
import { tighten, useLooking } from "@/boards/fit";
import { partShown, Zone } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Ghosts } from "@/cards/Ghost";
import { RichLine, Token } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { Banner } from "./Banner";
import { recovery, siteIcon, supply, tokens } from "./face";
import { Den, Hidden, useOath, Warbands } from "./parts";
import { Pile } from "./Stock";
import { factsOf, regionsOf, together, wordOf } from "./table";
import type { Slot } from "./view";

/** Names of cards at the sites are whole: in smaller letters, then in two lines instead of what the card does. */
function look(): void {
  tighten(document.querySelectorAll<HTMLElement>(".oa-den:has(.oa-dn)"), 2, (den) => {
    const name = den.querySelector<HTMLElement>(".oa-dn b");
    return name !== null && name.scrollWidth > name.clientWidth;
  });
}

export function Land() {
  useLooking(look);
  const t = useOath();
  const { view } = t;
  const w = useWord();
  const regions = regionsOf(view);
  const shown = partShown(t);
  return (
    <Zone className="map oa-land" label={w("map")}>
      {regions.map((region, i) => (
        <section key={region} className={`oa-rgn ${shown === region ? "oa-cur" : ""}`} data-zone aria-labelledby={`oa-${region}`}>
          <h2 id={`oa-${region}`}>
            {w(`region-${region}`)} <Pile region={region} />
          </h2>
          {view.slots.filter((slot) => slot.region === region).map((slot) => (
            <Site key={slot.id} slot={slot} />
          ))}
          {i === 0 && <OathPlace />}
        </section>
      ))}
    </Zone>
  );
}

function Site({ slot }: { slot: Slot }) {
  const t = useOath();
  const w = useWord();
  const { view, texts } = t;
  const name = slot.site ? texts.cardName(slot.site) : w("unknown-land");
  const thing = useThing(`slot:${slot.id}`, name, slot.site ? { kind: "card", tag: slot.site } : { kind: "note", title: name, body: <p className="say">{w("unknown-help")}</p> });
  const pawns = view.seats.flatMap((board, seat) => (board.pawn === slot.id ? [seat] : []));
  const here = t.seat !== null && view.seats[t.seat]?.pawn === slot.id;
  const target = view.war?.targets.findIndex(([kind, id]) => kind === "site" && id === slot.id) ?? -1;
  const card = slot.site ? texts.card(slot.site) : null;
  const facts = factsOf(card);
  const cells = slot.cards.length + slot.relics.length;
  const travels = thing.options.some((option) => /^travel/.test(wordOf(option)));
  // a way that is there but too dear says so in its place
  const price = view.travel[slot.id];
  const own = t.seat === null ? undefined : view.seats[t.seat];
  const dear = t.question?.prompt === "travel" && !thing.lit && price !== undefined && own !== undefined && price > own.supply;
  return (
    <article className={`oa-site ${slot.cards.length === 2 && slot.relics.length > 0 ? "oa-tight" : ""} ${thing.className} ${dear ? "oa-dear" : ""} ${here ? "oa-here" : ""} ${slot.faceup ? "" : "oa-down"} ${target >= 0 ? "oa-target" : ""}`} data-cells={cells}>
      <header>
        <button type="button" {...thing.props} className="oa-name">
          {slot.site && <Icon name={siteIcon(slot.site)} className="oa-sic" />}
          <b>{name}</b>
          {!slot.faceup && <small>{w(slot.site ? "seen-land" : "comes-up")}</small>}
        </button>
        <span className="oa-pw">
          {pawns.map((seat) => (
            <Pip key={seat} colour={t.colour(seat)} title={w("pawn-of", t.seats[seat]?.name ?? "")} />
          ))}
        </span>
      </header>
      {slot.faceup && (
        <>
          {card && <p className="oa-pow">{card.lines.join(" ")}</p>}
          <div className="oa-dens">
            {slot.cards.map((there) => (
              <Den key={there.card} there={there} />
            ))}
            <Ghosts at={`slots.${view.slots.indexOf(slot)}.cards`} size="chip" className="oa-den" />
            {slot.relics.map((relic, n) => (
              <Hidden key={n} thing={`relic:${slot.id}/${n}`} name={relic ? texts.cardName(relic) : w("relic-down")} className="oa-den oa-relic">
                <Icon name="locked-chest" />
                <span>{relic ? texts.cardName(relic) : w("relic")}</span>
              </Hidden>
            ))}
            {slot.room > 0 && cells % 2 === 1 && <span className="oa-den oa-free">{w("free")}</span>}
          </div>
          <footer>
            {slot.warbands > 0 ? <Warbands colour={slot.colour} n={slot.warbands} {...t.moving(`slots.${view.slots.indexOf(slot)}.warbands`)} /> : <span className="lbl oa-lbl"><Icon name="skull-crossed-bones" /> {w("bandits")}</span>}
            <span className="lbl">
              {[here && w("you-here"), w("defence-n", facts.defence ?? 0), slot.room > 0 && w("free-n", slot.room)].filter(Boolean).join(", ")}
            </span>
            {slot.favor + slot.secrets > 0 && <RichLine rich={tokens(texts, slot.favor, slot.secrets)} />}
            {slot.relics.length > 0 && facts.site?.recovery && (
              <span className="lbl oa-rec" title={w("recovery")}>
                <Icon name="locked-chest" title={w("recovery")} />
                <RichLine rich={recovery(facts.site.recovery, texts)} />
              </span>
            )}
          </footer>
        </>
      )}
      {travels && t.seat !== null && (
        <span className="oa-tag" aria-hidden="true">
          {view.travel[slot.id] ?? 0} <Token glyph={supply(texts)} />
        </span>
      )}
      {dear && (
        <span className="why">
          <Icon name="lock" />
          {w("too-dear", { n: price, own: own.supply })}
        </span>
      )}
      {target >= 0 && (
        <span className="oa-tag oa-aim">
          <Icon name="crossed-swords" />
          {view.war?.dice[target] === undefined ? w("target") : w("target-dice", view.war.dice[target])}
        </span>
      )}
    </article>
  );
}

/** The oath: what it counts, who keeps it, how each contender stands; banners that nobody holds lie beside it. */
function OathPlace() {
  const t = useOath();
  const w = useWord();
  const { view } = t;
  const free = view.banners.filter((banner) => banner.holder === null);
  return (
    <section className="oa-oath" aria-label={w(`oath-${view.oath}`)}>
      <Icon name="queen-crown" className="oa-crown" />
      <div>
        <h3>{w(`oath-${view.oath}`)}</h3>
        <p>
          {w(`goal-${view.oath}`)} {w(view.usurper ? "usurped" : "kept", t.seats[view.title]?.name ?? "")} {view.heir !== 0 && w("would-succeed", t.seats[view.heir]?.name ?? "")}
        </p>
        <ul className="oa-stand" aria-label={w("standings")}>
          {view.seats.map((board, seat) =>
            board.contends ? (
              <li key={seat} className={view.title === seat ? "oa-first" : ""} title={w("stands", { name: t.seats[seat]?.name ?? "", n: board.standing })}>
                {together(view, seat).map((one) => (
                  <Pip key={one} colour={t.colour(one)} size="sm" title={t.seats[one]?.name ?? ""} />
                ))}
                {board.standing}
              </li>
            ) : null,
          )}
          {free.map((banner) => (
            <li key={banner.id}>
              <Banner banner={banner} small />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
