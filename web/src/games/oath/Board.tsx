import { partShown, useMedia, useWide } from "@/boards/parts";
import { Campaign } from "./Campaign";
import { Deal } from "./Deal";
import { Land } from "./Map";
import { Drawn, OwnCards } from "./Mine";
import { useOath } from "./parts";
import { Rivals } from "./Rivals";
import { Banks } from "./Stock";
import { proposalOf } from "./table";
import { useEffect, useRef, type RefObject } from "react";
import { useWord } from "@/boards/words";
import "./oath.css";

/** Oath: the map with its three regions, the banks below; a campaign or a deal lies over it as a sheet. A phone shows a region at a time. */
export function Board() {
  const t = useOath();
  const w = useWord();
  const wide = useWide();
  const phone = useMedia("(max-width: 700px)");
  const deal = proposalOf(t.view, t.question, t.state.log) !== null;
  const shown = partShown(t);
  const at = ["mine", "players", "sheet"].includes(shown) ? shown : "map";
  const board = useRef<HTMLElement>(null);
  useScroll(board, t.question?.id ?? "");
  return (
    <section className="board oa" data-at={at} ref={board}>
      <Land />
      <Banks />
      {!wide && <Rivals />}
      {phone && t.seat !== null && (
        <section className="zone oa-cards" data-zone aria-label={w("my-cards")}>
          <OwnCards />
        </section>
      )}
      {deal ? <Deal /> : <Campaign />}
      <Drawn />
    </section>
  );
}

/** Where the board is higher than its place, it goes to what is asked about: a sheet lies on top, and what is lit may be below. */
function useScroll(board: RefObject<HTMLElement | null>, asked: string): void {
  useEffect(() => {
    const box = board.current;
    if (!box || box.scrollHeight <= box.clientHeight + 4) return;
    if (box.querySelector(":scope > .oa-sheet:not(.oa-shut)")) box.scrollTop = 0;
    else box.querySelector(".lit")?.scrollIntoView({ block: "nearest" });
  }, [board, asked]);
}
