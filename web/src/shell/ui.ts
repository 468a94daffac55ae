/** The shell's own words: `ui("lobby-title")`, in the language of the page. */
import { createContext, useContext, useEffect, useReducer } from "react";
import { FluentResource, type FluentBundle, type FluentVariable } from "@fluent/bundle";
import { format, makeBundle, type Lang } from "./texts";

export type Ui = ((id: string, args?: Record<string, FluentVariable>) => string) & { lang: Lang; maybe: (id: string) => string | null };

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../text/en.ftl?raw"),
  ru: () => import("../text/ru.ftl?raw"),
};
const ready = new Map<Lang, FluentBundle>();

export async function loadUi(lang: Lang): Promise<Ui> {
  let bundle = ready.get(lang);
  if (!bundle) {
    bundle = makeBundle(lang, (await SOURCES[lang]()).default);
    ready.set(lang, bundle);
  }
  return makeUi(lang, bundle);
}

export function makeUi(lang: Lang, bundle: FluentBundle): Ui {
  const say = (id: string, args?: Record<string, FluentVariable>) => format(bundle, id, args) ?? id;
  return Object.assign(say, { lang, maybe: (id: string) => format(bundle, id) });
}

export const UiContext = createContext<Ui | null>(null);

export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error("useUi outside the page");
  return ui;
}

export type Words = Record<Lang, () => Promise<{ default: string }>>;
const added = new Set<() => Promise<unknown>>();

/** Words of a part that is loaded when it is opened: false until they are there. */
export function useWords(words: Words): boolean {
  const { lang } = useUi();
  const [, again] = useReducer((n: number) => n + 1, 0);
  const load = words[lang];
  useEffect(() => {
    if (!added.has(load))
      void load().then(({ default: source }) => {
        added.add(load);
        ready.get(lang)?.addResource(new FluentResource(source), { allowOverrides: true });
        again();
      });
  }, [lang, load]);
  return added.has(load);
}
