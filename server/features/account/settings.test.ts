import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STORAGE_LIMITS } from "#contract/plans.ts";
import type { ProblemBody } from "#contract/problem.ts";
import { type OpenSession, openSessions, storage } from "#contract/settings.ts";
import { aClient, type Client } from "#testing/a-client.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanResult } from "#testing/a-scan.ts";
import { aScanner } from "#testing/a-scanner.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";
import { describeBrowser } from "./describe-browser.ts";

let server: LocalServer;
let during: () => Promise<unknown> = async () => undefined;
const scanner = aScanner(async () => {
  await during();
  return { ok: true, result: aScanResult() };
});

beforeAll(async () => {
  server = await startLocalServer({ scanner });
});
afterAll(() => server.close());

let people = 0;
const somebody = () => {
  people += 1;
  return `settings-${people}@mail.example`;
};
const list = async (client: Client): Promise<OpenSession[]> =>
  openSessions.parse(await (await client.fetch("/api/account/sessions")).json()).sessions;
const isSignedIn = async (client: Client) =>
  ((await (await client.fetch("/api/session")).json()) as { person: unknown }).person !== null;
const remove = (client: Client, body: unknown = { everything: true }) =>
  client.fetch("/api/account/delete", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
const scan = (client: Client, pdf: Buffer | string = "", ad = "A ward nurse") => {
  const body = new FormData();
  body.append("resume", new Blob(["%PDF-1.7", pdf as BlobPart], { type: "application/pdf" }), "resume.pdf");
  body.append("jobDescription", ad);
  return client.fetch("/api/scan", { method: "POST", body });
};
const codeOf = async (response: Response) => ((await response.json()) as ProblemBody).code;

describe("the browsers in which somebody is signed in", () => {
  test("are listed with this one marked, and each can be signed out", async () => {
    const email = somebody();
    const [here, there] = [await signIn(server, { email }), await signIn(server, { email })];
    const sessions = await list(here);
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    const other = sessions.find(({ current }) => !current)!;
    const end = () => here.fetch(`/api/account/sessions/${other.id}`, { method: "DELETE" });
    expect((await end()).status).toBe(200);
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
    expect(await codeOf(await end())).toBe("session-not-found");
  });

  test("are signed out all at once but for this one", async () => {
    const email = somebody();
    const here = await signIn(server, { email });
    const others = [await signIn(server, { email }), await signIn(server, { email })];
    await here.fetch("/api/account/sessions/end-others", { method: "POST" });
    expect(await list(here)).toMatchObject([{ current: true }]);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
  });

  test("are nobody else's to see or to end, and their names are not what the store keeps", async () => {
    const owner = await signIn(server, { email: somebody() });
    const [own] = await list(owner);
    const other = await signIn(server, { email: somebody() });
    expect((await list(other)).map(({ id }) => id)).not.toContain(own!.id);
    const response = await other.fetch(`/api/account/sessions/${own!.id}`, { method: "DELETE" });
    expect(await codeOf(response)).toBe("session-not-found");
    await other.fetch("/api/account/sessions/end-others", { method: "POST" });
    expect(await isSignedIn(owner)).toBe(true);
  });
});

test("everything kept of a person is saved as one file, without anything that signs in", async () => {
  const email = somebody();
  const client = await signIn(server, { email });
  await scan(client);
  const response = await client.fetch("/api/account/data");
  expect(response.headers.get("content-disposition")).toContain("vouch-my-data.zip");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = strFromU8(files["my-data.json"]!);
  const data = JSON.parse(text);
  expect(data).toMatchObject({ person: { email }, sessions: [{ current: true }] });
  expect(data.scans).toHaveLength(1);
  expect(data.resumes).toHaveLength(1);
  expect(strFromU8(files[data.resumes[0].file]!).startsWith("%PDF-1.")).toBe(true);
  for (const { value } of client.cookies.values()) expect(text).not.toContain(value);
  expect(text).not.toContain("tokenHash");
});

test("everything is downloaded by one after the other, a few times an hour, and never twice at once", async () => {
  const client = await signIn(server, { email: somebody() });
  // More than the line between server and client can hold: 4 MB where it is sent, 6 MB where it is taken.
  for (let i = 0; i < 2; i += 1) await scan(client, randomBytes(6_000_000), `Ad ${i}`);
  const download = () => client.fetch("/api/account/data");
  const first = await download();
  expect(first.status).toBe(200);
  const meanwhile = await download();
  expect(meanwhile.status).toBe(429);
  expect(Number(meanwhile.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await meanwhile.json()).toMatchObject({ code: "download-running" });
  expect((await client.fetch("/api/account/storage")).status).toBe(200);
  const other = await signIn(server, { email: somebody() });
  expect((await other.fetch("/api/account/data")).status).toBe(200);

  await first.body!.cancel();
  const next = async () => {
    const response = await download();
    if (response.status === 200) await response.arrayBuffer();
    return response.status === 200 ? 200 : codeOf(response);
  };
  await expect.poll(next, { timeout: 60_000 }).toBe(200);
  for (let i = 0; i < 3; i += 1) expect(await next()).toBe(200);
  const refused = await download();
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  expect(await refused.json()).toMatchObject({
    code: "too-many-downloads",
    title: expect.stringMatching(/Come back in \d+ minutes\.$/),
  });
  // Five downloads of twelve megabytes take a while where others work.
}, 120_000);

test("a browser whose download is refused comes back to its settings, a program gets the refusal", async () => {
  const client = await signIn(server, { email: somebody() });
  const download = (headers = {}) => client.fetch("/api/account/data", { headers });
  for (let i = 0; i < 5; i += 1) await (await download()).arrayBuffer();
  expect(await (await download()).json()).toMatchObject({ code: "too-many-downloads" });
  const byLink = await download({ "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" });
  expect([byLink.status, byLink.headers.get("location")]).toEqual([303, "/settings#too-many-downloads"]);
});

test("somebody sees how much is kept of them and how much may be", async () => {
  const client = await signIn(server, { email: somebody() });
  const read = async () => storage.parse(await (await client.fetch("/api/account/storage")).json());
  expect(await read()).toEqual({ bytes: 0, items: 0, most: STORAGE_LIMITS.free });
  await scan(client);
  const { bytes, items } = await read();
  expect(bytes).toBeGreaterThan(0);
  expect(items).toBe(1);
});

test("an account is deleted only when that is said, and then at once and everywhere", async () => {
  const email = somebody();
  const [client, elsewhere] = [await signIn(server, { email }), await signIn(server, { email })];
  await scan(client);
  for (const body of [{}, { everything: false }, { everything: "yes" }, []])
    expect(await codeOf(await remove(client, body))).toBe("request-malformed");
  expect(await isSignedIn(client)).toBe(true);

  expect((await remove(client)).status).toBe(200);
  expect([...client.cookies.keys()].filter((name) => name.startsWith("vouch-"))).toEqual([]);
  expect(await isSignedIn(elsewhere)).toBe(false);
  const back = await signIn(server, { email });
  expect((await back.fetch("/api/scans/latest")).status).toBe(404);
});

test("an account is deleted only by somebody who has signed in a moment ago", async () => {
  const runtime = aRuntime(new Date().toISOString());
  const quiet = await startLocalServer({ scanner, runtime });
  const email = somebody();
  const client = await signIn(quiet, { email });
  runtime.pass(10 * 60_000 + 1);
  const refused = await remove(client);
  expect(refused.status).toBe(403);
  expect(await codeOf(refused)).toBe("sign-in-not-fresh");
  expect(await isSignedIn(client)).toBe(true);
  await signIn(quiet, { email, client });
  runtime.pass(9 * 60_000);
  expect((await remove(client)).status).toBe(200);
  expect(await isSignedIn(client)).toBe(false);
  await quiet.close();
});

test("a scan that runs while the account is deleted ends with a sentence and keeps nothing", async () => {
  const client = await signIn(server, { email: somebody() });
  const copy = aClient(server.origin);
  for (const [name, cookie] of client.cookies) copy.cookies.set(name, cookie);
  during = () => remove(copy);
  expect(await codeOf(await scan(client))).toBe("session-expired");
  during = async () => undefined;
});

test("of many deletions at once none fails for us", async () => {
  const client = await signIn(server, { email: somebody() });
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const copy = aClient(server.origin);
      for (const [name, cookie] of client.cookies) copy.cookies.set(name, cookie);
      return (await remove(copy)).status;
    }),
  );
  expect(answers.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect(answers).toContain(200);
});

test("nobody unknown and no other site reaches any of it", async () => {
  const anonymous = aClient(server.origin);
  for (const path of ["/api/account/sessions", "/api/account/storage", "/api/account/data"])
    expect((await anonymous.fetch(path)).status).toBe(401);
  expect((await remove(anonymous)).status).toBe(401);
  const client = await signIn(server, { email: somebody() });
  const headers = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
  for (const path of ["/api/account/delete", "/api/account/sessions/end-others"])
    expect((await client.fetch(path, { method: "POST", headers })).status).toBe(403);
  expect(await isSignedIn(client)).toBe(true);
});

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  ["<script>", null],
  [null, null],
])("a browser is named in words: %s", (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words);
});
