import { generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { Context, Provider } from "oidc-provider";
import type { LocalAccount } from "./local-accounts.ts";
import { makeMemoryAdapter } from "./memory-adapter.ts";
import { makeNoticePage } from "./pages.ts";

export type LocalIssuerOptions = {
  /** Where the issuer stands, e.g. `http://127.0.0.1:3000/local-sign-in`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  allowsCallback: (url: string) => boolean;
  findAccount: (subject: string) => LocalAccount | undefined;
};

const SCOPE = "openid email profile";

/**
 * An OpenID issuer that speaks as Google does: the same code signs people in with and without keys. It is loaded when
 * somebody first signs in, not at start-up.
 */
export async function createLocalIssuer(options: LocalIssuerOptions): Promise<Provider> {
  const { Provider, interactionPolicy } = await import("oidc-provider");
  const path = new URL(options.issuer).pathname;
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);

  const provider = new Provider(options.issuer, {
    adapter: makeMemoryAdapter(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: ["http://127.0.0.1/replaced-below"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [await makeSigningKey()] },
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      long: { httpOnly: true, sameSite: "lax", signed: true, overwrite: true, path },
    },
    // Google puts name and address into the ID token itself.
    conformIdTokenClaims: false,
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: prompts,
      url: (_: Context, { uid }: { uid: string }) => `${path}/choose/${uid}`,
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 3600,
      Session: 600,
    },
    findAccount: (_: Context, subject: string) => toClaims(options.findAccount(subject)),
    loadExistingGrant: ({ oidc }: Context) => grantEverything(provider, oidc),
    renderError: (context: Context) => {
      context.type = "html";
      context.body = makeNoticePage("This sign-in cannot go on. Close this page and start again from Vouch.");
    },
  });
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = options.allowsCallback;
  return provider;
}

/** Whoever signs in here uses the one program there is: there is nothing to consent to. */
async function grantEverything(provider: Provider, { client, session }: Context["oidc"]) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

function toClaims(account: LocalAccount | undefined) {
  if (account === undefined) return undefined;
  const { subject, email, name } = account;
  const claims = { sub: subject, email, email_verified: true, ...(name ? { name } : {}) };
  return { accountId: subject, claims: () => claims };
}

async function makeSigningKey() {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" };
}
