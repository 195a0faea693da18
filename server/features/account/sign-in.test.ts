import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { session } from "#contract/account.ts";
import { aClient } from "#testing/a-client.ts";
import { ISSUER_CLIENT, type Issuer, startIssuer } from "#testing/an-issuer.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.close());

const readSession = async (client: ReturnType<typeof aClient>) =>
  session.parse(await (await client.fetch("/api/session")).json());
const sessionCookie = (client: ReturnType<typeof aClient>) => client.cookies.get("vouch-session@/")?.value;

/** From the page's button to the address that the browser comes back with, not yet visited. */
async function walkToCallback(
  client: ReturnType<typeof aClient>,
  start = "/api/auth/start?popup=1",
): Promise<string> {
  const chooser = await client.visit(start);
  const form = new URLSearchParams({ name: "Priya Nair", email: "priya.nair@mail.example" });
  let response = await client.fetch(chooser.url.href, { method: "POST", body: form });
  for (;;) {
    const next = new URL(response.headers.get("location")!, client.origin);
    if (next.pathname === "/api/auth/callback") return next.href;
    response = await client.fetch(next.href);
  }
}

describe("signing in without keys", () => {
  test("nobody is signed in at first, and the page can say which parts are local", async () => {
    const answer = await readSession(aClient(server.origin));
    expect(answer).toEqual({ person: null, local: { signIn: true, payments: true, mail: true } });
  });

  test("in a whole page it ends on the page it began on, with the person known", async () => {
    const client = await signIn(server, { email: "mateo.rojas@mail.example", name: "Mateo Rojas" });
    const { person } = await readSession(client);
    expect(person).toMatchObject({
      email: "mateo.rojas@mail.example",
      name: "Mateo Rojas",
      subscription: "free",
    });
  });

  test("in a popup it ends with a page that tells the opener and closes itself", async () => {
    const client = aClient(server.origin);
    const { response, html } = await client.visit(await walkToCallback(client));
    expect(response.status).toBe(200);
    expect(html).toContain('new BroadcastChannel("vouch-sign-in")');
    expect(html).toContain('{"type":"signed-in"}');
    expect(html).toContain("window.close()");
    expect(response.headers.get("cross-origin-opener-policy")).toBeNull();
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'sha256-[^']+'; /);
    expect((await readSession(client)).person).toMatchObject({ email: "priya.nair@mail.example" });
  });

  test("two popups may be open at once, and both end well", async () => {
    const client = aClient(server.origin);
    const first = await walkToCallback(client);
    const second = await walkToCallback(client);
    expect((await client.visit(first)).html).toContain('{"type":"signed-in"}');
    expect((await client.visit(second)).html).toContain('{"type":"signed-in"}');
  });

  test("going back is told in the popup, and nobody is signed in", async () => {
    const client = aClient(server.origin);
    const chooser = await client.visit("/api/auth/start?popup=1");
    const { html } = await client.visit(chooser.url.href, {
      method: "POST",
      body: new URLSearchParams({ cancel: "yes" }),
    });
    expect(html).toContain('{"type":"failed","message":"Sign-in was cancelled."}');
    expect((await readSession(client)).person).toBeNull();
  });

  test("the chooser says plainly that it is local, and asks again for an address that is none", async () => {
    const client = aClient(server.origin);
    const { url, html } = await client.visit("/api/auth/start");
    expect(html).toContain("Local sign-in: no Google keys are set.");
    const again = await client.visit(url.href, {
      method: "POST",
      body: new URLSearchParams({ name: '"><script>', email: "nobody" }),
    });
    expect(again.response.status).toBe(422);
    expect(again.html).toContain('role="alert"');
    expect(again.html).not.toContain("<script>");
  });

  test("the same address is the same person the next time, whatever else was chosen between", async () => {
    const client = await signIn(server, { email: "same@mail.example" });
    const { person } = await readSession(client);
    await signIn(server, { email: "other@mail.example", client });
    expect((await readSession(client)).person?.email).toBe("other@mail.example");
    await signIn(server, { email: "SAME@mail.example", client });
    expect((await readSession(client)).person?.id).toBe(person?.id);
  });

  test("it works under every name of this machine", async () => {
    const port = new URL(server.origin).port;
    const client = aClient(`http://localhost:${port}`);
    const callback = await walkToCallback(client);
    expect(callback).toContain(`http://localhost:${port}/api/auth/callback`);
    expect((await client.visit(callback)).html).toContain('{"type":"signed-in"}');
  });
});

