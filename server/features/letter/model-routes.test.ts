import { request as startRequest } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { letterAnswer, letterModel, letterPreview } from "#contract/letter.ts";
import { LETTER_STREAM_TYPE } from "#contract/letter-wishes.ts";
import { aClient } from "#testing/a-client.ts";
import { type ModelServer, startModelServer } from "#testing/a-model-server.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { makeResumePdf } from "../../../e2e/a-resume-pdf.ts";

let model: ModelServer;
let server: LocalServer;
let logged: string;
const pdf = new Blob([new Uint8Array(await makeResumePdf())], { type: "application/pdf" });

beforeAll(async () => {
  model = await startModelServer();
  server = await startLocalServer({
    settings: {
      LLM_KIND: "openai-compatible",
      LLM_MODEL: "stand-in",
      LLM_BASE_URL: `${model.url}/v1`,
      LLM_PRICE_INPUT: "1",
      LLM_PRICE_OUTPUT: "10",
    },
    log: {
      write: (line) => {
        logged += line;
      },
    },
  });
  // The engine is loaded by the first letter.
  await (await ask("/api/generate-cover-letter")).text();
}, 60_000);
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => {
  logged = "";
  model.requests.length = 0;
  model.fail(null);
  model.answer(() => LETTER);
});

const AD =
  "Ward Nurse\nCompany: Harbour Care Group\n\nRequirements\n- Wound care\n- Infection control\n- Patient education";
const LETTER = `At St. Brennan Hospital, I provided wound care and medication administration for eight patients a shift on a 28-bed ward. There I trained four new colleagues in infection control.

At Lakeside Clinic, I assisted in phlebotomy and patient education for forty visits a week.`;

function aForm(): FormData {
  const form = new FormData();
  form.append("jobDescription", AD);
  form.append("resume", pdf, "amara-okafor.pdf");
  return form;
}

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  aClient(server.origin).fetch(path, { method: "POST", body: aForm(), headers });

test("the page learns which model helps, and what would leave for it", async () => {
  const answer = await aClient(server.origin).fetch("/api/letter-model");
  expect(letterModel.parse(await answer.json()).model).toBe(`stand-in at ${new URL(model.url).host}`);
  const { text } = letterPreview.parse(await (await ask("/api/preview-letter")).json());
  expect(model.requests).toHaveLength(0);
  expect(letterAnswer.parse(await (await ask("/api/generate-cover-letter")).json()).writtenBy).toBe("model");
  const { instructions, data } = model.requests[0]!;
  expect(text).toBe(`${instructions}\n\n${data}`);
});

test("the log has what a letter cost, and nothing of the person", async () => {
  await (await ask("/api/generate-cover-letter")).text();
  const entries = logged
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, object>);
  expect(entries.find((entry) => "model" in entry)!.model).toMatchObject({
    kind: "openai-compatible",
    model: "stand-in",
    outcome: "ok",
    cost: 0.0042,
  });
  expect(entries.find((entry) => "modelLetter" in entry)!.modelLetter).toMatchObject({
    writtenBy: "model",
    kept: 3,
  });
  expect(logged).not.toMatch(/Amara|Okafor|Brennan|Lakeside|wound|Harbour/i);
});

test("the letter is streamed as it is vouched for", async () => {
  const lines = (await (await ask("/api/generate-cover-letter", { accept: LETTER_STREAM_TYPE })).text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { text?: string; done?: unknown });
  const done = letterAnswer.parse(lines.at(-1)!.done);
  expect(lines.at(-2)!.text).toBe(done.coverLetter);
  expect(lines.length).toBeGreaterThan(2);
});

test("a model that does not answer costs the person nothing but the wait", async () => {
  model.fail({ is: "status", status: 401 });
  const answer = letterAnswer.parse(await (await ask("/api/generate-cover-letter")).json());
  expect(answer.writtenBy).toBe("composer");
  expect(answer.coverLetter).toContain("St. Brennan Hospital");
});

test("a person who leaves takes the call with them", async () => {
  model.fail({ is: "hang" });
  const form = new Response(aForm());
  const asking = startRequest(`${server.origin}/api/generate-cover-letter`, {
    method: "POST",
    agent: false,
    headers: { "content-type": form.headers.get("content-type")!, "sec-fetch-site": "same-origin" },
  });
  asking.on("error", () => undefined);
  asking.end(Buffer.from(await form.arrayBuffer()));
  await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(1);
  asking.destroy();
  await model.requests[0]!.abandoned;
});
