import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import type { LocalAccount } from "./local/local-accounts.ts";
import { createLocalIssuer } from "./local/local-issuer.ts";
import { mountIssuer } from "./local/mount-issuer.ts";
import { createOpenIdProvider } from "./openid.ts";
import type { IdentityProvider } from "./port.ts";

const PATH = "/local-sign-in";
const MOST_ACCOUNTS = 1000;

export type LocalIdentityOptions = {
  /** The port that this program listens on, known when the first person signs in. */
  port: () => number;
  allowsCallback: (url: string) => boolean;
  isHttps: (request: FastifyRequest) => boolean;
};

export type LocalIdentity = IdentityProvider & { mount: (app: FastifyInstance) => void };

/**
 * Sign-in without keys: an issuer inside this program, reached over loopback by the very code that reaches Google. It
 * lets anyone in as anyone, so it is never mounted beside real keys.
 */
export function createLocalIdentity({ port, allowsCallback, isHttps }: LocalIdentityOptions): LocalIdentity {
  const client = { clientId: "vouch-local", clientSecret: randomBytes(32).toString("base64url") };
  const accounts = new Map<string, LocalAccount>();
  const issuer = () => `http://127.0.0.1:${port()}${PATH}`;
  let provider: Promise<Provider> | null = null;

  const keepAccount = (account: LocalAccount) => {
    accounts.set(account.subject, account);
    const [oldest] = accounts.keys();
    if (accounts.size > MOST_ACCOUNTS && oldest) accounts.delete(oldest);
  };
  const startIssuer = () => {
    provider ??= createLocalIssuer({
      ...client,
      issuer: issuer(),
      allowsCallback,
      findAccount: (subject) => accounts.get(subject),
    });
    return provider;
  };

  const openid = createOpenIdProvider({
    ...client,
    issuer: () => new URL(issuer()),
    // The browser may know this machine by another name, or reach it through a forwarded port.
    toBrowser: (url, callbackUrl) => new URL(url.pathname + url.search, callbackUrl),
  });

  return {
    begin: openid.begin,
    finish: async (answer, secrets) => {
      const end = await openid.finish(answer, secrets);
      // The port is part of the issuer's name; a user stays the same user on another port.
      return end.ok ? { ok: true, identity: { ...end.identity, issuer: "local" } } : end;
    },
    mount: (app) => {
      app.register(async (pages) =>
        mountIssuer(pages, { path: PATH, provider: startIssuer, keepAccount, isHttps }),
      );
    },
  };
}
