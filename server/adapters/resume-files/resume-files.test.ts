import mammoth from "mammoth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compareReading } from "#engine/document/compare-reading.ts";
import { listFields } from "#engine/document/list-fields.ts";
import { WITHOUT_PHOTO } from "#engine/document/photo.ts";
import { printDocument } from "#engine/document/print-document.ts";
import { type DocumentLook, type ResumeDocument, TEMPLATES } from "#engine/document/resume-document.ts";
import { readDocument } from "#engine/tailor/read-document.ts";
import { openEngineWorkers } from "#server/adapters/engine-workers/pool.ts";
import type { EngineWorkers } from "#server/adapters/engine-workers/port.ts";
import { aPhoto } from "#testing/a-photo.ts";

let workers: EngineWorkers;
beforeAll(() => {
  workers = openEngineWorkers({ workers: 1 });
});
afterAll(() => workers.close());

const LOOK: DocumentLook = { template: "plain", accent: "blue", paper: "a4", size: "normal" };
const write = (document: ResumeDocument, format: "pdf" | "docx" | "txt", look: Partial<DocumentLook> = {}) =>
  workers.run("resumeFile", { document, look: { ...LOOK, ...look }, format }, { caller: "this test" });

async function writeWell(...input: Parameters<typeof write>) {
  const answer = await write(...input);
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}

const job = (index: number) => ({
  id: `work-${index}`,
  position: ["Ward Nurse", "Staff Nurse", "Nursing Assistant"][index % 3]!,
  name: ["St. Brennan Hospital", "Brook Street Clinic", "Maple Court Home"][index % 3]!,
  location: "Hull, England",
  startDate: `${2020 - index}-03`,
  endDate: `${2021 - index}-02`,
  highlights: Array.from(
    { length: 4 },
    (_, line) => `Cared for ${20 + line} patients on ward ${index}, day and night.`,
  ),
});

const NURSE: ResumeDocument = {
  basics: {
    name: "Amara Łukasz Okafor",
    label: "Registered Nurse",
    email: "amara@okafor.example",
    phone: "+44 20 7946 0000",
    summary: "Nurse with seven years on surgical wards. #let x = 1 *not bold* \\ $y$ @ref <label>",
    location: { city: "Hull" },
  },
  work: [0, 1, 2].map(job),
  education: [
    { institution: "Hull University", studyType: "Bachelor of Science", area: "Nursing", endDate: "2012" },
  ],
  skills: [{ name: "Wound care" }, { name: "IV therapy" }, { name: "Epic" }],
  languages: [{ language: "English" }, { language: "Polish" }],
};

describe("a resume as a PDF", () => {
  test.each(TEMPLATES)(
    "of the template %s is read back whole, by fields and by its content",
    async (template) => {
      const { proof } = await writeWell(NURSE, "pdf", { template });
      expect(proof!.ours.filter(({ found }) => !found)).toEqual([]);
      expect(proof!.content.filter(({ found }) => !found)).toEqual([]);
      expect(proof!.ours.length).toBe(listFields(printDocument(NURSE)).length);
    },
  );

  test.each(TEMPLATES)("of the template %s is read as the editor foresees it", async (template) => {
    const look: DocumentLook = { ...LOOK, template };
    const { proof } = await writeWell(NURSE, "pdf", { template });
    const foreseen = readDocument({ ...NURSE, meta: { vouch: { look } } });
    expect(compareReading(printDocument(NURSE), foreseen)).toEqual(proof!.ours);
  });

  test("of five pages loses nothing", async () => {
    const long = { ...NURSE, work: Array.from({ length: 30 }, (_, index) => job(index)) };
    const { proof } = await writeWell(long, "pdf");
    expect(proof!.ours.filter(({ found }) => !found)).toEqual([]);
  });

  test("is the same to the byte for the same document", async () => {
    const [one, other] = [await writeWell(NURSE, "pdf"), await writeWell(NURSE, "pdf")];
    expect(Buffer.from(one.file).equals(other.file)).toBe(true);
  });

  test("is tagged, says its language and its title, for those who listen to it", async () => {
    const pdf = Buffer.from((await writeWell(NURSE, "pdf")).file).toString("latin1");
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(pdf).toContain("/Lang (en)");
    expect(pdf).toContain("pdfuaid:part");
  });

  test("that our fonts cannot draw is refused with its characters, and nothing else of it", async () => {
    const answer = await write({ basics: { name: "王小明", summary: "Nurse" } }, "pdf");
    expect(answer).toEqual({ ok: false, code: "document-not-printable", characters: ["王", "小", "明"] });
  });

  test("in Arabic is set from right to left", async () => {
    const { proof } = await writeWell(
      {
        basics: { name: "ليلى حداد" },
        skills: [{ name: "المحاسبة" }],
        meta: { vouch: { language: "ar" } },
      },
      "pdf",
    );
    expect(proof!.content.filter(({ found }) => !found)).toEqual([]);
  });
});

