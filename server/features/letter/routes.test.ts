import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptLetter, letterAnswer, letterCheck, letterPage } from "#contract/letter.ts";
import { MAX_JOB_CHARACTERS, MAX_LETTER_CHARACTERS, MAX_RESUME_BYTES } from "#contract/limits.ts";
import type { ProblemBody } from "#contract/problem.ts";
import { aClient, type Client } from "#testing/a-client.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";
import { makeResumePdf } from "../../../e2e/a-resume-pdf.ts";

let server: LocalServer;
const pdf = new Blob([new Uint8Array(await makeResumePdf())], { type: "application/pdf" });

beforeAll(async () => {
  server = await startLocalServer();
}, 60_000);
afterAll(() => server.close());

const AD = [
  "Ward Nurse, night shift",
  "Company: Harbour Care Group",
  "",
  "Requirements",
  "- Experience in wound care and medication administration",
  "- Patient assessment and infection control",
].join("\n");

let people = 0;
const somebody = () => {
  people += 1;
  return signIn(server, { email: `letters-${people}@mail.example` });
};
const nobody = () => aClient(server.origin);

type Fields = Record<string, string | Blob>;
const fields = (more: Fields = {}): Fields => ({ resume: pdf, jobDescription: AD, ...more });

function post(client: Client, path: string, parts: Fields, signal?: AbortSignal): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, "amara-okafor.pdf");
  return client.fetch(path, { method: "POST", body: form, ...(signal ? { signal } : {}) });
}
const generate = (client: Client, more: Fields = {}) =>
  post(client, "/api/generate-cover-letter", fields(more));
const check = (client: Client, letter: string) => post(client, "/api/check-letter", fields({ letter }));
const myData = async (client: Client): Promise<unknown> => {
  const file = await (await client.fetch("/api/account/data")).arrayBuffer();
  return JSON.parse(strFromU8(unzipSync(new Uint8Array(file))["my-data.json"]!));
};
const list = async (client: Client, search = "") =>
  letterPage.parse(
    await (
      await client.fetch("/api/letters/search", {
        method: "POST",
        body: JSON.stringify({ search }),
        headers: { "content-type": "application/json" },
      })
    ).json(),
  ).letters;

describe("a letter of somebody who is not signed in", () => {
  test("is written with its evidence, which stands where it says", async () => {
    const response = await generate(nobody());
    expect(response.status).toBe(200);
    const letter = letterAnswer.parse(await response.json());
    expect(letter).toMatchObject({ writtenBy: "composer", id: null, jobTitle: "Ward Nurse" });
    expect(letter.coverLetter).toContain("Dear");
    const texts = { resume: letter.resumeText, job: AD };
    for (const { text, start, end, evidence } of letter.sentences) {
      expect(letter.coverLetter.slice(start, end)).toBe(text);
      for (const item of evidence) expect(texts[item.source].slice(item.start, item.end)).toBe(item.quote);
    }
    expect(letter.sentences.flatMap(({ evidence }) => evidence).length).toBeGreaterThan(3);
  });

  test("is written for the company and title that were given, or for none where they were left blank", async () => {
    const named = await generate(nobody(), {
      company: "Lakeside  Hospice",
      jobTitle: "Night Nurse",
      tone: "warm",
    });
    expect(await named.json()).toMatchObject({
      company: "Lakeside Hospice",
      jobTitle: "Night Nurse",
      coverLetter: expect.stringContaining("Lakeside Hospice"),
    });
    const blank = letterAnswer.parse(await (await generate(nobody(), { company: " ", jobTitle: "" })).json());
    expect(blank).toMatchObject({ company: null, jobTitle: null });
    expect(blank.coverLetter).toContain("Dear Hiring Team,");
  });

  test("says another thing in each tone, and the same in the same one", async () => {
    const letters = await Promise.all(
      ["professional", "warm", "concise", "confident", "warm"].map(
        async (tone) => letterAnswer.parse(await (await generate(nobody(), { tone })).json()).coverLetter,
      ),
    );
    expect(new Set(letters).size).toBe(4);
  });
});

