/** The words of these pages, which come with them; what they do not say the shell does. */
import { useEffect, useState } from "react";
import { format, makeBundle, type Lang } from "@/shell/texts";
import { makeUi, useUi, type Ui } from "@/shell/ui";

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../text/puzzle.en.ftl?raw"),
  ru: () => import("../text/puzzle.ru.ftl?raw"),
};

export function useWords(): Ui | null {
  const ui = useUi();
  const [made, set] = useState<{ lang: Lang; say: Ui } | null>(null);
  useEffect(() => {
    let live = true;
    void SOURCES[ui.lang]().then(({ default: source }) => {
      if (live) set({ lang: ui.lang, say: joined(ui, source) });
    });
    return () => {
      live = false;
    };
  }, [ui]);
  return made && made.lang === ui.lang ? made.say : null;
}

export function joined(ui: Ui, source: string): Ui {
  const bundle = makeBundle(ui.lang, source);
  const own = makeUi(ui.lang, bundle);
  return Object.assign((id: string, args?: Parameters<Ui>[1]) => format(bundle, id, args) ?? ui(id, args), { lang: ui.lang, maybe: (id: string) => own.maybe(id) ?? ui.maybe(id) });
}
