import { Document, LineRuleType, Packer, Paragraph, TextRun } from "docx";

/** In twentieths of a point: an inch, and the gap after a paragraph. */
const INCH = 1440;
const GAP = 180;

/** A letter as a Word file: a paragraph for each of its own, so that it can be edited on. */
export function makeLetterDocument(letter: string, title: string): Document {
  const paragraphs = letter
    .trim()
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        new Paragraph({
          spacing: { after: GAP, line: 276, lineRule: LineRuleType.AUTO },
          children: paragraph
            .split("\n")
            .map((line, index) => new TextRun({ text: line, ...(index === 0 ? {} : { break: 1 }) })),
        }),
    );
  const margin = { top: INCH, right: INCH, bottom: INCH, left: INCH };
  return new Document({
    title,
    creator: "Vouch",
    styles: { default: { document: { run: { font: "Calibri", size: 22 } } } },
    sections: [{ properties: { page: { margin } }, children: paragraphs }],
  });
}

export function writeLetterDocx(letter: string, title: string): Promise<Blob> {
  return Packer.toBlob(makeLetterDocument(letter, title));
}