describe("a photo", () => {
  const withPhoto = (image: string, photo = true): ResumeDocument => ({
    ...NURSE,
    basics: { ...NURSE.basics, image },
    meta: { vouch: { photo } },
  });
  const hasPicture = (file: Uint8Array) => /\/Subtype\s*\/Image/.test(Buffer.from(file).toString("latin1"));

  test.each(TEMPLATES)("in the template %s leaves every field where it is read", async (template) => {
    const { file, proof } = await writeWell(withPhoto(aPhoto()), "pdf", { template });
    expect(hasPicture(file)).toBe(!WITHOUT_PHOTO.has(template));
    expect(proof!.ours.filter(({ found }) => !found)).toEqual([]);
    expect(proof!.content.filter(({ found }) => !found)).toEqual([]);
  });

  test("is printed only by who asked for it, and an address of one is never asked for", async () => {
    for (const document of [withPhoto(aPhoto(), false), withPhoto("https://example.com/me.jpg")]) {
      const { file } = await writeWell(document, "pdf", { template: "modern" });
      expect(hasPicture(file)).toBe(false);
    }
  });

  test("loses what its camera noted, in the PDF and in the Word file", async () => {
    const document = withPhoto(aPhoto({ notes: "GPS 53.7457 N" }));
    for (const format of ["pdf", "docx"] as const) {
      const { file } = await writeWell(document, format, { template: "modern" });
      expect(Buffer.from(file).includes("GPS 53")).toBe(false);
      expect(Buffer.from(file).includes(format === "pdf" ? "/Image" : "word/media/")).toBe(true);
    }
  });

  test.each([
    ["that breaks off", aPhoto({ isBroken: true })],
    [
      "that is no picture",
      `data:image/jpeg;base64,${Buffer.from("<svg onload=alert(1)>").toString("base64")}`,
    ],
  ])("%s is refused, and the next resume is set", async (_, image) => {
    for (const format of ["pdf", "docx"] as const) {
      const refused = await write(withPhoto(image), format, { template: "band" });
      expect(refused).toEqual({ ok: false, code: "photo-not-readable" });
    }
    expect((await write(NURSE, "pdf")).ok).toBe(true);
  });
});

describe("a resume as a Word file", () => {
  test("holds every text of the document, in order", async () => {
    const { file } = await writeWell(NURSE, "docx", { template: "classic" });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) });
    let from = 0;
    for (const { text } of listFields(printDocument(NURSE))) {
      const found = value.indexOf(text, from === 0 ? 0 : from - text.length);
      expect(value, text).toContain(text);
      from = Math.max(from, found);
    }
  });

  test("is the same to the byte for the same document", async () => {
    const [one, other] = [await writeWell(NURSE, "docx"), await writeWell(NURSE, "docx")];
    expect(Buffer.from(one.file).equals(other.file)).toBe(true);
  });
});
