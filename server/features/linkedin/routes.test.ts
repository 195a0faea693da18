import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_PROFILE_BYTES, MAX_PROFILE_CHARACTERS } from "#contract/limits.ts";
import { keptReview, reviewAnswer, reviewPage } from "#contract/linkedin.ts";
import { PROBLEMS, type ProblemBody, type ProblemCode } from "#contract/problem.ts";
import { aClient, type Client } from "#testing/a-client.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";
import { writeZip } from "#testing/write-zip.ts";
import { makeResumePdf } from "../../../e2e/a-resume-pdf.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
}, 60_000);
afterAll(() => server.close());

const corpus = new URL("../../../testing/corpus/linkedin/", import.meta.url);
const file = (name: string) => new Blob([readFileSync(new URL(name, corpus))]);
const PATH = "/api/analyze-linkedin-profile";
const URL_OF = "https://www.linkedin.com/in/maureen-achterberg-doyle-4b71a2c9";

let people = 0;
const somebody = () => {
  people += 1;
  return signIn(server, { email: `profiles-${people}@mail.example` });
};
const nobody = () => aClient(server.origin);

function json(client: Client, path: string, body: object, method = "POST"): Promise<Response> {
  return client.fetch(path, {
    method,
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
}
function post(client: Client, parts: Record<string, string | Blob>): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, "profile");
  return client.fetch(PATH, { method: "POST", body: form });
}
const review = async (client: Client, parts: Record<string, string | Blob>) =>
  reviewAnswer.parse(await (await post(client, parts)).json());

describe("a review", () => {
  test("of an address alone says what the address says, and asks for the rest", async () => {
    const response = await json(nobody(), PATH, { linkedinUrl: URL_OF });
    expect(response.status).toBe(200);
    const answer = reviewAnswer.parse(await response.json());
    expect(answer).toMatchObject({ source: "url", score: null, known: 3, id: null });
    expect(answer.reviewHtml).toContain("still ends in the characters LinkedIn gave it");
    expect(answer.questions).toContain("Does your profile have a photo?");
  });

  test.each([
    ["the print", "made/en-nurse.pdf", "print"],
    ["the data export", "exports/en-nurse.zip", "export"],
  ])("of %s names the person and the fixes with their points", async (_, name, source) => {
    const answer = await review(nobody(), { profile: file(name), linkedinUrl: URL_OF });
    expect(answer).toMatchObject({ source, id: null });
    expect(answer.reviewHtml).toContain("Maureen Achterberg-Doyle");
    expect(answer.fixes.length).toBeGreaterThan(0);
    for (const { advice, points } of answer.fixes) {
      expect(answer.reviewHtml).toContain(`${points} point`);
      expect(advice).not.toBe("");
    }
  });

  test("of pasted text reads its parts", async () => {
    const text =
      "Ada Moreau\nWelder\nLyon\nAbout\nI weld pipes and have trained 14 apprentices.\nExperience\nWelder\nRhône Pipes\nMar 2019 - Present · 6 yrs\n";
    const answer = await review(nobody(), { profileText: text });
    expect(answer).toMatchObject({ source: "text" });
    expect(answer.blocks.find(({ id }) => id === "about")).toMatchObject({ known: 18 });
    expect(await review(nobody(), { profile: new Blob([text]) })).toEqual(answer);
  });

  test("counts what the person says of the profile, and looks for what an ad asks", async () => {
    const profile = file("made/en-nurse.pdf");
    const plain = await review(nobody(), { profile });
    const answers = JSON.stringify({ photo: true, banner: false, connections: 640, recommendations: 1 });
    const said = await review(nobody(), {
      profile,
      answers,
      jobDescription: "Ward Nurse\nRequirements\n- Wound care\n",
    });
    expect(said.known).toBeGreaterThan(plain.known);
    expect(said.questions).not.toContain("Does your profile have a photo?");
    expect(said.fixes.map(({ id }) => id)).toContain("headline-skills");
  });

  test("is the same for the same input", async () => {
    const parts = { profile: file("made/fr-ingenieure.pdf") };
    expect(await review(nobody(), parts)).toEqual(await review(nobody(), parts));
  });

  test("holds nothing that a browser would run", async () => {
    const text = `<script>alert(1)</script>\n<img src=x onerror=alert(2)>\nLyon\nAbout\n<a href="javascript:x">I</a>\n`;
    const { reviewHtml } = await review(nobody(), {
      profileText: text,
      linkedinUrl: "<svg onload=alert(3)>",
    });
    expect(reviewHtml).not.toMatch(/<(?:script|img|a|svg)\b/);
  });
});

