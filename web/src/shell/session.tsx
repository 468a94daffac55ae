/** Who is here and in which language: known before any page is shown. */
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import type { Me } from "@/wire";
import { api, Refused } from "./api";
import type { Lang } from "./texts";
import { renewFar } from "./settings";
import { loadUi, UiContext, type Ui } from "./ui";

interface Session {
  me: Me | null;
  setMe(me: Me): void;
  setLang(lang: Lang): Promise<void>;
}

const Context = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(Context);
  if (!session) throw new Error("useSession outside the page");
  return session;
}

function browserLang(): Lang {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem("oikumene.lang");
  } catch {
    // nothing is kept here
  }
  if (kept === "ru" || kept === "en") return kept;
  return navigator.languages.some((name) => name.toLowerCase().startsWith("ru")) ? "ru" : "en";
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [me, setMe] = useState<Me | null>(null);
  const [ui, setUi] = useState<Ui | null>(null);
  const [asked, setAsked] = useState(false);

  const show = useCallback(async (lang: Lang) => {
    try {
      localStorage.setItem("oikumene.lang", lang);
    } catch {
      // nothing is kept here
    }
    document.documentElement.lang = lang;
    const made = await loadUi(lang);
    setUi(() => made);
  }, []);

  useEffect(() => {
    const first = browserLang();
    void show(first);
    // the first answer brings the cookie; nothing else is asked before
    api
      .me()
      .then(async (found) => {
        setMe(found);
        if (found.lang !== first) await show(found.lang);
        renewFar();
      })
      .catch(() => setMe(null))
      .finally(() => setAsked(true));
  }, [show]);

  const session = useMemo<Session>(
    () => ({
      me,
      setMe: (next) => {
        setMe(next);
        if (next.lang !== ui?.lang) void show(next.lang);
      },
      setLang: async (lang) => {
        const preferred = api.prefer({ lang }); // told at once: who leaves the page now has chosen all the same
        await Promise.all([show(lang), preferred.catch(() => null)]);
        try {
          setMe(await preferred);
        } catch {
          // shown all the same; the server will hear of it another time
        }
      },
    }),
    [me, ui, show],
  );
  if (!ui || !asked) return null;
  return (
    <UiContext.Provider value={ui}>
      <Context.Provider value={session}>{children}</Context.Provider>
    </UiContext.Provider>
  );
}

/** A refusal as a sentence. */
export function explain(ui: Ui, why: unknown): string {
  if (why instanceof Refused) return why.code === "offline" ? ui("error-offline") : why.message || why.code;
  return String(why);
}

/** Something that is fetched: what came, or why not. `again` fetches it anew. */
export function useLoaded<T>(load: () => Promise<T>, deps: readonly unknown[]): { data: T | null; error: unknown; again(): void } {
  const [state, set] = useState<{ data: T | null; error: unknown }>({ data: null, error: null });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let live = true;
    load().then(
      (data) => live && set({ data, error: null }),
      (error: unknown) => live && set((now) => ({ data: now.data, error })),
    );
    return () => {
      live = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [...deps, turn]);
  return { ...state, again: () => setTurn((n) => n + 1) };
}
