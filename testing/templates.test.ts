import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { encodePng } from "#content/previews/encode-png.ts";
import { CHRONOLOGICAL } from "#content/templates/chronological.ts";
import { HYBRID } from "#content/templates/hybrid.ts";
import type { TemplateText } from "#content/templates/template-text.ts";
import { writeTemplate } from "#content/templates/write-template.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { ResumeJob } from "#engine/resume/model/resume.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { startDrawing } from "#server/adapters/pdf/draw-page.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import type { PdfReader } from "#server/adapters/pdf/port.ts";

const read = (place: string) => readFileSync(new URL(`../${place}`, import.meta.url));

/** The jobs as the template gives them: what, where, when, and the lines beneath. */
function listPosts({ sections }: TemplateText) {
  const { parts } = sections.find(({ heading }) => /^(?:Experience|Employment)$/.test(heading))!;
  return parts.flatMap((part, index) => {
    const list = parts[index + 1];
    return part.kind === "post" && list?.kind === "list"
      ? [{ what: part.what, where: part.where, when: part.when, lines: [...list.lines] }]
      : [];
  });
}

function toPost(job: ResumeJob) {
  return {
    what: job.title,
    where: `${job.employer}, ${job.place}`,
    when: `${job.from?.text} – ${job.current ? "Present" : job.to?.text}`,
    lines: job.bullets.map((bullet) => bullet.quote.replaceAll("\n", " ")),
  };
}

let reader: PdfReader;
beforeAll(async () => {
  reader = await openPdfiumReader(await compilePdfium());
});

describe.each([CHRONOLOGICAL, HYBRID])("the $title", (text) => {
  const word = `web/public/templates/${text.file}.docx`;
  const printed = `content/templates/printed/${text.file}.pdf`;

  test("is offered as it is made", async () => {
    expect(Buffer.from(await writeTemplate(text)).equals(read(word))).toBe(true);
  });

  test("uses Word's own headings and lists, and nothing that software trips over", () => {
    const parts = unzipSync(read(word));
    const body = strFromU8(parts["word/document.xml"]!);
    for (const style of ["Title", "Heading1", "Heading2"])
      expect(body).toContain(`w:pStyle w:val="${style}"`);
    expect(body).toContain("<w:numPr>");
    expect(body).not.toMatch(/<w:tbl>|txbx|<w:drawing|<w:pict|<w:cols/);
    expect(Object.keys(parts).filter((name) => /header|footer/.test(name))).toEqual([]);
  });

  test("printed from a word processor, is read back whole", async () => {
    const reading = await reader.read(read(printed));
    if (!reading.ok) throw new Error(reading.code);
    const resume = readResume(readPages(reading.document));
    const [place, phone, email, linkedin] = text.contact.split(" | ");
    const { contact } = resume;
    expect(contact.name?.value).toBe(text.name);
    expect(contact.address?.value).toBe(place);
    expect(contact.phone?.value).toBe(phone);
    expect(contact.email?.value).toBe(email);
    expect(contact.linkedin?.value).toBe(linkedin);
    expect(resume.sections.map((section) => section.heading)).toEqual(
      text.sections.map((section) => section.heading),
    );
    expect(resume.jobs.map(toPost)).toEqual(listPosts(text));
  });

  test("is shown as it prints", async () => {
    const draw = await startDrawing();
    const picture = encodePng(await draw(read(printed), 1000));
    expect(picture.equals(read(`web/public/templates/${text.file}.png`))).toBe(true);
  });
});
