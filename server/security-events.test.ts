import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aClient, type Client } from "#testing/a-client.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanner } from "#testing/a-scanner.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";
import { SECURITY_EVENTS, type SecurityEvent } from "./http/security-events.ts";

const lines: string[] = [];
const runtime = aRuntime(new Date().toISOString());
let server: LocalServer;

beforeAll(async () => {
  server = await startLocalServer({
    scanner: aScanner(async () => ({ ok: false, code: "pdf-too-slow" })),
    settings: { METRICS_TOKEN: "the-operators-token" },
    limits: { requests: 1000, scans: 1000, signIns: 1000, messages: 0, letters: 1000 },
    log: { write: (line) => lines.push(line) },
    runtime,
  });
});
afterAll(() => server.close());

const post = (client: Client, path: string, body: object = {}, headers: Record<string, string> = {}) =>
  client.fetch(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });

async function scan(client: Client): Promise<void> {
  const form = new FormData();
  form.set("resume", new Blob(["%PDF-1.7"], { type: "application/pdf" }), "resume.pdf");
  form.set("jobDescription", "A nurse");
  await client.fetch("/api/scan", { method: "POST", body: form });
}

const message = { user_name: "Amara", user_email: "amara@mail.example", message: "Hello" };
const violation = {
  "csp-report": {
    "document-uri": "https://vouch.example/user-output?private",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/private/path.js?private",
  },
};

/** What somebody does of which an operator is told, by what the log calls it. */
const DEEDS: Record<SecurityEvent, (client: Client) => Promise<unknown>> = {
  "signed-in": async () => signIn(server),
  "sign-in-failed": (client) => client.fetch("/api/auth/callback?state=made-up&code=made-up"),
  "signed-out": (client) => post(client, "/api/auth/sign-out"),
  "sessions-ended": (client) => post(client, "/api/account/sessions/end-others"),
  "dead-session-used": async () => {
    const stranger = aClient(server.origin);
    stranger.cookies.set("vouch-session@/", { value: "made-up", path: "/" });
    await stranger.fetch("/api/account/storage");
  },
  "fresh-sign-in-asked": async (client) => {
    runtime.pass(11 * 60_000);
    await post(client, "/api/account/delete", { everything: true });
  },
  "data-downloaded": async (client) => (await client.fetch("/api/account/data")).arrayBuffer(),
  "account-deleted": (client) => post(client, "/api/account/delete", { everything: true }),
  "limit-reached": (client) => post(client, "/api/contact", message),
  "foreign-origin-refused": (client) =>
    post(client, "/api/account/sessions/end-others", {}, { "sec-fetch-site": "cross-site" }),
  "document-stopped": scan,
  "webhook-refused": (client) => post(client, "/api/payment/webhook", { id: "evt_1" }),
  "metrics-refused": (client) => client.fetch("/metrics"),
  "policy-violated": (client) => post(client, "/api/policy-reports", violation),
};

test.each(SECURITY_EVENTS)("the log tells of it by name, under the request's id: %s", async (event) => {
  const client = await signIn(server);
  lines.length = 0;
  await DEEDS[event](client);
  const entries = lines.map((line) => JSON.parse(line) as { security?: string; reqId?: string });
  const told = entries.filter(({ security }) => security !== undefined);
  expect(told.map(({ security }) => security)).toEqual([event]);
  expect(told[0]!.reqId).toBeTruthy();
  for (const word of ["amara", "Amara", "private", "made-up"]) expect(lines.join("")).not.toContain(word);
});

test("a broken policy is told of by directive and origin; what is no report is not", async () => {
  const client = aClient(server.origin);
  lines.length = 0;
  expect((await post(client, "/api/policy-reports", violation)).status).toBe(204);
  expect(lines.join("")).toContain('"directive":"script-src-elem","blocked":"https://evil.example"');
  lines.length = 0;
  for (const nonsense of [{}, [], { "csp-report": 1 }]) await post(client, "/api/policy-reports", nonsense);
  expect(lines.join("")).not.toContain("policy-violated");
});

test("every event is explained to whoever reads the log", () => {
  const page = readFileSync("docs/server.md", "utf8");
  expect(SECURITY_EVENTS.filter((event) => !page.includes(`| \`${event}\` |`))).toEqual([]);
});
