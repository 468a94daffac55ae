/** The three titans that can be fought now, by stars. */
import { Zone } from "@/boards/parts";
import { Chip, ThingButton, useFace } from "@/cards/Card";
import { RichLine } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { useShared } from "./context";
import { pennants, symbolsGlyphs } from "./glyphs";
import { gathered } from "./table";
import type { TitanDeck } from "./view";
import { ShortWhy } from "./Why";
import { word } from "@/boards/words";

export function Titans() {
  const { view, texts } = useShared();
  return (
    <Zone className="aw-titans" title={texts.say("table-titans")}>
      {view.titans.map((deck) => (
        <Deck key={deck.stars} deck={deck} />
      ))}
    </Zone>
  );
}

function Deck({ deck }: { deck: TitanDeck }) {
  const { texts } = useShared();
  const next = deck.known.at(-1) ?? null;
  return (
    <div className="aw-deck">
      {deck.open ? <Titan card={deck.open} /> : <p className="aw-none">{texts.say("table-none")}</p>}
      <div className="aw-under">
        <ThingButton thing={`stars:${deck.stars}`} name={`${texts.say("table-titans")} ${texts.thing("stars", deck.stars)}, ${word(texts, "left", deck.left)}`} className="aw-stars">
          {Array.from({ length: deck.stars }, (_, i) => (
            <Icon key={i} name="round-star" />
          ))}
          <small>{word(texts, "left", deck.left)}</small>
        </ThingButton>
        {next !== null && (
          <span className="aw-next">
            {word(texts, "next")}{" "}
            <Chip tag={next} thing={null} />
          </span>
        )}
      </div>
    </div>
  );
}

function Titan({ card }: { card: string }) {
  const { texts, facts, thing: at, marks, t } = useShared();
  const face = useFace(card);
  const { defence, arrows, banners, symbols } = facts(card);
  const counts = word(texts, arrows ? "both" : "swords-only");
  const thing = useThing(at("titan", card), `${face.name}, ${word(texts, "defence")} ${defence}, ${counts}`, { kind: "card", tag: card });
  const mark = marks("titan", card, "titan");
  const dice = Object.values(banners).reduce((sum, n) => sum + n, 0);
  const attack = mark.includes("aw-now") ? gathered(t.question) : null;
  return (
    <button type="button" {...thing.props} className={`card aw-titan c-purple ${thing.className} ${mark}`}>
      <span className="spine">
        {face.marks?.map((star, i) => <Icon key={i} name={star.icon} />)}
      </span>
      <span className="cb">
        <span className="cn">
          {face.name}
          {face.reconstructed && <span className="guess"> ≈</span>}
        </span>
        <span className="vig">
          <Icon name={face.vignette ?? "minotaur"} />
        </span>
        <span className="aw-def" title={counts}>
          <span className="aw-shield">
            <Icon name="shield" />
            <b>{defence}</b>
          </span>
          <span className={`aw-counts ${arrows ? "" : "half"}`}>
            <Icon name="broadsword" />
            <Icon name="arrow-flights" />
          </span>
          <span className="aw-gain">
            <RichLine rich={symbolsGlyphs(texts, symbols)} />
          </span>
        </span>
        <span className="cf">
          <RichLine rich={pennants(texts, banners)} />
          <span className="aw-dice" title={`${word(texts, "dice")}: ${dice}`}>
            {Array.from({ length: dice }, (_, i) => (
              <Icon key={i} name="perspective-dice-six-faces-random" />
            ))}
          </span>
          {attack !== null ? (
            <span className="aw-short now">
              {word(texts, "attack", { n: attack, of: defence })}
            </span>
          ) : (
            thing.blocked && <ShortWhy closed={thing.closed} />
          )}
        </span>
      </span>
    </button>
  );
}
