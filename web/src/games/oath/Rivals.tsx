/** The other players: role, warbands, favor, secrets, what they rule and hold; their cards as squares. */
import { CardList, Rival as RivalZone, rivalsOf, useWide } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Delta, Token } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { Banner } from "./Banner";
import { favor, secret, tokens } from "./face";
import { Reliquary } from "./Mine";
import { Hidden, Square, useOath, Warbands } from "./parts";
import { RichLine } from "@/cards/glyphs";
import { factsOf } from "./table";

/** The side column's part; narrower windows have the rivals on the board. */
export function Side() {
  const wide = useWide();
  return wide ? <Rivals /> : null;
}

export function Rivals() {
  const t = useOath();
  const n = t.view.seats.length;
  const seats = t.seat === null ? Array.from({ length: n }, (_, i) => i).filter((seat) => seat !== 0) : rivalsOf(n, t.seat);
  return (
    <div className={`oa-rivals oa-r${seats.length} ${t.inspected ? "oa-brief" : ""}`}>
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </div>
  );
}

function Rival({ seat }: { seat: number }) {
  const t = useOath();
  const w = useWord();
  const { view, texts } = t;
  const board = view.seats[seat]!;
  const look = t.seats[seat];
  const colour = board.role === "exile" ? seat : 0;
  const moving = (name: string) => t.moving(`seats.${seat}.${name}`);
  const vision = board.vision[0] ?? null;
  const open = () => t.inspect({ kind: "note", title: look?.name ?? "", body: <Everything seat={seat} /> }, true);
  return (
    <RivalZone seat={seat} name={w(`role-${board.role}`)} called={look?.name ?? ""} className="oa-rival" whoClass="oa-who" beside={<Beside seat={seat} />} onOpen={open} head={null}>
      <p className="oa-nums">
        <Warbands colour={colour} n={board.warbands} />
        <Delta {...moving("warbands")} />
        <span>
          <Token glyph={favor(texts)} />
          {board.favor}
          <Delta {...moving("favor")} />
        </span>
        <span>
          <Token glyph={secret(texts)} />
          {board.secrets}
          {board.dark > 0 && <small title={w("dark-n", board.dark)}>+{board.dark}</small>}
          <Delta {...moving("secrets")} />
        </span>
        <span className="oa-rules">{w("rules-n", board.sites)}</span>
      </p>
      <div className="oa-sqs">
        {board.advisers.map(({ card, favor: n, secrets }) => (
          <Square key={card} card={card}>
            {n + secrets > 0 && <RichLine rich={tokens(texts, n, secrets)} />}
          </Square>
        ))}
        {board.facedown.map((card, n) => (
          <Hidden key={n} thing={`adviser:${seat}/${n}`} name={card ? texts.cardName(card) : w(board.facedown_backs[n] === "vision" ? "adviser-down-vision" : "adviser-down")} className="oa-sq">
            <Icon name={card ? "eye" : board.facedown_backs[n] === "vision" ? "moon" : "card"} title={card ? texts.cardName(card) : w("adviser-down")} />
          </Hidden>
        ))}
        {board.relics.map(({ card }) => (
          <Square key={card} card={card} className="oa-held" />
        ))}
        {view.banners.filter((banner) => banner.holder === seat).map((banner) => (
          <Banner key={banner.id} banner={banner} small />
        ))}
        {seat === 0 && <Reliquary />}
        {vision && (
          <Square card={vision} className="oa-vis">
            <span>{texts.cardName(vision)}</span>
          </Square>
        )}
      </div>
    </RivalZone>
  );
}

/** The name, and who keeps the oath or would succeed. */
function Beside({ seat }: { seat: number }) {
  const t = useOath();
  const w = useWord();
  const said = t.view.title === seat ? w(t.view.usurper ? "is-usurper" : "is-keeper") : t.view.heir === seat && seat !== 0 ? w("is-heir") : "";
  return (
    <>
      <small>{t.seats[seat]?.name}</small>
      {said && <Icon name={t.view.title === seat ? "queen-crown" : "vertical-banner"} title={said} className="oa-mark" />}
    </>
  );
}

/** All that is known of somebody, in the sheet. */
function Everything({ seat }: { seat: number }) {
  const t = useOath();
  const w = useWord();
  const board = t.view.seats[seat]!;
  const hidden = (n: number) => <span className="back oa-hid">{n}</span>;
  const part = (title: string, ids: readonly (string | null)[]) =>
    ids.length > 0 && (
      <>
        <h4>{title}</h4>
        <CardList ids={ids} className="oa-list" hidden={hidden} />
      </>
    );
  const goal = board.vision[0] ? factsOf(t.texts.card(board.vision[0])).goal : undefined;
  return (
    <div className="oa-all">
      <p className="say">{w("rival-all", { supply: board.supply, bank: board.bank, prizes: board.prizes })}</p>
      {part(w("advisers"), [...board.advisers.map((there) => there.card), ...board.facedown])}
      {part(w("deck-vision"), board.vision)}
      {goal && <p className="say">{w(`goal-${goal}`)}</p>}
      {part(w("relics"), board.relics.map((there) => there.card))}
    </div>
  );
}
