import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import { listNames } from "#engine/document/list-names.ts";
import { WITHOUT_PHOTO } from "#engine/document/photo.ts";
import type { PrintedDocument, PrintedEntry, PrintedSection } from "#engine/document/printed-document.ts";
import type { DocumentLook } from "#engine/document/resume-document.ts";
import { makeDocxStyles } from "./docx-styles.ts";
import { normalizeZip } from "./normalize-zip.ts";
import { readPhoto } from "./read-photo.ts";

/** Twentieths of a point. */
const PAPERS = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const MARGIN = 1080;
const BULLETS = "bullets";
/** Pixels of 1/96 inch: 28 by 36 mm. */
const PHOTO = { width: 106, height: 136 };

/**
 * A document as a Word file: one column of paragraphs under Word's own heading styles, dates at a tab stop, real bullets,
 * and neither tables nor text boxes. The same document and look give the same bytes.
 *
 * @param title of the file, as programs show it.
 * @throws UnreadablePhoto
 */
export async function writeResumeDocx(
  document: PrintedDocument,
  look: DocumentLook,
  title: string,
): Promise<Uint8Array> {
  const rtl = document.direction === "rtl";
  const paper = PAPERS[look.paper];
  const set = makeSetter(rtl, paper.width - 2 * MARGIN);
  const file = new Document({
    title,
    creator: document.name,
    lastModifiedBy: document.name,
    styles: makeDocxStyles(look),
    numbering: { config: [{ reference: BULLETS, levels: [BULLET] }] },
    sections: [
      {
        properties: {
          page: { size: paper, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        children: [
          ...writeHead(WITHOUT_PHOTO.has(look.template) ? { ...document, photo: null } : document, set),
          ...document.sections.flatMap((one) => writeSection(one, set)),
        ],
      },
    ],
  });
  return normalizeZip(await Packer.toBuffer(file));
}

const BULLET = {
  level: 0,
  format: LevelFormat.BULLET,
  text: "•",
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { start: 340, hanging: 240 } } },
};

type Setter = ReturnType<typeof makeSetter>;

/** Paragraphs in the direction of the document's language; dates stand at a tab stop at the line's end. */
function makeSetter(rtl: boolean, width: number) {
  const run = (text: string, bold = false) => new TextRun({ text, bold, rightToLeft: rtl });
  return {
    run,
    heading: (heading: (typeof HeadingLevel)[keyof typeof HeadingLevel], text: string) =>
      new Paragraph({ heading, bidirectional: rtl, children: [run(text)] }),
    line: (children: ParagraphChild[]) => new Paragraph({ bidirectional: rtl, children }),
    photo: (data: Buffer, altText: string) =>
      new Paragraph({
        bidirectional: rtl,
        alignment: AlignmentType.END,
        children: [
          new ImageRun({
            type: "jpg",
            data,
            transformation: PHOTO,
            altText: { name: altText, description: altText, title: altText },
          }),
        ],
      }),
    bullet: (text: string) =>
      new Paragraph({
        bidirectional: rtl,
        numbering: { reference: BULLETS, level: 0 },
        children: [run(text)],
      }),
    dated: (text: string | null, dates: string | null) =>
      new Paragraph({
        heading: HeadingLevel.HEADING_2,
        bidirectional: rtl,
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        children: [
          ...(text === null ? [] : [run(text, true)]),
          ...(dates === null
            ? []
            : [new TextRun({ children: [new Tab(), dates], bold: false, rightToLeft: rtl })]),
        ],
      }),
  };
}

function writeHead({ name, label, photo, contacts }: PrintedDocument, set: Setter): FileChild[] {
  const links = contacts.flatMap(({ text, href }, index): ParagraphChild[] => [
    ...(index === 0 ? [] : [set.run(" | ")]),
    href === null ? set.run(text) : new ExternalHyperlink({ link: href, children: [set.run(text)] }),
  ]);
  return [
    ...(photo === null ? [] : [set.photo(readPhoto(photo), name)]),
    ...(name === "" ? [] : [set.heading(HeadingLevel.TITLE, name)]),
    ...(label === null ? [] : [set.line([set.run(label)])]),
    ...(links.length === 0 ? [] : [set.line(links)]),
  ];
}

function writeSection(section: PrintedSection, set: Setter): FileChild[] {
  return [set.heading(HeadingLevel.HEADING_1, section.heading), ...writeBody(section, set)];
}

function writeBody(section: PrintedSection, set: Setter): FileChild[] {
  if (section.form === "paragraphs") return section.paragraphs.map((text) => set.line([set.run(text)]));
  if (section.form === "entries")
    return (
      listNames(section.entries)?.map(set.bullet) ??
      section.entries.flatMap((entry) => writeEntry(entry, set))
    );
  return section.groups.map(({ label, items }) =>
    set.line([...(label === null ? [] : [set.run(`${label}: `, true)]), set.run(items.join(", "))]),
  );
}

function writeEntry(entry: PrintedEntry, set: Setter): FileChild[] {
  const { title, organisation, place, dates, paragraphs, bullets } = entry;
  const below = [title === null ? null : organisation, place].filter((part) => part !== null);
  return [
    set.dated(title ?? organisation, dates),
    ...(below.length === 0 ? [] : [set.line([set.run(below.join(" | "))])]),
    ...paragraphs.map((text) => set.line([set.run(text)])),
    ...bullets.map(set.bullet),
  ];
}
