import type { IconMeaning, Line, ReadPages } from "#engine/resume/model/line.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { openDocument } from "#engine/resume/opened/open-document.ts";
import { preparePages, readResume } from "#engine/resume/read-resume.ts";
import { readRuled } from "#engine/resume/read-ruled.ts";

/** How a line of a made-up page is set; what is left out is plain body text in black at 10 points. */
export type LineStyle = {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  colour?: string;
  column?: number;
  page?: number;
  bullet?: boolean;
  gap?: number;
  x?: number;
  icons?: IconMeaning[];
  links?: string[];
};

/** Text, or text with its style. A tab in the text is a wide gap, as between a title and dates at the right edge. */
export type PageLine = string | [text: string, style: LineStyle];

const BODY = 10;
const WIDTH = 595;
const LEFT = 50;
const RIGHT = 545;

/** A resume as the layout hands it on: `aResumePage(["Ann Ray", heading("Experience"), …])`. */
export function aResumePage(lines: readonly PageLine[]): ReadPages {
  const laid: Line[] = [];
  let start = 0;
  let y = 40;
  for (const line of lines) {
    const [printed, style] = typeof line === "string" ? [line, {} as LineStyle] : line;
    const placed = layLine(printed, style, start, y, laid.at(-1));
    laid.push(placed);
    start = placed.end + 1;
    y = placed.box.y + placed.box.height;
  }
  const text = laid.map((line) => line.text).join("\n");
  const pages = Math.max(1, ...laid.map((line) => line.page));
  const characters = text.replace(/\s/g, "").length;
  return {
    text,
    lines: laid,
    columns: laid.some((line) => line.column > 1) ? 2 : 1,
    hidden: [],
    furniture: [],
    links: laid.flatMap((line) => line.links.map((link) => ({ ...link, page: line.page }))),
    characters,
    images: [],
    pages: Array.from({ length: pages }, () => ({
      width: WIDTH,
      height: 842,
      characters: Math.round(characters / pages),
    })),
    unmapped: 0,
    fonts: ["Serif"],
  };
}

function layLine(printed: string, style: LineStyle, start: number, y: number, above: Line | undefined): Line {
  const size = style.size ?? BODY;
  const page = style.page ?? above?.page ?? 1;
  const gap = style.gap ?? 0.3;
  const tabs: number[] = [];
  let text = "";
  for (const [index, cell] of printed.split("\t").entries()) {
    if (index > 0) {
      text = `${text.trimEnd()} `;
      tabs.push(text.length);
    }
    text += cell.trim();
  }
  const x = style.x ?? LEFT + (style.bullet ? 12 : 0);
  const top = above !== undefined && above.page === page ? y + gap * size : 40;
  const width = tabs.length > 0 ? RIGHT - x : Math.min(RIGHT - x, text.length * size * 0.5);
  const box = { x, y: top, width, height: size };
  return {
    text,
    start,
    end: start + text.length,
    page,
    box,
    size,
    bold: style.bold ?? false,
    italic: style.italic ?? false,
    caps: /\p{Lu}{2}/u.test(text) && text === text.toUpperCase(),
    colour: style.colour ?? "#000000",
    column: style.column ?? 0,
    bullet: style.bullet ?? false,
    gap: above !== undefined && above.page === page ? gap : 0,
    tabs,
    icons: style.icons ?? [],
    links: (style.links ?? []).map((url) => ({ ...box, url })),
  };
}

export function name(text: string): PageLine {
  return [text, { size: 20, bold: true }];
}

export function heading(text: string): PageLine {
  return [text, { size: 12, bold: true, gap: 1 }];
}

export function bullet(text: string): PageLine {
  return [text, { bullet: true }];
}

/** A bold line with white space above, as over an entry. */
export function strong(text: string): PageLine {
  return [text, { bold: true, gap: 0.7 }];
}

/** A page with one job, whose studies are these rows. */
export function aStudyPage(rows: readonly PageLine[]): ReadPages {
  return aResumePage([
    name("Jordan Whitfield"),
    "Tulsa, OK | 918-555-0143 | jordan@mail.example",
    heading("EXPERIENCE"),
    "Cashier, Corner Market\tJan 2019 – Present",
    bullet("Served two hundred customers a day"),
    heading("EDUCATION"),
    ...rows,
  ]);
}

/** The resume with the jobs and studies that the rules alone read, before the tagger has its say. */
export function readByRules(page: ReadPages): Resume {
  const { jobs, studies } = readRuled(openDocument(preparePages(page)));
  return { ...readResume(page), jobs: [...jobs], education: [...studies] };
}
