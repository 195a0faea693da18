import { createOpenIdProvider } from "./openid.ts";
import type { IdentityProvider } from "./port.ts";

const GOOGLE = "https://accounts.google.com";

export type GoogleOptions = {
  clientId: string;
  clientSecret: string;
  /** Another issuer that speaks as Google does. */
  issuer?: string;
};

/** Sign-in with a Google account (https://developers.google.com/identity/openid-connect/openid-connect). */
export function createGoogleProvider({
  clientId,
  clientSecret,
  issuer = GOOGLE,
}: GoogleOptions): IdentityProvider {
  return createOpenIdProvider({ issuer: () => new URL(issuer), clientId, clientSecret });
}
