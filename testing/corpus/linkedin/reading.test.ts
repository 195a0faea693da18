import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Profile } from "#engine/linkedin/profile.ts";
import { readProfileDocument } from "#engine/linkedin/read-document.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import type { PdfReader } from "#server/adapters/pdf/port.ts";

const made = new URL("made/", import.meta.url).pathname;
const files = readdirSync(made).filter((file) => file.endsWith(".pdf"));
let reader: PdfReader;
beforeAll(async () => {
  reader = await openPdfiumReader(await compilePdfium());
});

async function read(file: string): Promise<Profile> {
  const reading = await reader.read(readFileSync(made + file));
  if (!reading.ok) throw new Error(reading.code);
  return readProfileDocument(reading.document)!.profile;
}
const truthOf = (file: string): Profile => JSON.parse(readFileSync(made + file.replace("pdf", "json"), "utf8"));

describe("LinkedIn's print", () => {
  test.each(files)("has its name, its roles, schools and top skills read: %s", async (file) => {
    const [profile, truth] = [await read(file), truthOf(file)];
    expect(profile.name).toBe(truth.name);
    expect(profile.topSkills).toEqual(truth.topSkills);
    // In a language whose months are not known, years are.
    const years = ({ positions }: Profile) =>
      positions.map(({ start, end, current }) => [start?.slice(0, 4), end?.slice(0, 4), current]);
    expect(years(profile)).toEqual(years(truth));
    expect(profile.education.map(({ school }) => school)).toEqual(truth.education.map(({ school }) => school));
  });

  test("keeps titles apart from lines of text that look like them", async () => {
    const { positions } = await read("x-titles-in-text.pdf");
    expect(positions.map(({ title }) => title)).toEqual(truthOf("x-titles-in-text.pdf").positions.map(({ title }) => title));
    expect(positions[0]?.description).toContain("Senior Site Manager");
  });

  test("keeps schools apart that have neither degree nor years", async () => {
    expect((await read("x-long-names.pdf")).education).toHaveLength(4);
  });

  test("keeps a long list of certificates whole over wrapped lines and pages", async () => {
    for (const file of ["x-many-certificates.pdf", "x-pages.pdf", "y-lists-4.pdf", "y-lists-5.pdf"])
      expect((await read(file)).certifications).toEqual(truthOf(file).certifications);
  });
});