describe("a request that is not complete", () => {
  const wrong: [string, Fields, ProblemBody["code"]][] = [
    ["no resume", { jobDescription: AD }, "pdf-missing"],
    ["no ad", { resume: new Blob(["%PDF"], { type: "application/pdf" }) }, "job-missing"],
    ["a blank ad", fields({ jobDescription: " \n" }), "job-missing"],
    [
      "an ad that is too long",
      fields({ jobDescription: "x".repeat(MAX_JOB_CHARACTERS + 1) }),
      "job-too-long",
    ],
    [
      "a document of another kind",
      fields({ resume: new Blob(["PK"], { type: "application/zip" }) }),
      "pdf-not-a-pdf",
    ],
    [
      "a file that is too large",
      fields({ resume: new Blob([new Uint8Array(MAX_RESUME_BYTES + 1)], { type: "application/pdf" }) }),
      "pdf-too-large",
    ],
    [
      "a file that is no PDF",
      fields({ resume: new Blob(["hello"], { type: "application/pdf" }) }),
      "pdf-not-a-pdf",
    ],
    ["an empty file", fields({ resume: new Blob([""], { type: "application/pdf" }) }), "pdf-empty"],
    ["a field nobody knows", fields({ more: "1" }), "request-malformed"],
  ];
  test.each([
    ...wrong,
    ["a tone nobody knows", fields({ tone: "angry" }), "request-malformed"],
    ["another writer", fields({ writer: "me" }), "request-malformed"],
    ["a company of a book's length", fields({ company: "x".repeat(121) }), "letter-name-too-long"],
  ] as typeof wrong)("for a letter, with %s, is told what to do", async (_name, parts, code) => {
    const response = await post(nobody(), "/api/generate-cover-letter", parts);
    expect(await response.json()).toMatchObject({
      code,
      status: response.status,
      title: expect.stringMatching(/\.$/),
    });
  });

  test.each([
    ...wrong.map(([name, parts, code]): (typeof wrong)[number] => [
      name,
      { ...parts, letter: "Dear team," },
      code,
    ]),
    ["no letter", fields(), "letter-missing"],
    ["a blank letter", fields({ letter: " " }), "letter-missing"],
    [
      "a letter that is too long",
      fields({ letter: "x".repeat(MAX_LETTER_CHARACTERS + 1) }),
      "letter-too-long",
    ],
  ] as typeof wrong)("for a check, with %s, is told what to do", async (_name, parts, code) => {
    const response = await post(nobody(), "/api/check-letter", parts);
    expect(await response.json()).toMatchObject({
      code,
      status: response.status,
      title: expect.stringMatching(/\.$/),
    });
  });

  test("of another form is refused", async () => {
    for (const path of ["/api/generate-cover-letter", "/api/check-letter", "/api/preview-letter"]) {
      const headers = { "content-type": "application/json" };
      const response = await nobody().fetch(path, { method: "POST", body: "{}", headers });
      expect((await response.json()) as ProblemBody).toMatchObject({
        code: path.includes("preview") ? "no-language-model" : "request-malformed",
      });
    }
  });
});

test("a letter of any origin is checked sentence by sentence, and nothing in it is refused", async () => {
  const letter = [
    "Dear Hiring Team,",
    "",
    "I provided wound care on a 28-bed ward. I increased revenue by 340% and hold a PhD in astrophysics.",
  ].join("\n");
  const { sentences, resumeText } = letterCheck.parse(await (await check(nobody(), letter)).json());
  expect(sentences.map(({ vouched }) => vouched)).toEqual([true, true, false]);
  expect(sentences[2]!.reasons.length).toBeGreaterThan(0);
  expect(resumeText).toContain("Amara Okafor");
});

test("title and company are read out of an ad before anything is written", async () => {
  const ask = (jobDescription: string) =>
    nobody().fetch("/api/read-ad", {
      method: "POST",
      body: JSON.stringify({ jobDescription }),
      headers: { "content-type": "application/json" },
    });
  expect(await (await ask(AD)).json()).toMatchObject({ jobTitle: "Ward Nurse" });
  expect(await (await ask("  ")).json()).toMatchObject({ code: "job-missing" });
  expect(await (await ask("x".repeat(MAX_JOB_CHARACTERS + 1))).json()).toMatchObject({
    code: "job-too-long",
  });
});

