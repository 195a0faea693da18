import { request as startRequest } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_JOB_CHARACTERS, MAX_RESUME_BYTES } from "#contract/limits.ts";
import type { ProblemBody } from "#contract/problem.ts";
import { type ScanAnswer, scan, scanAnswer } from "#contract/scan.ts";
import { aClient, type Client } from "#testing/a-client.ts";
import { aScanResult } from "#testing/a-scan.ts";
import { aScanner } from "#testing/a-scanner.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";
import type { ScanOutcome } from "./scanner.ts";

let server: LocalServer;
let answer: (signal: AbortSignal) => ScanOutcome | Promise<ScanOutcome>;
const scanner = aScanner(({ signal }) => answer(signal));
const succeed = (): ScanOutcome => ({ ok: true, result: aScanResult() });

beforeAll(async () => {
  server = await startLocalServer({ scanner });
});
afterAll(() => server.close());
beforeEach(() => {
  answer = succeed;
});

let people = 0;
const somebody = () => {
  people += 1;
  return signIn(server, { email: `person-${people}@mail.example` });
};

type Part = { name: string; value: string | Blob; fileName?: string };
const pdf = (content: string | Uint8Array<ArrayBuffer> = "%PDF-1.7 a resume", type = "application/pdf") =>
  new Blob([content], { type });
const RESUME: Part = { name: "resume", value: pdf(), fileName: "amara-okafor.pdf" };
const JOB: Part = { name: "jobDescription", value: "We look for a ward nurse." };

function aForm(parts: Part[]): FormData {
  const form = new FormData();
  for (const { name, value, fileName } of parts)
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, fileName ?? "resume.pdf");
  return form;
}

const post = (client: Client, parts: Part[] = [RESUME, JOB]) =>
  client.fetch("/api/scan", { method: "POST", body: aForm(parts) });
const scansLeft = async (client: Client) =>
  ((await (await client.fetch("/api/session")).json()) as { person: { resumeScan: number } }).person
    .resumeScan;

test("a scan answers with the whole result as the contract says, and can be read again", async () => {
  const client = await somebody();
  const response = await post(client);
  expect(response.status).toBe(200);
  const body = scanAnswer.parse(await response.json());
  expect(body).toMatchObject({
    ...aScanResult(),
    scansLeft: 2,
    repeated: false,
    resumeFileName: "amara-okafor.pdf",
  });

  const latest = scan.parse(await (await client.fetch("/api/scans/latest")).json());
  expect(latest).toMatchObject({ id: body.id, result: aScanResult() });
  expect(await (await client.fetch(`/api/scans/${body.id}`)).json()).toEqual(latest);
});

test("nobody reads somebody else's report", async () => {
  const { id } = (await (await post(await somebody())).json()) as ScanAnswer;
  const other = await somebody();
  for (const path of [
    `/api/scans/${id}`,
    "/api/scans/latest",
    "/api/scans/no-id",
    `/api/scans/${"x".repeat(150)}`,
  ]) {
    const response = await other.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "scan-not-found" });
  }
  expect((await aClient(server.origin).fetch(`/api/scans/${id}`)).status).toBe(401);
});

test("whoever is not signed in is asked to, and whoever was signed out is told so", async () => {
  const anonymous = aClient(server.origin);
  expect(await (await post(anonymous)).json()).toMatchObject({ code: "sign-in-needed", status: 401 });
  anonymous.cookies.set("vouch-session@/", { value: "ended", path: "/" });
  expect(await (await post(anonymous)).json()).toMatchObject({
    code: "session-expired",
    title: "You were signed out. Sign in again; nothing you entered is lost.",
  });
});

test("a PDF whose kind the sender does not know is still read", async () => {
  const bare = { ...RESUME, value: pdf("%PDF unnamed kind", "application/octet-stream") };
  expect((await post(await somebody(), [bare, JOB])).status).toBe(200);
});

describe("a request that is not complete", () => {
  const cases: [string, Part[], ProblemBody["code"]][] = [
    ["no resume", [JOB], "pdf-missing"],
    ["an empty choice of file", [{ name: "resume", value: pdf("", ""), fileName: "" }, JOB], "pdf-missing"],
    ["no ad", [RESUME], "job-missing"],
    ["a blank ad", [RESUME, { ...JOB, value: " \n\t " }], "job-missing"],
    ["nothing", [], "pdf-missing"],
    ["two resumes", [RESUME, RESUME, JOB], "request-malformed"],
    ["two ads", [RESUME, JOB, JOB], "request-malformed"],
    ["something more", [RESUME, JOB, { name: "more", value: "1" }], "request-malformed"],
    ["a file in the ad's place", [RESUME, { ...JOB, value: pdf() }], "request-malformed"],
    ["text in the resume's place", [{ name: "resume", value: "text" }, JOB], "request-malformed"],
    ["a field named for the prototype", [RESUME, { name: "__proto__", value: "1" }], "request-malformed"],
    [
      "a document of another kind",
      [{ ...RESUME, value: pdf("PK", "application/zip") }, JOB],
      "pdf-not-a-pdf",
    ],
    [
      "an ad that is too long",
      [RESUME, { ...JOB, value: "x".repeat(MAX_JOB_CHARACTERS + 1) }],
      "job-too-long",
    ],
    ["an ad of a book's length", [RESUME, { ...JOB, value: "x".repeat(400_000) }], "job-too-long"],
    [
      "a file that is too large",
      [{ ...RESUME, value: pdf(new Uint8Array(MAX_RESUME_BYTES + 1)) }, JOB],
      "pdf-too-large",
    ],
  ];

  test.each(cases)("with %s is told what to do, and not counted", async (_name, parts, code) => {
    const client = await somebody();
    const runs = scanner.runs;
    const response = await post(client, parts);
    const body = (await response.json()) as ProblemBody;
    expect(body).toMatchObject({ code, status: response.status, id: expect.stringMatching(/^[\w-]{8}$/) });
    expect(scanner.runs).toBe(runs);
    expect(await scansLeft(client)).toBe(3);
  });

  test("of another form is refused", async () => {
    const client = await somebody();
    const bodies: [string, string][] = [
      ["application/json", "{}"],
      ["text/plain", "resume"],
      ["multipart/form-data", "no boundary"],
      ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name=resume\r\n\r\ncut"],
    ];
    for (const [type, body] of bodies) {
      const response = await client.fetch("/api/scan", {
        method: "POST",
        body,
        headers: { "content-type": type },
      });
      expect(await response.json()).toMatchObject({
        code: expect.stringMatching(/^(request-malformed|pdf-missing)$/),
      });
    }
  });
});

