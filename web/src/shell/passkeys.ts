/** Passkeys: what a device or a key holds opens an account, without a password. The browser asks its owner; the server checks. */
import { json } from "./api";
import { written } from "./push";
import { explain } from "./session";
import type { Ui } from "./ui";
import type { Me, Passkey, PasskeyAnswer, PasskeyChallenge, Secret } from "@/wire";

/** Whether this browser has them, at an address where they are allowed. */
export const passkeysHere = (): boolean => typeof PublicKeyCredential === "function" && window.isSecureContext;

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

export const passkeys = () => json<Passkey[]>("GET", "/api/me/passkeys");
export const removePasskey = (mark: string) => json<Passkey[]>("DELETE", `/api/me/passkeys/${mark}`);

/** Make one for the account that is signed in. */
export async function addPasskey(password: string): Promise<Passkey[]> {
  const asked = await json<PasskeyChallenge>("POST", "/api/me/passkeys/begin", { password } satisfies Secret);
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: { id: asked.host, name: "Oikumene" },
      user: { id: bytes(asked.user), name: asked.name, displayName: asked.name },
      pubKeyCredParams: asked.algorithms.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytes(id) })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      attestation: "none",
    },
  });
  const { rawId, response } = made as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return json<Passkey[]>("POST", "/api/me/passkeys", { id: written(rawId), client: written(clientDataJSON), data: written(attestationObject), signature: "" } satisfies PasskeyAnswer);
}

/** Sign in with one; which, its owner chooses in the browser's own window. */
export async function signInWithPasskey(): Promise<Me> {
  const asked = await json<PasskeyChallenge>("POST", "/api/login/passkey/begin", {});
  const given = await navigator.credentials.get({ publicKey: { challenge: bytes(asked.challenge), rpId: asked.host, userVerification: "required" } });
  const { rawId, response } = given as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = response as AuthenticatorAssertionResponse;
  return json<Me>("POST", "/api/login/passkey", { id: written(rawId), client: written(clientDataJSON), data: written(authenticatorData), signature: written(signature) } satisfies PasskeyAnswer);
}

/** What to say where it did not work: also what the browser itself refused. */
export const passkeyProblem = (ui: Ui, why: unknown): string => {
  const name = why instanceof DOMException ? why.name : "";
  const by = { NotAllowedError: "closed", AbortError: "closed", InvalidStateError: "there", SecurityError: "address" }[name];
  return by ? ui(`passkeys-${by}`) : explain(ui, why);
};