describe("what cannot be reviewed is refused in a sentence", () => {
  const cases: [string, ProblemCode, () => Record<string, string | Blob>][] = [
    ["nothing at all", "profile-nothing-given", () => ({ profileText: "  \n " })],
    [
      "a picture",
      "profile-file-type",
      () => ({ profile: new Blob([new Uint8Array([137, 80, 78, 71, 0, 1])]) }),
    ],
    [
      "a file over 10 MB",
      "profile-too-large",
      () => ({ profile: new Blob([new Uint8Array(MAX_PROFILE_BYTES + 1)]) }),
    ],
    [
      "a text too long",
      "profile-text-too-long",
      () => ({ profileText: "x".repeat(MAX_PROFILE_CHARACTERS + 1) }),
    ],
    [
      "a file of too much text",
      "profile-text-too-long",
      () => ({ profile: new Blob(["x".repeat(MAX_PROFILE_CHARACTERS + 1)]) }),
    ],
    [
      "a ZIP without a profile",
      "export-no-profile",
      () => ({ profile: new Blob([new Uint8Array(writeZip([{ name: "a.txt", content: "a" }]))]) }),
    ],
    ["a damaged PDF", "pdf-damaged", () => ({ profile: new Blob(["%PDF-1.7\nnot really"]) })],
    ["a field nobody asked for", "request-malformed", () => ({ profileText: "x", more: "y" })],
    [
      "answers of another shape",
      "request-malformed",
      () => ({ profileText: "x", answers: '{"photo":"yes"}' }),
    ],
  ];
  test.each(cases)("%s: %s", async (_, code, parts) => {
    const response = await post(nobody(), parts());
    const body = (await response.json()) as ProblemBody;
    expect([body.code, body.title, response.status]).toEqual([
      code,
      PROBLEMS[code].title,
      PROBLEMS[code].status,
    ]);
  });

  test("an empty address and a body that is none", async () => {
    expect(await (await json(nobody(), PATH, { linkedinUrl: " " })).json()).toMatchObject({
      code: "profile-nothing-given",
    });
    expect(await (await json(nobody(), PATH, { url: "x" })).json()).toMatchObject({
      code: "request-malformed",
    });
  });

  test("a resume that is no profile", async () => {
    const profile = new Blob([new Uint8Array(await makeResumePdf())]);
    expect(await (await post(nobody(), { profile })).json()).toMatchObject({ code: "profile-not-found" });
  });
});

describe("a signed-in person's reviews", () => {
  const search = async (client: Client, text = "") =>
    reviewPage.parse(await (await json(client, "/api/linkedin-reviews/search", { search: text })).json())
      .reviews;

  test("are kept once, listed, read again, deleted and brought back, and are nobody else's", async () => {
    const client = await somebody();
    const parts = { profile: file("made/en-welder.pdf") };
    const first = await review(client, parts);
    const second = await review(client, parts);
    expect(second.id).toBe(first.id);
    expect(await search(client)).toMatchObject([
      { id: first.id, profileName: "Dale Kowalczuk", source: "print" },
    ]);
    expect(await search(client, "kowal")).toHaveLength(1);
    expect(await search(client, "somebody")).toHaveLength(0);

    const path = `/api/linkedin-reviews/${first.id}`;
    expect(keptReview.parse(await (await client.fetch(path)).json()).reviewHtml).toBe(first.reviewHtml);
    const other = await somebody();
    expect((await other.fetch(path)).status).toBe(404);
    expect((await json(other, path, {}, "DELETE")).status).toBe(404);

    expect((await client.fetch(path, { method: "DELETE" })).status).toBe(200);
    expect((await client.fetch(path)).status).toBe(404);
    expect(await search(client)).toHaveLength(0);
    expect((await json(client, `${path}/restore`, {})).status).toBe(200);
    expect(await search(client)).toHaveLength(1);
  });

  test("come with everything else that is kept of them", async () => {
    const client = await somebody();
    const { reviewHtml } = await review(client, { profileText: "Ada Moreau\nWelder\nAbout\nI weld.\n" });
    const file = await (await client.fetch("/api/account/data")).arrayBuffer();
    const data = JSON.parse(strFromU8(unzipSync(new Uint8Array(file))["my-data.json"]!));
    expect(data.linkedinReviews).toMatchObject([
      { source: "text", profileName: "Ada Moreau", review: { reviewHtml } },
    ]);
  });

  test("say where the profile differs from the resume scanned last", async () => {
    const client = await somebody();
    const form = new FormData();
    form.append(
      "resume",
      new Blob([new Uint8Array(await makeResumePdf())], { type: "application/pdf" }),
      "cv.pdf",
    );
    form.append("jobDescription", "Ward Nurse\nRequirements\n- Wound care\n");
    expect((await client.fetch("/api/scan", { method: "POST", body: form })).status).toBe(200);
    const { reviewHtml } = await review(client, { profile: file("made/en-welder.pdf") });
    expect(reviewHtml).toContain("Where the profile and the resume you scanned last differ");
    expect(reviewHtml).toContain("Your profile names Tarn Fabrication; your resume does not.");
  });

  test("cannot be read by somebody who is not signed in", async () => {
    expect((await nobody().fetch("/api/linkedin-reviews/00000000-0000-4000-8000-000000000000")).status).toBe(
      401,
    );
  });
});

test("one address can ask only so often", async () => {
  const limited = await startLocalServer({
    limits: { requests: 1000, scans: 2, signIns: 10, messages: 10, letters: 10 },
  });
  const client = aClient(limited.origin);
  const ask = () => json(client, PATH, { linkedinUrl: URL_OF });
  const answers = [await ask(), await ask(), await ask()].map(({ status }) => status);
  await limited.close();
  expect(answers).toEqual([200, 200, 429]);
});
