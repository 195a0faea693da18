import type { FastifyRequest } from "fastify";
import { SIGN_IN_CALLBACK_PATH } from "#contract/endpoints.ts";
import { createGoogleProvider } from "../adapters/identity/google.ts";
import { createLocalIdentity, type LocalIdentity } from "../adapters/identity/local.ts";
import type { IdentityProvider } from "../adapters/identity/port.ts";
import type { Config } from "../config/config.ts";

export type IdentityParts = {
  /** The port that this program listens on. */
  port: () => number;
  isHttps: (request: FastifyRequest) => boolean;
  /** Plays Google, where Google cannot be asked. */
  googleIssuer: string | undefined;
};

/** Google by the keys of the settings, or a sign-in that lets anyone in as anyone. `local` is null with real keys. */
export function chooseIdentity(
  { google }: Config,
  { port, isHttps, googleIssuer }: IdentityParts,
): { identity: IdentityProvider; local: LocalIdentity | null } {
  if (google !== null)
    return { identity: createGoogleProvider({ ...google, issuer: googleIssuer }), local: null };
  const local = createLocalIdentity({ port, allowsCallback, isHttps });
  return { identity: local, local };
}

/** The local issuer answers only to our own callback; by what name the browser knows this machine is its own affair. */
function allowsCallback(url: string): boolean {
  return URL.parse(url)?.pathname === SIGN_IN_CALLBACK_PATH;
}
