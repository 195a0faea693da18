import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aClient } from "#testing/a-client.ts";
import { aScanner } from "#testing/a-scanner.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";

describe("the log", () => {
  const lines: string[] = [];
  let server: LocalServer;
  beforeAll(async () => {
    const scanner = aScanner(() => {
      throw new Error("could not read: Amara Okafor, 12 Harbour Street");
    });
    server = await startLocalServer({ scanner, log: { write: (line) => lines.push(line) } });
  });
  afterAll(() => server.close());

  test("tells of each request what an operator needs, and nothing of the person", async () => {
    const client = await signIn(server, { email: "amara.okafor@mail.example", name: "Amara Okafor" });
    const form = new FormData();
    form.set("resume", new Blob(["%PDF Amara Okafor"], { type: "application/pdf" }), "amara-okafor.pdf");
    form.set("jobDescription", "A nurse on Harbour Street");
    const failed = await client.fetch("/api/scan?note=private", { method: "POST", body: form });
    const { id } = (await failed.json()) as { id: string };
    await client.fetch("/api/scans/latest?of=amara.okafor@mail.example");
    await client.fetch("/api/auth/callback?state=secret-state&code=secret-code");
    await client.fetch("/nowhere/amara-okafor");

    const log = lines.join("");
    for (const word of ["Amara", "amara", "Harbour", "private", "secret", "127.0.0.1:"])
      expect(log.replace(/"msg":"Server listening[^"]*"/, "")).not.toContain(word);
    for (const [, { value }] of client.cookies) expect(log).not.toContain(value);

    const entries = lines.map((line) => JSON.parse(line));
    expect(entries).toContainEqual(
      expect.objectContaining({
        reqId: id,
        method: "POST",
        route: "/api/scan",
        status: 500,
        ms: expect.any(Number),
      }),
    );
    const fault = entries.find((entry) => entry.reqId === id && entry.err);
    expect(fault.err.type).toBe("Error");
    expect(fault.err.stack).toMatch(/^at .*app\.test\.ts/);
  });
});

describe("one address that asks too often", () => {
  test("is told to wait, and for how long, while pages stay open to others", async () => {
    const limits = { requests: 1000, scans: 2, signIns: 1000, messages: 1000, letters: 10 };
    const server = await startLocalServer({ scanner: aScanner(), limits });
    const client = await signIn(server);
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await client.fetch("/api/scan", { method: "POST" }));
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 429]);
    expect(await answers[2]!.json()).toMatchObject({ code: "too-many-requests" });
    expect(Number(answers[2]!.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await client.fetch("/api/session")).status).toBe(200);
    await server.close();
  });

  test("begins no more sign-ins than it may", async () => {
    const limits = { requests: 1000, scans: 10, signIns: 2, messages: 10, letters: 10 };
    const server = await startLocalServer({ limits });
    const client = aClient(server.origin);
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await client.fetch("/api/auth/start")).status);
    expect(statuses).toEqual([302, 302, 429]);
    await server.close();
  });

  test("has no more letters set as PDFs than it may, and is still answered elsewhere", async () => {
    const limits = { requests: 1000, scans: 10, signIns: 10, messages: 10, letters: 1 };
    const server = await startLocalServer({ limits });
    const client = aClient(server.origin);
    const statuses = [];
    for (let i = 0; i < 5; i += 1)
      statuses.push((await client.fetch("/api/letter-pdf", { method: "POST" })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
    expect((await client.fetch("/api/session")).status).toBe(200);
    await server.close();
  });

  test("is held back whatever it asks for", async () => {
    const server = await startLocalServer({
      limits: { requests: 5, scans: 10, signIns: 10, messages: 10, letters: 10 },
    });
    const client = aClient(server.origin);
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await client.fetch("/api/session")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await server.close();
  });
});

describe("an address", () => {
  const limits = { requests: 3, scans: 10, signIns: 10, messages: 10, letters: 10 };
  const askAs = async (proxies: string, forwardedFor: (visit: number) => string) => {
    const server = await startLocalServer({ limits, settings: { TRUSTED_PROXIES: proxies } });
    const statuses = [];
    for (let visit = 0; visit < 4; visit += 1) {
      const headers = { "x-forwarded-for": forwardedFor(visit) };
      statuses.push((await fetch(`${server.origin}/api/session`, { headers })).status);
    }
    await server.close();
    return statuses;
  };

  test("is not what a visitor says it is: without a proxy nobody's word counts", async () => {
    expect(await askAs("0", (visit) => `198.51.100.${visit}`)).toEqual([200, 200, 200, 429]);
  });

  test("is what our own proxy says, and not what stood there before it", async () => {
    expect(await askAs("1", (visit) => `198.51.100.${visit}, 203.0.113.9`)).toEqual([200, 200, 200, 429]);
    expect(await askAs("1", (visit) => `203.0.113.${visit}`)).toEqual([200, 200, 200, 200]);
  });
});