describe("letters that are kept", () => {
  test("are those of signed-in people, and nobody else reads them", async () => {
    const client = await somebody();
    const { id, coverLetter } = letterAnswer.parse(await (await generate(client)).json());
    const kept = keptLetter.parse(await (await client.fetch(`/api/letters/${id}`)).json());
    expect(kept).toMatchObject({ coverLetter, jobDescription: AD, resumeFileName: "amara-okafor.pdf" });
    expect(await list(client, "ward nurse")).toMatchObject([{ id }]);
    expect(await list(client, "welder")).toEqual([]);

    const other = await somebody();
    for (const path of [`/api/letters/${id}`, "/api/letters/no-id"])
      expect(await (await other.fetch(path)).json()).toMatchObject({ code: "letter-not-found" });
    expect((await nobody().fetch(`/api/letters/${id}`)).status).toBe(401);
    expect(await list(other)).toEqual([]);
  });

  test("leave nothing behind of somebody who was not signed in", async () => {
    const client = nobody();
    await generate(client);
    await signIn(server, { email: "letters-late@mail.example", client });
    expect(await list(client)).toEqual([]);
    const data = (await myData(client)) as { resumes: []; letters: [] };
    expect(data).toMatchObject({ resumes: [], letters: [] });
  });

  test("are kept once where the very same is asked for twice", async () => {
    const client = await somebody();
    const ids = [];
    for (const tone of ["warm", "warm", "concise"])
      ids.push(letterAnswer.parse(await (await generate(client, { tone })).json()).id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(await list(client)).toHaveLength(2);
  });

  test("are kept as they were edited, checked again, and written anew beside it", async () => {
    const client = await somebody();
    const { id, coverLetter } = letterAnswer.parse(await (await generate(client)).json());
    const edited = `${coverLetter}\n\nI also climbed Everest in 2019.`;
    const save = (body: object) =>
      client.fetch(`/api/letters/${id}`, {
        method: "PUT",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      });
    const { sentences } = letterCheck.parse(await (await save({ coverLetter: edited })).json());
    expect(sentences.at(-1)).toMatchObject({ vouched: false });
    expect(await (await client.fetch(`/api/letters/${id}`)).json()).toMatchObject({
      coverLetter: edited,
      sentences,
    });
    expect(letterAnswer.parse(await (await generate(client)).json()).id).not.toBe(id);
    expect(await (await save({ coverLetter: "x".repeat(MAX_LETTER_CHARACTERS + 1) })).json()).toMatchObject({
      code: "request-malformed",
    });
    await client.fetch(`/api/letters/${id}`, { method: "DELETE" });
    expect(await (await save({ coverLetter: "gone" })).json()).toMatchObject({ code: "letter-not-found" });
  });

  test("are deleted, brought back, and handed out with everything else", async () => {
    const client = await somebody();
    const { id } = letterAnswer.parse(await (await generate(client)).json());
    expect((await client.fetch(`/api/letters/${id}`, { method: "DELETE" })).status).toBe(200);
    expect(await list(client)).toEqual([]);
    expect((await client.fetch(`/api/letters/${id}`)).status).toBe(404);
    expect((await client.fetch(`/api/letters/${id}/restore`, { method: "POST" })).status).toBe(200);
    expect(await list(client)).toMatchObject([{ id }]);
    expect((await client.fetch(`/api/letters/${id}/restore`, { method: "POST" })).status).toBe(404);
    const data = (await myData(client)) as {
      letters: { id: string; letter: { coverLetter: string } }[];
      resumes: { fileName: string }[];
    };
    expect(data.letters).toMatchObject([{ id, letter: { coverLetter: expect.stringContaining("Dear") } }]);
    expect(data.resumes).toMatchObject([{ fileName: "amara-okafor.pdf" }]);
  });
});

test("a letter can be asked for as it is being written, line by line", async () => {
  const form = new FormData();
  form.append("resume", pdf, "r.pdf");
  form.append("jobDescription", AD);
  const ask = async (body: FormData) => {
    const headers = { accept: "application/x-ndjson" };
    const response = await nobody().fetch("/api/generate-cover-letter", { method: "POST", body, headers });
    const text = strFromU8(new Uint8Array(await response.arrayBuffer()));
    return text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const lines = await ask(form);
  expect(letterAnswer.parse(lines.at(-1)!.done).writtenBy).toBe("composer");
  form.set("resume", new Blob(["%PDF-1.7 cut"], { type: "application/pdf" }), "r.pdf");
  expect((await ask(form)).at(-1)).toMatchObject({ problem: { code: "pdf-damaged", status: 422 } });
});
