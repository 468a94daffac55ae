/* Rules that were opened once can be read without the network, and notices of turns are shown. Nothing of a table goes through here. */
const KEPT = "oikumene-rules";
const MARK = "/kept-version";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  const { keep, version } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep, String(version)));
});

/** Keep these addresses; what an older client left is dropped. */
async function keepAll(addresses, version) {
  const known = await (await caches.open(KEPT)).match(MARK);
  if (known && (await known.text()) !== version) await caches.delete(KEPT);
  const cache = await caches.open(KEPT);
  await cache.put(MARK, new Response(version));
  await Promise.allSettled(
    addresses.map(async (address) => {
      if (address.startsWith("/assets/") && (await cache.match(address))) return;
      const answer = await fetch(address, { credentials: "same-origin" });
      if (answer.ok) await cache.put(address, answer);
    }),
  );
}

const kept = async (address) => (await caches.open(KEPT)).match(address);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && url.pathname.startsWith("/rules")) {
    event.respondWith(fetch(request).catch(async () => (await kept("/")) ?? Response.error()));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(kept(url.pathname).then((found) => found ?? fetch(request)));
  } else if (url.pathname.startsWith("/api/games")) {
    event.respondWith(fetch(request).catch(async () => (await kept(url.pathname + url.search)) ?? Response.error()));
  }
});

/* A notice that came while no page may be open: it is shown, and pressed it leads to its table. Only addresses of our own are followed. */
const place = (said) => (typeof said?.url === "string" && /^\/t\/[\w-]{1,40}$/.test(said.url) ? said.url : "/");

self.addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // not ours: something is shown all the same, as browsers demand
  }
  const url = place(said);
  const shown = { body: String(said.body ?? ""), tag: url, icon: "/mark.svg", data: { url } };
  event.waitUntil(self.registration.showNotification(String(said.title ?? "Oikumene"), shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = place(event.notification.data);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === url);
    await (there ? there.focus() : self.clients.openWindow(url));
  };
  event.waitUntil(open());
});