describe("the session", () => {
  test("is a cookie that no script can read and no other site can use", async () => {
    const client = aClient(server.origin);
    const response = await client.fetch(await walkToCallback(client));
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith("vouch-session="));
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Lax/);
    expect(line).toMatch(/; Path=\//);
  });

  test("changes with each sign-in, and the one before is dead", async () => {
    const client = await signIn(server);
    const before = sessionCookie(client)!;
    await signIn(server, { client });
    expect(sessionCookie(client)).not.toBe(before);
    const thief = aClient(server.origin);
    thief.cookies.set("vouch-session@/", { value: before, path: "/" });
    expect((await readSession(thief)).person).toBeNull();
    expect(thief.cookies.size).toBe(0);
  });

  test("ends with logging out, for good", async () => {
    const client = await signIn(server);
    const before = sessionCookie(client)!;
    expect((await client.fetch("/api/auth/sign-out", { method: "POST" })).status).toBe(200);
    expect(sessionCookie(client)).toBeUndefined();
    client.cookies.set("vouch-session@/", { value: before, path: "/" });
    expect((await readSession(client)).person).toBeNull();
  });
});

describe("attacks on sign-in", () => {
  test("an answer to somebody else's sign-in does not sign this browser in", async () => {
    const attacker = aClient(server.origin);
    const callback = await walkToCallback(attacker);
    const victim = aClient(server.origin);
    const { response, html } = await victim.visit(callback);
    expect(response.status).toBe(400);
    expect(html).not.toContain("BroadcastChannel");
    expect((await readSession(victim)).person).toBeNull();
  });

  test("a sign-in whose cookie was made up by somebody else does not begin to count", async () => {
    const client = aClient(server.origin);
    const callback = await walkToCallback(client, "/api/auth/start?returnTo=/settings");
    const [name, { value, path }] = [...client.cookies].find(([key]) => key.includes("vouch-flow"))!;
    const decoded = value.split(".").map((part) => Buffer.from(part, "base64url").toString());
    const flow = JSON.parse(decoded.find((text) => text.startsWith("{"))!);
    const forged = Buffer.from(JSON.stringify({ ...flow, returnTo: "//evil.example" })).toString("base64url");
    client.cookies.set(name, { value: forged, path });
    const response = await client.fetch(callback);
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect((await readSession(client)).person).toBeNull();
  });

  test("nor does it when the browser has begun one of its own", async () => {
    const callback = await walkToCallback(aClient(server.origin));
    const victim = aClient(server.origin);
    await walkToCallback(victim);
    expect((await victim.visit(callback)).response.status).toBe(400);
    expect((await readSession(victim)).person).toBeNull();
  });

  test("another site cannot begin sign-ins, so that it cannot fill this browser with cookies", async () => {
    const client = aClient(server.origin);
    const response = await client.fetch("/api/auth/start?popup=1", {
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
    expect(client.cookies.size).toBe(0);
  });

  test("an answer works once", async () => {
    const client = aClient(server.origin);
    const callback = await walkToCallback(client);
    expect((await client.visit(callback)).response.status).toBe(200);
    expect((await client.visit(callback)).response.status).toBe(400);
  });

  test.each([
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["from a neighbouring site", { "sec-fetch-site": "same-site" }],
    ["from an address bar", { "sec-fetch-site": "none" }],
  ])("a request %s changes nothing, though the cookie comes with it", async (_name, headers) => {
    const client = await signIn(server);
    const response = await client.fetch("/api/auth/sign-out", { method: "POST", headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "cross-site" });
    expect((await readSession(client)).person).not.toBeNull();
  });

  // Node's own fetch says nothing of itself, as an old browser does but for the origin.
  const signOut = async (origin?: string) => {
    const cookie = `vouch-session=${sessionCookie(await signIn(server))}`;
    const headers = { cookie, ...(origin ? { origin } : {}) };
    return (await fetch(`${server.origin}/api/auth/sign-out`, { method: "POST", headers })).status;
  };

  test.each([["https://evil.example"], ["null"]])(
    "an old browser's request with the origin %s changes nothing",
    async (origin) => {
      expect(await signOut(origin)).toBe(403);
      expect(await signOut(server.origin)).toBe(200);
    },
  );

  test("a program that is no browser may call as its person", async () => {
    expect(await signOut()).toBe(200);
  });

  test("a foreign name that was made to point here is not answered", async () => {
    const { request } = await import("node:http");
    const status = await new Promise((resolve) => {
      const { hostname, port } = new URL(server.origin);
      request({ hostname, port, path: "/api/session", headers: { host: "evil.example" } }, (response) =>
        resolve(response.statusCode),
      ).end();
    });
    expect(status).toBe(403);
  });
});

describe("behind a public https address that is forwarded to this machine", () => {
  test("the local sign-in works there, and the session is bound to that very host", async () => {
    const shown = await startLocalServer({
      settings: { PUBLIC_URL: "https://preview.example", LOCAL_ON_NETWORK: "yes" },
    });
    const client = aClient("https://preview.example", shown.origin);
    const callback = await walkToCallback(client);
    expect(callback).toContain("https://preview.example/api/auth/callback");
    const response = await client.fetch(callback);
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-vouch-session="));
    expect(line).toMatch(/; Secure/);
    expect((await readSession(client)).person).not.toBeNull();
    expect(response.headers.get("strict-transport-security")).toContain("max-age=");
    await shown.close();
  });
});

describe("with Google's keys", () => {
  test("nothing local is mounted", async () => {
    const real = await startLocalServer({
      settings: {
        GOOGLE_CLIENT_ID: "id",
        GOOGLE_CLIENT_SECRET: "secret",
        PUBLIC_URL: "https://vouch.example",
        LOCAL_ON_NETWORK: "yes",
      },
    });
    const client = aClient(real.origin);
    const local = await client.fetch("/local-sign-in/.well-known/openid-configuration");
    expect(local.status).toBe(404);
    expect((await readSession(client)).local.signIn).toBe(false);
    await real.close();
  });
});

describe("with an issuer that is away for a while", () => {
  let issuer: Issuer;
  afterAll(() => issuer?.close());

  test("the popup says so instead of hanging, and the next one works", async () => {
    issuer = await startIssuer();
    const port = Number(new URL(issuer.url).port);
    await issuer.close();
    const google = {
      GOOGLE_CLIENT_ID: ISSUER_CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: ISSUER_CLIENT.clientSecret,
    };
    const real = await startLocalServer({ settings: google, googleIssuer: issuer.url });
    const client = aClient(real.origin);
    const failed = await client.visit("/api/auth/start?popup=1");
    expect(failed.response.status).toBe(503);
    expect(failed.html).toContain("Google sign-in cannot be reached right now.");

    issuer = await startIssuer(port);
    const start = await client.fetch("/api/auth/start?popup=1");
    const back = await client.visit(issuer.approve(start.headers.get("location")!).href);
    expect(back.html).toContain('{"type":"signed-in"}');
    expect((await readSession(client)).person?.email).toBe("amara.okafor@mail.example");
    await real.close();
  });
});
