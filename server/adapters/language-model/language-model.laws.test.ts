import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Fault, type ModelServer, startModelServer } from "#testing/a-model-server.ts";
import { openLanguageModel } from "./open-language-model.ts";
import { MODEL_KINDS, type ModelCallEntry, type ModelSettings } from "./port.ts";

let server: ModelServer;
let entries: ModelCallEntry[];
let pauses: number[];
const LETTER = "I would like to apply for this role. I looked after 28 beds.";

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.fail(null);
  server.answer(() => LETTER);
  entries = [];
  pauses = [];
});

const open = (kind: ModelSettings["kind"], overrides: Partial<ModelSettings> = {}) =>
  openLanguageModel(server.settings(kind, overrides), {
    log: (entry) => void entries.push(entry),
    pause: async (ms) => void pauses.push(ms),
  });
const prompt = { instructions: "Write a letter.", data: "A resume of a nurse." };
const write = (
  kind: ModelSettings["kind"],
  overrides: Partial<ModelSettings> = {},
  onText?: (text: string) => void,
) =>
  open(kind, overrides).write(prompt, {
    signal: new AbortController().signal,
    maxOutput: 900,
    ...(onText ? { onText } : {}),
  });

describe.each(MODEL_KINDS)("a model of the kind %s", (kind) => {
  test("is told what to do and with what, and gives its text piece by piece", async () => {
    const seen: string[] = [];
    expect(await write(kind, {}, (text) => seen.push(text))).toEqual({ ok: true, text: LETTER });
    expect(server.requests[0]).toMatchObject(prompt);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.at(-1)).toBe(LETTER);
    expect(seen.every((text) => LETTER.startsWith(text))).toBe(true);
  });

  test("leaves a line in the log with tokens and cost, and nothing of what was said", async () => {
    await write(kind, { price: { input: 2, output: 10 } });
    const { ms, ...entry } = entries[0]!;
    expect(entry).toEqual({
      kind,
      model: "stand-in",
      outcome: "ok",
      status: null,
      tries: 1,
      inputTokens: 1200,
      outputTokens: 300,
      cost: 0.0054,
    });
    expect(ms).toBeGreaterThanOrEqual(0);
  });

  test("asked to come back soon, is asked again after as long", async () => {
    server.fail({ is: "status", status: 429, retryAfter: "2", times: 1 });
    expect(await write(kind)).toEqual({ ok: true, text: LETTER });
    expect(pauses).toEqual([2000]);
  });

  test("asked to come back in an hour, says when, and is not waited for", async () => {
    server.fail({ is: "status", status: 429, retryAfter: "3600" });
    const before = Date.now();
    const answer = await write(kind);
    expect(answer).toMatchObject({ ok: false, failure: { code: "limited" } });
    const { retryAt } = (answer as { failure: { retryAt: number } }).failure;
    expect(retryAt - before).toBeGreaterThanOrEqual(3_600_000);
    expect(pauses).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  test("that stumbles once is asked again", async () => {
    server.fail({ is: "status", status: 500, times: 1 });
    expect(await write(kind)).toEqual({ ok: true, text: LETTER });
    expect(pauses).toHaveLength(1);
  });

  const failures: [string, Fault, string, number][] = [
    ["fails every time", { is: "status", status: 503 }, "unreachable", 3],
    ["finds the key wrong", { is: "status", status: 401 }, "refused", 1],
    ["does not know its own name", { is: "status", status: 404 }, "refused", 1],
    ["is cut off in mid-stream", { is: "cut" }, "broken-answer", 1],
    ["stops without an end", { is: "no-end" }, "broken-answer", 1],
    ["sends broken JSON", { is: "broken-json" }, "broken-answer", 1],
    ["will not write it", { is: "refusal" }, "declined", 1],
    ["says nothing", { is: "empty" }, "broken-answer", 1],
    ["talks past its limit", { is: "too-long" }, "broken-answer", 1],
    ["never stops talking", { is: "endless" }, "broken-answer", 1],
    ["points elsewhere", { is: "redirect", to: "/v1/elsewhere" }, "unreachable", 3],
  ];
  test.each(failures)("that %s is a failure with a name", async (_, fault, code, tries) => {
    server.fail(fault);
    expect(await write(kind)).toMatchObject({ ok: false, failure: { code } });
    expect(server.requests).toHaveLength(tries);
    expect(entries.map(({ outcome }) => outcome)).toEqual([code]);
  });

  test.each(["hang", "hang-midway"] as const)(
    "that falls silent (%s) is left when its time is over",
    async (is) => {
      server.fail({ is });
      expect(await write(kind, { timeoutMs: 400 })).toMatchObject({
        ok: false,
        failure: { code: "too-slow" },
      });
      await server.requests[0]!.abandoned;
    },
  );

  test.each(["hang", "hang-midway"] as const)("is hung up on when the person leaves (%s)", async (is) => {
    server.fail({ is });
    const leaving = new AbortController();
    const writing = open(kind).write(prompt, {
      signal: leaving.signal,
      maxOutput: 900,
      onText: () => leaving.abort(new Error("gone")),
    });
    if (is === "hang") {
      await expect.poll(() => server.requests.length).toBe(1);
      leaving.abort(new Error("gone"));
    }
    await expect(writing).rejects.toThrow("gone");
    await server.requests[0]!.abandoned;
    expect(entries[0]!.outcome).toBe("aborted");
  });

  test("that is not there is unreachable", async () => {
    const gone = await startModelServer();
    await gone.close();
    const answer = await write(kind, { baseUrl: gone.url });
    expect(answer).toMatchObject({ ok: false, failure: { code: "unreachable" } });
    expect(pauses.every((ms, index) => index === 0 || ms > pauses[index - 1]!)).toBe(true);
  });
});

test("a person who has left already costs no call", async () => {
  const signal = AbortSignal.abort(new Error("gone"));
  await expect(open("openai").write(prompt, { signal, maxOutput: 900 })).rejects.toThrow("gone");
  expect(server.requests).toEqual([]);
});

test("a server of one's own is asked without a key, a provider with its own", async () => {
  await write("openai-compatible");
  await write("anthropic");
  await write("google");
  expect(server.requests[0]!.headers.authorization).toBeUndefined();
  expect(server.requests[1]!.headers["x-api-key"]).toBe("key-of-the-test");
  expect(server.requests[2]!.headers["x-goog-api-key"]).toBe("key-of-the-test");
});

test("a model is called by its name and whose it is", () => {
  expect(open("openai").name).toBe("stand-in at OpenAI");
  expect(open("openai-compatible", { baseUrl: "http://localhost:11434/v1" }).name).toBe(
    "stand-in at localhost:11434",
  );
});
