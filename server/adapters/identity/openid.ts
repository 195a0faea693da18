import * as client from "openid-client";
import * as z from "zod";
import type { Identity, IdentityProvider, SignInEnd, SignInFailure } from "./port.ts";

export type OpenIdOptions = {
  /** Asked for at each use, since a local issuer knows its port only when it listens. */
  issuer: () => URL;
  clientId: string;
  clientSecret: string;
  /** Puts the issuer's page where the browser can reach it; as it is unless said. */
  toBrowser?: (url: URL, callbackUrl: string) => URL;
};

const TIMEOUT_SECONDS = 10;

/** Nothing of an answer is used before it has this shape. */
const claimsShape = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(320),
  email_verified: z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]),
  name: z.string().trim().max(200).optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
});

/**
 * Sign-in by OpenID Connect: authorization code with PKCE, state and nonce. The ID token's signature is checked against
 * the issuer's keys too, which the protocol leaves to the connection's encryption.
 */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  const discover = cacheUntilFailure(() => discoverIssuer(options));

  return {
    begin: async (callbackUrl) => {
      try {
        const issuer = await discover();
        const secrets = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          codeVerifier: client.randomPKCECodeVerifier(),
        };
        const url = client.buildAuthorizationUrl(issuer, {
          redirect_uri: callbackUrl,
          scope: "openid email profile",
          response_type: "code",
          prompt: "select_account",
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: "S256",
        });
        return { ok: true, url: (options.toBrowser?.(url, callbackUrl) ?? url).href, secrets };
      } catch (cause) {
        return { ok: false, cause };
      }
    },

    finish: async (answer, { state, nonce, codeVerifier }) => {
      try {
        const issuer = await discover();
        const tokens = await client.authorizationCodeGrant(issuer, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return readClaims(tokens.claims());
      } catch (cause) {
        return { ok: false, reason: nameFailure(cause), cause };
      }
    },
  };
}

/** The issuer is asked at the first sign-in, not at start-up, and asked again after it could not be reached. */
function cacheUntilFailure<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | null = null;
  return () => {
    cached ??= load().catch((error) => {
      cached = null;
      throw error;
    });
    return cached;
  };
}

async function discoverIssuer({
  issuer,
  clientId,
  clientSecret,
}: OpenIdOptions): Promise<client.Configuration> {
  const url = issuer();
  const execute = [client.enableNonRepudiationChecks];
  if (isLoopbackHttp(url)) execute.push(client.allowInsecureRequests);
  return client.discovery(url, clientId, undefined, client.ClientSecretPost(clientSecret), {
    execute,
    timeout: TIMEOUT_SECONDS,
  });
}

function isLoopbackHttp({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
}

function readClaims(claims: unknown): SignInEnd {
  const read = claimsShape.safeParse(claims);
  if (!read.success) return { ok: false, reason: "refused", cause: read.error };
  const { iss, sub, email, email_verified, name, picture } = read.data;
  if (!email_verified) return { ok: false, reason: "email-not-verified" };
  const identity: Identity = {
    issuer: iss,
    subject: sub,
    email,
    name: name || null,
    picture: picture ?? null,
  };
  return { ok: true, identity };
}

function nameFailure(error: unknown): SignInFailure {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === "access_denied" ? "cancelled" : "refused";
  return isUnreachable(error) ? "unavailable" : "refused";
}

/** A connection that failed or took too long, or an issuer that answers with a fault of its own. */
function isUnreachable(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < 6 && current != null; depth += 1) {
    if (current instanceof Response) return current.status >= 500;
    if (!(current instanceof Error)) return false;
    const { code } = current as { code?: unknown };
    if (code === "OAUTH_TIMEOUT" || current.name === "TimeoutError" || current.message === "fetch failed")
      return true;
    current = current.cause;
  }
  return false;
}
