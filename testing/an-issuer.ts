import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import { findFreePort } from "./find-free-port.ts";

export type Claims = Record<string, unknown>;

/** What an attacker between the issuer and us might change. */
export type Tampering = {
  claims?: Claims;
  header?: Record<string, unknown>;
  /** Signed by a key that the issuer never published. */
  foreignKey?: boolean;
  unsigned?: boolean;
  /** The token endpoint answers with this status. */
  status?: number;
};

export type Issuer = {
  url: string;
  /** The user signs in at the issuer's page: where the browser is sent then. */
  approve: (authorizationUrl: string, tampering?: Tampering) => URL;
  cancel: (authorizationUrl: string) => URL;
  /** Every code challenge that was not answered with its verifier is refused, as Google does. */
  close: () => Promise<void>;
};

export const ISSUER_CLIENT = { clientId: "vouch-test", clientSecret: "a-secret-of-the-test" };

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");

function sign(header: Record<string, unknown>, claims: Claims, key: KeyObject): string {
  const body = `${encode(header)}.${encode(claims)}`;
  return `${body}.${createSign("RSA-SHA256").update(body).sign(key, "base64url")}`;
}

/** An OpenID issuer that speaks as Google does, and lies when told to. */
export async function startIssuer(port?: number): Promise<Issuer> {
  const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const sent = new Map<string, { challenge: string; nonce: string; tampering: Tampering }>();
  const listening = port ?? (await findFreePort());
  const url = `http://127.0.0.1:${listening}`;

  const makeToken = (nonce: string, { claims, header, foreignKey, unsigned }: Tampering) => {
    const now = Math.floor(Date.now() / 1000);
    const honest = {
      iss: url,
      aud: ISSUER_CLIENT.clientId,
      sub: "110169484474386276334",
      email: "amara.okafor@mail.example",
      email_verified: true,
      name: "Amara Okafor",
      picture: "https://lh3.googleusercontent.com/a/photo",
      nonce,
      iat: now,
      exp: now + 3600,
    };
    if (unsigned) return `${encode({ alg: "none" })}.${encode({ ...honest, ...claims })}.`;
    const key = foreignKey ? foreign.privateKey : own.privateKey;
    return sign({ alg: "RS256", kid: "1", ...header }, { ...honest, ...claims }, key);
  };

  const server = createServer(async (request, response) => {
    const answer = (body: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const { pathname } = new URL(request.url!, url);
    if (pathname === "/.well-known/openid-configuration")
      return answer({
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
        authorization_response_iss_parameter_supported: true,
      });
    if (pathname === "/keys")
      return answer({
        keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" }],
      });
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const code = sent.get(form.get("code") ?? "");
    const proven = code && (await challengeOf(form.get("code_verifier") ?? "")) === code.challenge;
    if (!proven || form.get("client_secret") !== ISSUER_CLIENT.clientSecret)
      return answer({ error: "invalid_grant" }, 400);
    sent.delete(form.get("code")!);
    const { status = 200 } = code.tampering;
    if (status !== 200) return answer({ error: "server_error" }, status);
    return answer({
      access_token: "unused",
      token_type: "Bearer",
      id_token: makeToken(code.nonce, code.tampering),
    });
  });
  await new Promise<void>((resolve) => server.listen(listening, "127.0.0.1", resolve));

  const sendBack = (authorizationUrl: string, answer: (asked: URLSearchParams) => Record<string, string>) => {
    const asked = new URL(authorizationUrl).searchParams;
    const back = new URL(asked.get("redirect_uri")!);
    back.search = new URLSearchParams({ ...answer(asked), state: asked.get("state")!, iss: url }).toString();
    return back;
  };
  return {
    url,
    approve: (authorizationUrl, tampering = {}) =>
      sendBack(authorizationUrl, (asked) => {
        const code = crypto.randomUUID();
        sent.set(code, { challenge: asked.get("code_challenge")!, nonce: asked.get("nonce")!, tampering });
        return { code };
      }),
    cancel: (authorizationUrl) => sendBack(authorizationUrl, () => ({ error: "access_denied" })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function challengeOf(verifier: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))).toString(
    "base64url",
  );
}
