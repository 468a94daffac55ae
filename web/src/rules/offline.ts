/** What was opened of the rules stays readable without the network (`public/sw.js`). */

let asked = false;

/** Ask the worker to keep the client as it is loaded now, and these addresses. */
export async function keepOffline(addresses: readonly string[]): Promise<void> {
  if (asked || !("serviceWorker" in navigator) || !window.isSecureContext) return;
  asked = true;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const worker = (await navigator.serviceWorker.ready).active;
    const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name)).filter((url) => url.origin === location.origin && (url.pathname.startsWith("/assets/") || url.pathname.endsWith(".svg"))).map((url) => url.pathname);
    const own = [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>("script[src], link[href]")].map((tag) => new URL("src" in tag && tag.src ? tag.src : (tag as HTMLLinkElement).href)).filter((url) => url.origin === location.origin).map((url) => url.pathname);
    const version = document.querySelector<HTMLScriptElement>("script[src]")?.src ?? "";
    worker?.postMessage({ keep: [...new Set(["/", ...own, ...loaded, ...addresses])], version });
  } catch {
    // no worker here: the rules are read from the server
  }
}
