/** Which chapter of the rulebook a card or an answer comes from. */
import type { CardText } from "@/wire";
import type { Lang } from "@/shell/texts";
import { factsOf } from "./face";

type Chapter = "build" | "deal" | "raze" | "activate" | "exchange" | "lookout" | "production" | "features" | "defence" | "samurai" | "japanese" | "solo";

const TITLES: Record<Lang, Record<Chapter, string>> = {
  ru: {
    build: "Построить локацию",
    deal: "Заключить сделку",
    raze: "Разрушить локацию",
    activate: "Активировать действие локации",
    exchange: "Обменять рабочих",
    lookout: "Фаза разведки",
    production: "Фаза производства",
    features: "Общие уточнения",
    defence: "Жетоны обороны",
    samurai: "Японцы: размещение самурая",
    japanese: "Японцы: пояснения к карточкам",
    solo: "Одиночный режим игры",
  },
  en: {
    build: "Build a location",
    deal: "Make a deal",
    raze: "Raze a location",
    activate: "Activate a location’s action",
    exchange: "Exchange workers",
    lookout: "Lookout phase",
    production: "Production phase",
    features: "General clarifications",
    defence: "Defence tokens",
    samurai: "Japanese: placing a samurai",
    japanese: "Japanese: clarifications of cards",
    solo: "Solo game",
  },
};

const VERBS: Readonly<Record<string, Chapter>> = {
  build: "build", sacrifice: "build", foundation: "build", "from-deal": "build", deal: "deal", "use-deal": "deal", "drop-deal": "deal",
  raze: "raze", "raze-hand": "raze", activate: "activate", exchange: "exchange", swap: "exchange", take: "lookout",
  defend: "defence", samurai: "samurai", tuck: "japanese", store: "japanese",
};
const KINDS: Readonly<Record<string, Chapter>> = { production: "production", feature: "features", action: "activate", attack: "solo" };

export function chapters(verbs: readonly string[], card: CardText | null, lang: Lang): string[] {
  const found = verbs.flatMap((verb) => VERBS[verb] ?? []);
  const kind = card ? KINDS[factsOf(card).kind] : undefined;
  return [...new Set<Chapter>([...(kind ? [kind] : []), ...found])].map((chapter) => TITLES[lang][chapter]);
}