test("a file and an ad exactly as large as allowed are taken", async () => {
  const client = await somebody();
  const response = await post(client, [
    { ...RESUME, value: pdf(new Uint8Array(MAX_RESUME_BYTES)) },
    { ...JOB, value: "ü".repeat(MAX_JOB_CHARACTERS) },
  ]);
  expect(response.status).toBe(200);
});

test("the fields may come in any order", async () => {
  expect((await post(await somebody(), [JOB, RESUME])).status).toBe(200);
});

test("the same ad is the same ad, however the browser sends its line ends", async () => {
  const client = await somebody();
  await post(client, [RESUME, { ...JOB, value: "Nurse\nNight shift" }]);
  const again = await post(client, [RESUME, { ...JOB, value: "Nurse\r\nNight shift" }]);
  expect(await again.json()).toMatchObject({ repeated: true, scansLeft: 2 });
});

test("the name of the file is kept without its folders and without characters that hide", async () => {
  const response = await post(await somebody(), [{ ...RESUME, fileName: "C:\\me\\re\u202esumé.pdf" }, JOB]);
  expect(await response.json()).toMatchObject({ resumeFileName: "resumé.pdf" });
});

test("a free person scans three times and is then told that the scans are used up", async () => {
  const client = await somebody();
  const codes = [];
  for (let i = 0; i < 4; i += 1) {
    const response = await post(client, [RESUME, { ...JOB, value: `Ad ${i}` }]);
    codes.push(response.ok ? response.status : ((await response.json()) as ProblemBody).code);
  }
  expect(codes).toEqual([200, 200, 200, "scans-used-up"]);
});

test("a refusal of the reader comes with its own sentence, and the scan is given back", async () => {
  answer = () => ({ ok: false, code: "pdf-encrypted" });
  const client = await somebody();
  const response = await post(client);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "pdf-encrypted" });
  expect(await scansLeft(client)).toBe(3);
});

test("a fault of ours says only that it is ours, with an id to quote", async () => {
  answer = () => {
    throw new Error("secret of the resume");
  };
  const client = await somebody();
  const response = await post(client);
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ code: "internal" });
  expect(text).not.toContain("secret");
  expect(await scansLeft(client)).toBe(3);
});

test("a browser that goes away stops the work and gets its scan back", async () => {
  const client = await somebody();
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  answer = (signal) => {
    begun.resolve();
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => {
        stopped.resolve();
        reject(signal.reason);
      });
    });
  };
  const leaving = new AbortController();
  const sent = client.fetch("/api/scan", {
    method: "POST",
    body: aForm([RESUME, JOB]),
    signal: leaving.signal,
  });
  await begun.promise;
  leaving.abort();
  await expect(sent).rejects.toThrow();
  await stopped.promise;
  await expect.poll(() => scansLeft(client)).toBe(3);
});

test("logging out in another window while a scan runs loses neither scan nor words", async () => {
  const client = await somebody();
  const copy = aClient(server.origin);
  for (const [name, cookie] of client.cookies) copy.cookies.set(name, cookie);
  answer = async () => {
    await copy.fetch("/api/auth/sign-out", { method: "POST" });
    return succeed();
  };
  const response = await post(client);
  expect(await response.json()).toMatchObject({ code: "session-expired" });
  await signIn(server, { email: `person-${people}@mail.example`, client });
  expect(await scansLeft(client)).toBe(3);
});

test("an upload that breaks off leaves nothing behind", async () => {
  const client = await somebody();
  const { hostname, port } = new URL(server.origin);
  const cookie = [...client.cookies].map(([name, { value }]) => `${name.split("@")[0]}=${value}`).join("; ");
  const runs = scanner.runs;
  await new Promise<void>((resolve) => {
    const headers = {
      cookie,
      origin: server.origin,
      "content-type": "multipart/form-data; boundary=b",
      "content-length": "100000",
    };
    const upload = startRequest({ hostname, port, path: "/api/scan", method: "POST", headers });
    upload.on("error", () => resolve());
    upload.write('--b\r\nContent-Disposition: form-data; name="resume"; filename="r.pdf"\r\n');
    upload.write("Content-Type: application/pdf\r\n\r\n%PDF", () => upload.destroy(new Error("gone")));
  });
  expect(await scansLeft(client)).toBe(3);
  expect(scanner.runs).toBe(runs);
});
