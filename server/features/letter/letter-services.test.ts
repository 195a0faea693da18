import { afterEach, describe, expect, test } from "vitest";
import { letterAnswer } from "#contract/letter.ts";
import type { ProblemBody } from "#contract/problem.ts";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { systemRuntime } from "#server/shared/runtime.ts";
import { aClient } from "#testing/a-client.ts";
import { type LocalServer, type LocalServerOptions, startLocalServer } from "#testing/local-server.ts";
import type { ComposeOutcome, LetterWriter, ModelWriter } from "./letter-writer.ts";

let server: LocalServer;
afterEach(() => server.close());
const start = async (options: LocalServerOptions) => {
  server = await startLocalServer(options);
  return aClient(server.origin);
};

const TEXT = "Amara Okafor\n\nExperience\nNurse, St. Brennan Hospital\n2021 - 2024\n- Dressed wounds";
const AD = "Ward Nurse\n\nRequirements\n- Wound care";
const composed = (): ComposeOutcome => ({
  ok: true,
  resume: readResume(readPlainText(TEXT)),
  job: readJob(AD),
  composed: {
    coverLetter: "I dressed wounds.",
    sentences: [{ text: "I dressed wounds.", start: 0, end: 17, evidence: [] }],
    cards: [],
    points: [],
  },
});
const aWriter = (
  compose: (signal: AbortSignal) => ComposeOutcome | Promise<ComposeOutcome> = composed,
): LetterWriter => ({
  compose: async (_pdf, _job, _options, { signal }) => compose(signal),
  check: async () => ({ ok: false, code: "server-busy" }),
  plan: async () => ({ ok: false, code: "server-busy" }),
  readAd: async () => ({ ok: false, code: "server-busy" }),
  writePdf: async () => ({ ok: false, code: "server-busy" }),
});

function aForm(more: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.append("resume", new Blob(["%PDF"], { type: "application/pdf" }), "r.pdf");
  for (const [name, value] of Object.entries({ jobDescription: AD, ...more })) form.append(name, value);
  return form;
}
const PATH = "/api/generate-cover-letter";
const limits = { requests: 1000, scans: 1, signIns: 1, messages: 1, letters: 2 };

test("after too many letters from one address, the sentence says when to come back", async () => {
  let now = Date.parse("2026-11-21T10:00:00Z");
  const client = await start({
    letterWriter: aWriter(),
    limits,
    runtime: { ...systemRuntime, now: () => new Date(now) },
  });
  const ask = () => client.fetch(PATH, { method: "POST", body: aForm() });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  now += 3 * 60_000 - 1000;
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("421");
  expect((await refused.json()) as ProblemBody).toMatchObject({
    code: "too-many-letters",
    title: expect.stringContaining("Come back in 8 minutes"),
  });
  now += 421_000;
  expect((await ask()).status).toBe(200);
});

test("a browser that goes away stops the work", async () => {
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const client = await start({
    letterWriter: aWriter((signal) => {
      begun.resolve();
      return new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          stopped.resolve();
          reject(signal.reason);
        });
      });
    }),
  });
  const leaving = new AbortController();
  const sent = client.fetch(PATH, { method: "POST", body: aForm(), signal: leaving.signal });
  await begun.promise;
  leaving.abort();
  await expect(sent).rejects.toThrow();
  await stopped.promise;
});

test("a fault of ours says only that it is ours, with an id to quote", async () => {
  const client = await start({
    letterWriter: aWriter(() => {
      throw new Error("secret of the resume");
    }),
  });
  for (const headers of [{ accept: "application/json" }, { accept: "application/x-ndjson" }]) {
    const response = await client.fetch(PATH, { method: "POST", body: aForm(), headers });
    const text = await response.text();
    expect(text).toContain('"code":"internal"');
    expect(text).not.toContain("secret");
  }
});

describe("with a language model", () => {
  const model: ModelWriter = {
    name: "a model in this test",
    write: async ({ composed, onText }) => {
      onText?.("I dressed");
      onText?.("I dressed many");
      return { ...composed, coverLetter: "I dressed many wounds.", writtenBy: "model" };
    },
    preview: ({ resume }) => `Write a letter for: ${resume.text.replace("Amara Okafor", "[NAME]")}`,
  };

  test("its letter is served, and comes to the page as it is written", async () => {
    const client = await start({ letterWriter: aWriter(), modelWriter: model });
    expect(await (await client.fetch("/api/letter-model")).json()).toEqual({ model: model.name });
    const answer = await client.fetch(PATH, { method: "POST", body: aForm() });
    expect(letterAnswer.parse(await answer.json())).toMatchObject({
      writtenBy: "model",
      coverLetter: "I dressed many wounds.",
    });
    const headers = { accept: "application/x-ndjson" };
    const stream = await (await client.fetch(PATH, { method: "POST", body: aForm(), headers })).text();
    const lines = stream.trim().split("\n");
    expect(lines.slice(0, 2)).toEqual(['{"text":"I dressed"}', '{"text":"I dressed many"}']);
    expect(lines).toHaveLength(3);
  });

  test("nothing goes to it where the person said so, and what would go can be read before", async () => {
    const client = await start({ letterWriter: aWriter(), modelWriter: model });
    const alone = await client.fetch(PATH, { method: "POST", body: aForm({ writer: "composer" }) });
    expect(await alone.json()).toMatchObject({ writtenBy: "composer", coverLetter: "I dressed wounds." });
    const preview = await client.fetch("/api/preview-letter", { method: "POST", body: aForm() });
    expect(((await preview.json()) as { text: string }).text).toContain("[NAME]");
  });
});

test("without one, the page is told so", async () => {
  const client = await start({ letterWriter: aWriter() });
  expect(await (await client.fetch("/api/letter-model")).json()).toEqual({ model: null });
});
