/** Notices that come while no page is open: web push, straight from this server by way of the browser's own service. */
import { json } from "./api";
import type { PushInfo, PushSubscriptionInfo } from "@/wire";

/** What this browser and this server can do: nothing, only what a page does that is open, or more. */
export async function pushable(): Promise<string> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !window.isSecureContext) return "";
  try {
    return (await json<PushInfo>("GET", "/api/push")).key;
  } catch {
    return "";
  }
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

/** Base64 as addresses have it, without what fills it up. */
export const written = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** Ask the browser for an address and tell the server; false where it is refused. */
export async function subscribe(): Promise<boolean> {
  const key = await pushable();
  if (!key) return false;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    let found = await pushManager.getSubscription();
    if (found && written(found.options.applicationServerKey) !== key) {
      await found.unsubscribe(); // of another server's key: nobody can use it
      found = null;
    }
    found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    await json("POST", "/api/me/push", { endpoint: found.endpoint, key: written(found.getKey("p256dh")), auth: written(found.getKey("auth")) } satisfies PushSubscriptionInfo);
    return true;
  } catch {
    return false;
  }
}

/** No more of it, here and at the server. */
export async function unsubscribe(): Promise<void> {
  try {
    const found = await (await navigator.serviceWorker?.getRegistration("/sw.js"))?.pushManager.getSubscription();
    if (!found) return;
    await json("POST", "/api/me/push/end", { endpoint: found.endpoint, key: "", auth: "" } satisfies PushSubscriptionInfo);
    await found.unsubscribe();
  } catch {
    // the address is left alone once the browser's service says that it is gone
  }
}
