import { afterAll, beforeAll, expect, test } from "vitest";
import { scanPage } from "#contract/history.ts";
import { MAX_JOB_CHARACTERS, MAX_SEARCH_CHARACTERS } from "#contract/limits.ts";
import type { ProblemBody } from "#contract/problem.ts";
import { type ScanAnswer, scanAnswer } from "#contract/scan.ts";
import { aClient, type Client } from "#testing/a-client.ts";
import { aScanner } from "#testing/a-scanner.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";

let server: LocalServer;
const scanner = aScanner();
const NO_ID = "00000000-0000-7000-8000-000000000000";

beforeAll(async () => {
  server = await startLocalServer({ scanner });
});
afterAll(() => server.close());

let people = 0;
const somebody = () => {
  people += 1;
  return signIn(server, { email: `person-${people}@mail.example` });
};
const scanFor = async (client: Client, ad = "We look for a ward nurse.", fileName = "résumé.pdf") => {
  const body = new FormData();
  body.append("resume", new Blob(["%PDF-1.7 a resume"], { type: "application/pdf" }), fileName);
  body.append("jobDescription", ad);
  return (await (await client.fetch("/api/scan", { method: "POST", body })).json()) as ScanAnswer;
};
const send = (client: Client, path: string, body?: unknown, method = "POST") =>
  client.fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
const list = async (client: Client) =>
  scanPage.parse(await (await send(client, "/api/scans/search", {})).json()).scans.map(({ id }) => id);
const codeOf = async (response: Response) => ((await response.json()) as ProblemBody).code;

test("a past scan is listed, opened, deleted, brought back, and opened again", async () => {
  const client = await somebody();
  const { id } = await scanFor(client);
  expect(await list(client)).toEqual([id]);
  expect((await send(client, `/api/scans/${id}`, undefined, "DELETE")).status).toBe(200);
  expect(await list(client)).toEqual([]);
  for (const path of [`/api/scans/${id}`, "/api/scans/latest", `/api/scans/${id}/resume`])
    expect((await client.fetch(path)).status).toBe(404);
  expect((await send(client, `/api/scans/${id}/restore`)).status).toBe(200);
  expect((await client.fetch(`/api/scans/${id}`)).status).toBe(200);
});

test("whoever scans anew what they have just deleted gets their report back, and is not counted", async () => {
  const client = await somebody();
  const first = await scanFor(client);
  await send(client, `/api/scans/${first.id}`, undefined, "DELETE");
  expect(await scanFor(client)).toMatchObject({ id: first.id, repeated: true, scansLeft: 2 });
  expect(await list(client)).toEqual([first.id]);
});

test("a kept resume is scanned with another ad without being sent again, and counted like any scan", async () => {
  const client = await somebody();
  const first = await scanFor(client);
  const again = (jobDescription: string) =>
    send(client, "/api/scans/again", { scanId: first.id, jobDescription });
  const second = scanAnswer.parse(await (await again("We look for a cook.")).json());
  expect(second).toMatchObject({ repeated: false, scansLeft: 1, resumeFileName: "résumé.pdf" });
  expect(await list(client)).toEqual([second.id, first.id]);
  expect(await (await again("We look for a cook.")).json()).toMatchObject({ repeated: true, scansLeft: 1 });
  await again("We look for a welder.");
  expect(await codeOf(await again("We look for a baker."))).toBe("scans-used-up");
});

test("an ad as long as allowed is taken, and what is not complete is refused and not counted", async () => {
  const client = await somebody();
  const { id: scanId } = await scanFor(client);
  const runs = scanner.runs;
  const refused: [unknown, ProblemBody["code"]][] = [
    [{ scanId, jobDescription: " \n " }, "job-missing"],
    [{ scanId, jobDescription: "x".repeat(MAX_JOB_CHARACTERS + 1) }, "job-too-long"],
    [{ scanId, jobDescription: 5 }, "request-malformed"],
    [{ jobDescription: "A nurse" }, "request-malformed"],
    [undefined, "request-malformed"],
    [{ scanId: NO_ID, jobDescription: "A nurse" }, "scan-not-found"],
    [{ scanId: "no-id", jobDescription: "A nurse" }, "scan-not-found"],
  ];
  for (const [body, code] of refused)
    expect(await codeOf(await send(client, "/api/scans/again", body))).toBe(code);
  expect(scanner.runs).toBe(runs);
  const jobDescription = `${"\u0001".repeat(MAX_JOB_CHARACTERS - 1)}x`;
  expect((await send(client, "/api/scans/again", { scanId, jobDescription })).status).toBe(200);
});

test("the resume comes back byte for byte, to be saved and not shown", async () => {
  const client = await somebody();
  const { id } = await scanFor(client);
  const response = await client.fetch(`/api/scans/${id}/resume`);
  expect(await response.text()).toBe("%PDF-1.7 a resume");
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(
    "attachment; filename=\"r_sum_.pdf\"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf",
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("nobody reaches what is somebody else's, and nobody unknown reaches anything", async () => {
  const owner = await somebody();
  const { id } = await scanFor(owner);
  const calls = (client: Client) => [
    send(client, `/api/scans/${id}`, undefined, "DELETE"),
    send(client, `/api/scans/${id}/restore`),
    client.fetch(`/api/scans/${id}/resume`),
    send(client, "/api/scans/again", { scanId: id, jobDescription: "A nurse" }),
  ];
  const other = await somebody();
  for (const call of calls(other)) expect((await call).status).toBe(404);
  expect(await list(other)).toEqual([]);
  const anonymous = aClient(server.origin);
  for (const call of [...calls(anonymous), send(anonymous, "/api/scans/search", {})])
    expect(await codeOf(await call)).toBe("sign-in-needed");
  expect(await list(owner)).toEqual([id]);
});

test("another site can neither delete nor restore", async () => {
  const client = await somebody();
  const { id } = await scanFor(client);
  for (const [path, method] of [
    [`/api/scans/${id}`, "DELETE"],
    [`/api/scans/${id}/restore`, "POST"],
  ] as const) {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    expect(await codeOf(await client.fetch(path, { method, headers }))).toBe("cross-site");
  }
  expect(await list(client)).toEqual([id]);
});

test("a search longer than a title could be, or of another kind, is refused", async () => {
  const client = await somebody();
  for (const body of [{ search: "x".repeat(MAX_SEARCH_CHARACTERS + 1) }, { search: 5 }, { after: "x" }, []])
    expect(await codeOf(await send(client, "/api/scans/search", body))).toBe("request-malformed");
});
