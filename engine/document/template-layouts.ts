import type { DocumentLook, TemplateName } from "./resume-document.ts";

/** How a template sets a document, as far as readers see it; sizes and distances in points. */
export type TemplateLayout = {
  /** Of the text. */
  size: number;
  nameSize: number;
  labelSize: number;
  headingSize: number;
  /** Above a heading. */
  headingAbove: number;
  margin: { x: number; y: number };
  /** Between contacts. */
  sign: string;
  isCentred?: true;
  /** Title and dates in one row with the employer below; all in one row; or dates in a column before the rest. */
  entry: "two-rows" | "one-row" | "dates-first";
  /** Entries stand so far in. */
  indent?: number;
  /** Sections that stand beside the others, with the contacts, in a column of this width. */
  beside?: { sections: readonly string[]; width: number; gutter: number };
};

const CM = 28.35;
const SCALES = { small: 0.94, normal: 1, large: 1.08 };
const PAPERS = { a4: { width: 595, height: 842 }, letter: { width: 612, height: 792 } };

/** The column of the dates of `dates-first`, and what parts it from the rest. */
export const DATES_COLUMN = { width: 3.5 * CM, gutter: 0.4 * CM };

const PLAIN: TemplateLayout = {
  size: 10,
  nameSize: 20,
  labelSize: 10,
  headingSize: 11.5,
  headingAbove: 15,
  margin: { x: 2 * CM, y: 1.8 * CM },
  sign: " | ",
  entry: "two-rows",
};

const LAYOUTS: Record<TemplateName, TemplateLayout> = {
  plain: PLAIN,
  classic: {
    ...PLAIN,
    size: 9.8,
    nameSize: 22,
    headingSize: 11,
    headingAbove: 15,
    sign: " · ",
    isCentred: true,
  },
  compact: {
    ...PLAIN,
    size: 8.6,
    nameSize: 17,
    labelSize: 8.6,
    headingSize: 9.4,
    headingAbove: 10,
    margin: { x: 1.5 * CM, y: 1.3 * CM },
    entry: "one-row",
  },
  modern: { ...PLAIN, nameSize: 24, labelSize: 12, headingSize: 12.5, headingAbove: 19 },
  ledger: { ...PLAIN, size: 9.6, nameSize: 21, headingAbove: 16, entry: "dates-first" },
  band: {
    ...PLAIN,
    nameSize: 23,
    labelSize: 11.5,
    headingSize: 12,
    headingAbove: 17,
    margin: { x: 2 * CM, y: 1.6 * CM },
  },
  sidebar: {
    ...PLAIN,
    size: 9.4,
    nameSize: 22,
    labelSize: 12,
    headingSize: 11,
    headingAbove: 14,
    margin: { x: 1.5 * CM, y: 1.6 * CM },
    beside: {
      sections: ["skills", "languages", "certificates", "interests"],
      width: 5.2 * CM,
      gutter: 0.9 * CM,
    },
  },
  thread: {
    ...PLAIN,
    size: 9.6,
    nameSize: 30,
    labelSize: 13,
    headingSize: 15,
    headingAbove: 22,
    margin: { x: 1.8 * CM, y: 1.6 * CM },
    sign: " · ",
    indent: 0.55 * CM,
  },
};

/** The template's own sizes in the size and on the paper that were chosen. */
export function layoutOf({ template, paper, size }: DocumentLook) {
  const layout = LAYOUTS[template];
  return { ...layout, size: layout.size * SCALES[size], paper: PAPERS[paper] };
}
