import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { plain } from "../score-reading.ts";
import type { Truth } from "../truth.ts";

const folder = new URL("./", import.meta.url);
const ids = readdirSync(folder).filter((name) => name.endsWith(".pdf")).map((name) => name.replace(/\.pdf$/, ""));
const reader = await openPdfiumReader(await compilePdfium());

describe("one person's resume, printed by many makers in many layouts", () => {
  test("comes in at least twelve layouts", () => {
    expect(ids.length).toBeGreaterThanOrEqual(12);
  });
  test.each(ids)("gives the same contact and the same skills from %s", async (id) => {
    const truth: Truth = JSON.parse(readFileSync(new URL(`${id}.json`, folder), "utf8"));
    const reading = await reader.read(readFileSync(new URL(`${id}.pdf`, folder)));
    if (!reading.ok) throw new Error(reading.code);
    const { contact, skills } = readResume(readPages(reading.document));
    const read = {
      name: contact.name?.value,
      email: contact.email?.value,
      phone: contact.phone?.value.replace(/[^\d+]/g, ""),
      address: plain(contact.address?.value ?? ""),
      linkedin: contact.linkedin?.value,
      skills: skills.map(({ quote }) => plain(quote)).sort(),
    };
    expect(read).toEqual({
      name: truth.name,
      email: truth.email,
      phone: truth.phone?.replace(/[^\d+]/g, ""),
      address: plain(truth.address ?? ""),
      linkedin: truth.linkedin,
      skills: truth.skills.map(plain).sort(),
    });
  });
});
