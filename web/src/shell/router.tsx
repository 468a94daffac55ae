/** Where we are: the path and its query, and nothing more. */
import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from "react";

const EVENT = "oikumene:moved";

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(EVENT, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(EVENT, listener);
  };
}

export interface Place {
  path: string;
  query: URLSearchParams;
}

export function usePlace(): Place {
  const href = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const url = new URL(href, "http://here");
  return { path: url.pathname, query: url.searchParams };
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  window.dispatchEvent(new Event(EVENT));
}

/** A link inside the client. */
export function Link({ to, onClick, ...rest }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}

/** `/t/:id/replay` against a path; null where it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split("/").filter(Boolean);
  const have = path.split("/").filter(Boolean);
  if (want.length !== have.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const got = decodeURIComponent(have[i] ?? "");
    if (part.startsWith(":")) found[part.slice(1)] = got;
    else if (part !== got) return null;
  }
  return found;
}
