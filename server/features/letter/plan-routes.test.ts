import { afterAll, beforeAll, expect, test } from "vitest";
import { letterAnswer, letterCheck } from "#contract/letter.ts";
import { type LetterChoices, letterPlan } from "#contract/letter-plan.ts";
import { aClient } from "#testing/a-client.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";
import { makeResumePdf } from "../../../e2e/a-resume-pdf.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
}, 60_000);
afterAll(() => server.close());

const pdf = new Blob([new Uint8Array(await makeResumePdf())], { type: "application/pdf" });
const AD =
  "Ward Nurse, night shift\nCompany: Harbour Care Group\n\nRequirements\n- Wound care\n- Infection control";

function post(path: string, more: Record<string, string> = {}, client = aClient(server.origin)) {
  const form = new FormData();
  form.append("resume", pdf, "amara-okafor.pdf");
  for (const [name, value] of Object.entries({ jobDescription: AD, ...more })) form.append(name, value);
  return client.fetch(path, { method: "POST", body: form });
}
const plan = async () => letterPlan.parse(await (await post("/api/plan-letter")).json());
const write = (choices: LetterChoices, more: Record<string, string> = {}) =>
  post("/api/generate-cover-letter", { choices: JSON.stringify(choices), ...more });
const NONE: LetterChoices = { facts: [], cards: null, own: [] };

test("a plan names the ad, what was read of the present job, and the lines that a letter would tell", async () => {
  const { jobTitle, company, facts, cards, spare } = await plan();
  expect([jobTitle, company]).toEqual(["Ward Nurse", "Harbour Care Group"]);
  expect(facts.map(({ field, value }) => [field, value])).toContainEqual([
    "employer",
    "St. Brennan Hospital",
  ]);
  expect(cards.map(({ text }) => text).join("\n")).toContain("wound care");
  expect(cards.length + spare.length).toBeGreaterThan(1);
});

test("a letter tells the lines that were chosen, in the words that the person gave them, and a check knows them", async () => {
  const [card] = (await plan()).cards;
  const choices = { ...NONE, cards: [{ id: card!.id, text: "taught twelve nurses how to dress burns" }] };
  const letter = letterAnswer.parse(await (await write(choices)).json());
  expect(letter.coverLetter).toContain("I taught twelve nurses how to dress burns.");
  expect(letter.cards).toEqual([card!.id]);
  const check = async (more: Record<string, string>) =>
    letterCheck.parse(
      await (await post("/api/check-letter", { letter: letter.coverLetter, ...more })).json(),
    );
  const known = await check({ choices: JSON.stringify(choices) });
  expect(known.sentences.every(({ vouched }) => vouched)).toBe(true);
  expect((await check({})).sentences.some(({ vouched }) => !vouched)).toBe(true);
});

test("a kept letter is checked with what was said before it was written, however late it is edited", async () => {
  const client = await signIn(server, { email: "kept-choices@mail.example" });
  const [card] = (await plan()).cards;
  const choices = { ...NONE, cards: [{ id: card!.id, text: "taught twelve nurses how to dress burns" }] };
  const written = await post("/api/generate-cover-letter", { choices: JSON.stringify(choices) }, client);
  const { id, coverLetter } = letterAnswer.parse(await written.json());
  const edited = await client.fetch(`/api/letters/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ coverLetter: `${coverLetter}\n\nI taught ninety nurses how to dress burns.` }),
  });
  const { sentences } = letterCheck.parse(await edited.json());
  const verdictOf = (text: string) => sentences.find((sentence) => sentence.text.includes(text))?.vouched;
  expect(verdictOf("twelve nurses")).toBe(true);
  expect(verdictOf("ninety nurses")).toBe(false);
});

test("what is mended of a fact is what the letter says", async () => {
  const employer = (await plan()).facts.find(({ field }) => field === "employer")!;
  const choices = { ...NONE, facts: [{ id: employer.id, said: "Saint Brennan University Hospital" }] };
  const letter = letterAnswer.parse(await (await write(choices)).json());
  expect(letter.coverLetter).toContain("Saint Brennan University Hospital");
});

test("a draft of somebody signed in is kept nowhere", async () => {
  const client = await signIn(server, { email: "drafts@mail.example" });
  const draft = await post("/api/generate-cover-letter", { draft: "yes", variant: "1" }, client);
  expect(letterAnswer.parse(await draft.json()).id).toBeNull();
});

test.each([
  "",
  "[]",
  "{",
  '{"facts":1}',
  JSON.stringify({ ...NONE, own: Array(99).fill({ need: "", text: "" }) }),
])("choices that are none are refused: %s", async (choices) => {
  expect((await post("/api/generate-cover-letter", { choices })).status).toBe(400);
});
