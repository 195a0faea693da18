import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import mammoth from "mammoth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProblemBody } from "#contract/problem.ts";
import { documentAnswer, readingProof } from "#contract/resume-document.ts";
import { aClient } from "#testing/a-client.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { makeResumePdf } from "../../../e2e/a-resume-pdf.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
}, 60_000);
afterAll(() => server.close());

const LINKEDIN = new URL("../../../testing/corpus/linkedin/", import.meta.url);
const LOOK = { template: "modern", accent: "green", paper: "letter", size: "normal" };
const post = (path: string, body: object) =>
  aClient(server.origin).fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body).replace('"DEEP"', "[".repeat(40_000) + "]".repeat(40_000)),
  });

async function readDocument(file: Blob): Promise<Response> {
  const form = new FormData();
  form.append("resume", file, "resume.pdf");
  return aClient(server.origin).fetch("/api/resume-document", { method: "POST", body: form });
}
const pdfBlob = async () => new Blob([new Uint8Array(await makeResumePdf())], { type: "application/pdf" });

describe("a resume to edit, without signing in", () => {
  test("begins with what a PDF holds, and every field of it is read back from the PDF that is made of it", async () => {
    const { document } = documentAnswer.parse(await (await readDocument(await pdfBlob())).json());
    expect(document.basics?.name).toBe("Amara Okafor");
    const proof = readingProof.parse(
      await (await post("/api/reading-proof", { document, look: LOOK })).json(),
    );
    expect(proof.ours.length).toBeGreaterThan(10);
    expect([...proof.ours, ...proof.content].filter(({ found }) => !found)).toEqual([]);
  });

  test.each([
    ["LinkedIn's print", "made/en-nurse.pdf", "application/pdf"],
    ["the data export", "exports/en-nurse.zip", "application/zip"],
  ])("begins with a LinkedIn profile from %s", async (_, name, type) => {
    const file = new Blob([readFileSync(new URL(name, LINKEDIN))], { type });
    const { document } = documentAnswer.parse(await (await readDocument(file)).json());
    expect(document.basics?.name).toBeTruthy();
    expect(document.work?.length).toBeGreaterThan(1);
    for (const job of document.work ?? []) expect(job.position && job.name && job.startDate).toBeTruthy();
    expect(document.education?.length).toBeGreaterThan(0);
  });

  test("does not begin with a ZIP that holds no profile", async () => {
    const zip = new Blob([new Uint8Array(zipSync({ "notes.txt": strToU8("hello") }))], {
      type: "application/zip",
    });
    expect(((await (await readDocument(zip)).json()) as ProblemBody).code).toBe("export-no-profile");
  });

  test("is downloaded under the person's name, as PDF, Word file or text", async () => {
    const body = { document: { basics: { name: "Amara Okafor" } }, look: LOOK };
    const pdf = await post("/api/resume-file", { ...body, format: "pdf" });
    expect(pdf.headers.get("content-disposition")).toContain('filename="Amara Okafor Resume.pdf"');
    expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
    const docx = await post("/api/resume-file", { ...body, format: "docx" });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await docx.arrayBuffer()) });
    expect(value.trim()).toBe("Amara Okafor");
    expect(await (await post("/api/resume-file", { ...body, format: "txt" })).text()).toBe("Amara Okafor\n");
  });

  test("is drawn as pages, for a look at it before it is downloaded", async () => {
    const document = { basics: { name: "Amara <script>Okafor" } };
    const svg = await (await post("/api/resume-file", { document, look: LOOK, format: "svg" })).text();
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 612/);
    expect(svg).not.toContain("<script");
  });

  test("is refused with the characters that no font of ours can draw", async () => {
    const document = { basics: { name: "王" } };
    const answer = await post("/api/resume-file", { document, look: LOOK, format: "pdf" });
    expect(answer.status).toBe(422);
    const problem = (await answer.json()) as ProblemBody;
    expect(problem.code).toBe("document-not-printable");
    expect(problem.title).toContain("王");
  });

  test.each([
    ["an unknown template", { document: {}, look: { ...LOOK, template: "../plain" }, format: "pdf" }],
    ["a line without end", { document: { basics: { name: "a".repeat(2000) } }, look: LOOK, format: "pdf" }],
    ["lists in lists without end", { document: { x: "DEEP" }, look: LOOK, format: "pdf" }],
    [
      "more lines than thirty pages hold",
      {
        document: { work: Array(30).fill({ highlights: Array(60).fill("a") }) },
        look: LOOK,
        format: "pdf",
      },
    ],
    [
      "more text than thirty pages hold",
      { document: { work: Array(20).fill({ summary: "a ".repeat(4_000) }) }, look: LOOK, format: "pdf" },
    ],
    ["entries without end", { document: { work: Array(101).fill({}) }, look: LOOK, format: "pdf" }],
  ])("is refused with %s", async (_, body) => {
    const answer = await post("/api/resume-file", body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as ProblemBody).code).toBe("request-malformed");
  });

  test("is refused where the file is no PDF", async () => {
    const answer = await readDocument(new Blob(["hello"], { type: "application/pdf" }));
    expect(((await answer.json()) as ProblemBody).code).toBe("pdf-not-a-pdf");
  });
});