describe("requests that are no proper ones", () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await startLocalServer();
  });
  afterAll(() => server.close());

  test("an address longer than any of ours is answered, not crashed on", async () => {
    const client = aClient(server.origin);
    expect((await client.fetch(`/api/scans/${"a".repeat(3000)}`)).status).toBe(404);
    expect((await client.fetch("/api/scans/%ff")).status).toBeGreaterThanOrEqual(400);
    expect((await client.fetch("/api/session")).status).toBe(200);
  });

  test("a body where none is expected changes nothing", async () => {
    const client = await signIn(server);
    const response = await client.fetch("/api/auth/sign-out", {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "request-malformed" });
  });
});

describe("what is answered to anything at all", () => {
  const lines: string[] = [];
  let server: LocalServer;
  beforeAll(async () => {
    server = await startLocalServer({ log: { write: (line) => lines.push(line) } });
  });
  afterAll(() => server.close());

  /** What comes back for these bytes, sent as they are. */
  const sendRaw = async (text: string): Promise<string> => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    socket.end(text);
    return (await socket.toArray()).join("");
  };

  test("carries the headers that keep a browser from doing more with it", async () => {
    const host = new URL(server.origin).host;
    const answers = {
      page: `GET /pricing HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      call: `GET /api/session HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      "nothing there": `GET /api/nothing HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      "address that cannot be decoded": `GET /%ff HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      "another host": "GET / HTTP/1.1\r\nhost: evil.example\r\n\r\n",
      "wrong method": `PUT /api/session HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      "headers too long": `GET / HTTP/1.1\r\nhost: ${host}\r\nx: ${"a".repeat(20_000)}\r\n\r\n`,
      "no HTTP": "HELLO\r\n\r\n",
    };
    const bare = [];
    for (const [what, request] of Object.entries(answers)) {
      const head = (await sendRaw(request)).split("\r\n\r\n", 1)[0]!.toLowerCase();
      for (const header of [
        "x-content-type-options: nosniff",
        "x-frame-options: deny",
        "content-security-policy: default-src",
        "cross-origin-resource-policy: same-origin",
      ])
        if (!head.includes(header)) bare.push(`${what}: ${header}`);
    }
    expect(bare).toEqual([]);
    const [head, body] = (await sendRaw(answers["headers too long"])).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(body!)).toMatchObject({ code: "request-malformed", status: 431 });
  });

  test("is never a fault of ours where the sender's line was cut, wherever that was", async () => {
    const { hostname, port, host } = new URL(server.origin);
    const form = '--b\r\ncontent-disposition: form-data; name="message"\r\n\r\nHello\r\n--b--\r\n';
    const paths = [
      "/api/contact",
      "/api/scan",
      "/api/generate-cover-letter",
      "/api/analyze-linkedin-profile",
    ];
    for (const path of paths)
      for (let cut = 0; cut < form.length; cut += 6) {
        const headers = { "content-type": "multipart/form-data; boundary=b" };
        const body = form.slice(0, cut);
        const answer = await aClient(server.origin).fetch(path, { method: "POST", headers, body });
        expect([400, 401]).toContain(answer.status);

        const socket = connect(Number(port), hostname, () => {
          const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${headers["content-type"]}`;
          socket.write(`${head}\r\ncontent-length: 1000\r\n\r\n${body}`, () => socket.resetAndDestroy());
        });
        await new Promise((resolve) => socket.once("close", resolve));
      }
    expect((await aClient(server.origin).fetch("/api/session")).status).toBe(200);
    const faults = lines
      .map((line) => JSON.parse(line))
      .filter(({ level, status }) => level >= 50 || status >= 500);
    expect(faults).toEqual([]);
  });
});

test("a request that was begun is finished while the program stops", async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const scanner = aScanner(async () => {
    begun.resolve();
    await goOn.promise;
    return { ok: false, code: "pdf-no-text" };
  });
  const server = await startLocalServer({ scanner });
  const client = await signIn(server);
  const form = new FormData();
  form.set("resume", new Blob(["%PDF"], { type: "application/pdf" }), "r.pdf");
  form.set("jobDescription", "A nurse");
  const sent = client.fetch("/api/scan", { method: "POST", body: form });
  await begun.promise;
  const closed = server.close();
  goOn.resolve();
  expect(await (await sent).json()).toMatchObject({ code: "pdf-no-text" });
  await closed;
});
