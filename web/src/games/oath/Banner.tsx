import { RichLine } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { useWord } from "@/boards/words";
import { BANNER_ICON, favor, secret } from "./face";
import { useOath } from "./parts";
import type { BannerView } from "./view";

/** A banner: as a card on its holder's board, or as a small square beside the map and with rivals. */
export function Banner({ banner, small = false }: { banner: BannerView; small?: boolean }) {
  const t = useOath();
  const w = useWord();
  const name = String(t.texts.thing("banner", banner.id));
  const body = (
    <>
      <p className="say">{w(`banner-${banner.id}-help`)}</p>
      {banner.mob && <p className="say">{w("mob")}</p>}
    </>
  );
  const thing = useThing(`banner:${banner.id}`, name, { kind: "note", title: name, body });
  const on = [banner.id === "pf" ? favor(t.texts, banner.tokens) : secret(t.texts, banner.tokens)];
  if (small) {
    return (
      <button type="button" {...thing.props} title={name} className={`oa-flag ${thing.className}`}>
        <Icon name={BANNER_ICON} title={name} />
        <RichLine rich={on} />
      </button>
    );
  }
  return (
    <button type="button" {...thing.props} className={`card c-none oa-banner ${thing.className}`}>
      <span className="spine">
        <span className="suit">
          <Icon name={BANNER_ICON} />
        </span>
      </span>
      <span className="cb">
        <span className="cn">{w(`banner-${banner.id}`)}</span>
        <span className="ck">
          {w("on-it")} <RichLine rich={on} />
        </span>
        {banner.mob && <span className="ct">{w("mob-short")}</span>}
        <span className="vig">
          <Icon name={BANNER_ICON} />
        </span>
      </span>
    </button>
  );
}
