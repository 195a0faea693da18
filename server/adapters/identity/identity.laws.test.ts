import type { AddressInfo } from "node:net";
import cookie from "@fastify/cookie";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aClient } from "#testing/a-client.ts";
import { ISSUER_CLIENT, startIssuer } from "#testing/an-issuer.ts";
import { createGoogleProvider } from "./google.ts";
import { createLocalIdentity } from "./local.ts";
import type { IdentityProvider, SignInSecrets } from "./port.ts";

type Bench = {
  provider: IdentityProvider;
  callbackUrl: string;
  /** What the user does at the issuer's pages; the address that the browser comes back with. */
  approve: (url: string) => Promise<URL>;
  cancel: (url: string) => Promise<URL>;
  close: () => Promise<void>;
};

const PERSON = { email: "amara.okafor@mail.example", name: "Amara Okafor" };

async function openGoogle(): Promise<Bench> {
  const issuer = await startIssuer();
  return {
    provider: createGoogleProvider({ ...ISSUER_CLIENT, issuer: issuer.url }),
    callbackUrl: "http://127.0.0.1:1/api/auth/callback",
    approve: async (url) => issuer.approve(url),
    cancel: async (url) => issuer.cancel(url),
    close: issuer.close,
  };
}

async function openLocal(): Promise<Bench> {
  const app = fastify();
  const port = () => (app.server.address() as AddressInfo).port;
  const provider = createLocalIdentity({ port, allowsCallback: () => true, isHttps: () => false });
  app.register(cookie);
  provider.mount(app);
  app.get("/api/auth/callback", async () => "back");
  await app.listen({ host: "127.0.0.1", port: 0 });
  const origin = `http://127.0.0.1:${port()}`;
  const answer = async (url: string, form: Record<string, string>) => {
    const browser = aClient(origin);
    const chooser = await browser.visit(url);
    return (await browser.visit(chooser.url.href, { method: "POST", body: new URLSearchParams(form) })).url;
  };
  return {
    provider,
    callbackUrl: `${origin}/api/auth/callback`,
    approve: (url) => answer(url, PERSON),
    cancel: (url) => answer(url, { cancel: "yes" }),
    close: () => app.close(),
  };
}

describe.each([
  ["Google, played by an issuer of the test", openGoogle],
  ["the local issuer", openLocal],
])("sign-in with %s", (_, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());

  const begin = async (): Promise<{ url: string; secrets: SignInSecrets }> => {
    const start = await bench.provider.begin(bench.callbackUrl);
    if (!start.ok) throw start.cause;
    return start;
  };

  test("tells who somebody is, the same person each time", async () => {
    const ends = [];
    for (let round = 0; round < 2; round += 1) {
      const { url, secrets } = await begin();
      ends.push(await bench.provider.finish(await bench.approve(url), secrets));
    }
    expect(ends[0]).toMatchObject({ ok: true, identity: PERSON });
    expect(ends[1]).toEqual(ends[0]);
  });

  test("asks with a challenge, a state and a nonce that are new each time", async () => {
    const [first, second] = [new URL((await begin()).url), new URL((await begin()).url)];
    expect(first.searchParams.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(first.searchParams.get(name)!.length).toBeGreaterThan(40);
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
    }
  });

  test("tells that the person went back", async () => {
    const { url, secrets } = await begin();
    expect(await bench.provider.finish(await bench.cancel(url), secrets)).toMatchObject({
      ok: false,
      reason: "cancelled",
    });
  });

  test.each([
    ["another sign-in's state", (answer: URL) => answer.searchParams.set("state", "x".repeat(43))],
    ["no state", (answer: URL) => answer.searchParams.delete("state")],
    ["another issuer's name", (answer: URL) => answer.searchParams.set("iss", "https://evil.example")],
    ["no issuer's name", (answer: URL) => answer.searchParams.delete("iss")],
    ["a code that was not issued", (answer: URL) => answer.searchParams.set("code", "guessed")],
  ])("refuses an answer with %s", async (_name, change) => {
    const { url, secrets } = await begin();
    const answer = await bench.approve(url);
    change(answer);
    expect(await bench.provider.finish(answer, secrets)).toMatchObject({ ok: false, reason: "refused" });
  });

  test.each(["codeVerifier", "nonce", "state"] as const)(
    "refuses an answer that was meant for a browser with another %s",
    async (secret) => {
      const { url, secrets } = await begin();
      const answer = await bench.approve(url);
      const other = (await begin()).secrets;
      const end = await bench.provider.finish(answer, { ...secrets, [secret]: other[secret] });
      expect(end).toMatchObject({ ok: false, reason: "refused" });
    },
  );

  test("refuses an answer that was used already", async () => {
    const { url, secrets } = await begin();
    const answer = await bench.approve(url);
    expect(await bench.provider.finish(answer, secrets)).toMatchObject({ ok: true });
    expect(await bench.provider.finish(answer, secrets)).toMatchObject({ ok: false, reason: "refused" });
  });
});
