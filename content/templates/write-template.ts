import {
  AlignmentType,
  Document,
  type FileChild,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from "docx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Section, TemplateText } from "./template-text.ts";

const FONT = "Arial";
const INK = "0F1714";
/** Twentieths of a point: US letter paper with margins of 0.8 inches. */
const PAPER = { width: 12_240, height: 15_840 };
const MARGIN = 1152;
const BULLETS = "bullets";

/**
 * A resume template as a Word file: one column of plain paragraphs under Word's own heading styles, real bullets, and
 * neither tables, text boxes nor anything in the page's header. The same text gives the same bytes.
 */
export async function writeTemplate(text: TemplateText): Promise<Uint8Array> {
  const document = new Document({
    title: text.title,
    description: "Write over every line. From Vouch.",
    creator: "Vouch",
    lastModifiedBy: "Vouch",
    styles: makeStyles(),
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 260 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: PAPER, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: text.name }),
          new Paragraph({ text: text.contact }),
          ...text.sections.flatMap(writeSection),
        ],
      },
    ],
  });
  return settle(await Packer.toBuffer(document));
}

function writeSection({ heading, parts }: Section): FileChild[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: heading }),
    ...parts.flatMap((part) => {
      if (part.kind === "paragraph") return [new Paragraph({ text: part.text })];
      if (part.kind === "list")
        return part.lines.map(
          (line) => new Paragraph({ text: line, numbering: { reference: BULLETS, level: 0 } }),
        );
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_2,
          children: [new TextRun({ text: part.what, bold: true }), new TextRun({ text: `, ${part.where}` })],
        }),
        new Paragraph({ text: part.when, keepNext: true }),
      ];
    }),
  ];
}

/** Half points for type, twentieths of a point for space. */
function makeStyles() {
  const run = { font: FONT, size: 21, color: INK };
  return {
    default: {
      document: {
        run: { ...run, language: { value: "en-US" } },
        paragraph: { spacing: { after: 60, line: 264 } },
      },
      title: { run: { ...run, size: 44, bold: true }, paragraph: { spacing: { after: 60 } } },
      heading1: {
        run: { ...run, size: 26, bold: true, color: INK },
        paragraph: { spacing: { before: 260, after: 80 }, keepNext: true },
      },
      heading2: {
        run: { ...run, size: 22 },
        paragraph: { spacing: { before: 120, after: 20 }, keepNext: true },
      },
    },
  };
}

/** The day of the making is the only thing that differs between two files: it is set to the first day ZIP files know. */
function settle(file: Uint8Array): Uint8Array {
  const parts = unzipSync(file);
  const core = strFromU8(parts["docProps/core.xml"]!);
  parts["docProps/core.xml"] = strToU8(core.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "1980-01-01T00:00:00Z"));
  return zipSync(parts, { mtime: new Date(1980, 0, 1), level: 9 });
}
