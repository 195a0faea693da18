import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ISSUER_CLIENT, type Issuer, startIssuer, type Tampering } from "#testing/an-issuer.ts";
import { createGoogleProvider } from "./google.ts";

const CALLBACK = "https://vouch.example/api/auth/callback";

describe("an answer that was changed on its way from Google", () => {
  let issuer: Issuer;
  beforeAll(async () => {
    issuer = await startIssuer();
  });
  afterAll(() => issuer.close());

  const signIn = async (tampering: Tampering) => {
    const google = createGoogleProvider({ ...ISSUER_CLIENT, issuer: issuer.url });
    const start = await google.begin(CALLBACK);
    if (!start.ok) throw start.cause;
    return google.finish(issuer.approve(start.url, tampering), start.secrets);
  };
  const past = Math.floor(Date.now() / 1000) - 7200;

  test.each<[string, Tampering]>([
    ["signed by another key", { foreignKey: true }],
    ["not signed", { unsigned: true }],
    ["with another nonce", { claims: { nonce: "another" } }],
    ["without a nonce", { claims: { nonce: undefined } }],
    ["for another program", { claims: { aud: "another-client" } }],
    ["from another issuer", { claims: { iss: "https://evil.example" } }],
    ["that has run out", { claims: { iat: past, exp: past + 60 } }],
    ["without a subject", { claims: { sub: undefined } }],
    ["without an address", { claims: { email: undefined } }],
    ["with an address that is none", { claims: { email: "a@x, b@y" } }],
  ])("is refused: a token %s", async (_name, tampering) => {
    expect(await signIn(tampering)).toMatchObject({ ok: false, reason: "refused" });
  });

  test("a person whose address Google has not verified is told so", async () => {
    expect(await signIn({ claims: { email_verified: false } })).toEqual({
      ok: false,
      reason: "email-not-verified",
    });
    expect(await signIn({ claims: { email_verified: "false" } })).toEqual({
      ok: false,
      reason: "email-not-verified",
    });
  });

  test("a name or picture that cannot be one is left out, and the person let in", async () => {
    const end = await signIn({ claims: { name: 7, picture: "javascript:alert(1)" } });
    expect(end).toMatchObject({ ok: true, identity: { name: null, picture: null } });
  });

  test("a fault of Google's is told as such", async () => {
    expect(await signIn({ status: 503 })).toMatchObject({ ok: false, reason: "unavailable" });
  });
});

describe("when Google cannot be reached", () => {
  test("sign-in says so, and works again as soon as it can be, without a restart", async () => {
    const gone = await startIssuer();
    const port = Number(new URL(gone.url).port);
    await gone.close();
    const google = createGoogleProvider({ ...ISSUER_CLIENT, issuer: gone.url });
    expect(await google.begin(CALLBACK)).toMatchObject({ ok: false });

    const back = await startIssuer(port);
    const start = await google.begin(CALLBACK);
    expect(start).toMatchObject({ ok: true });
    await back.close();
    if (!start.ok) throw start.cause;
    expect(await google.finish(back.approve(start.url), start.secrets)).toMatchObject({
      ok: false,
      reason: "unavailable",
    });
  });

  test("plain http is spoken on this machine alone", async () => {
    const google = createGoogleProvider({ ...ISSUER_CLIENT, issuer: "http://issuer.example" });
    expect(await google.begin(CALLBACK)).toMatchObject({ ok: false });
  });
});
