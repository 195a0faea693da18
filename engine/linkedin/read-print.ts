import type { ProfileSection } from "../knowledge/locales/locale.ts";
import type { PositionedDocument } from "../resume/model/positioned.ts";
import { hasRoom, joinItems, measureItems } from "./join-items.ts";
import { joinParagraphs } from "./join-paragraphs.ts";
import { joinerOf } from "./join-wrapped.ts";
import { type PrintColumns, type PrintLine, readPrintColumns } from "./print-columns.ts";
import type { Profile } from "./profile.ts";
import { matchProfileHeading } from "./profile-headings.ts";
import { readContactColumn } from "./read-contact-column.ts";
import { readPrintRoles } from "./read-print-roles.ts";
import { readPrintStudies } from "./read-print-studies.ts";

type Part = { section: ProfileSection | "intro"; lines: PrintLine[] };

/** Headings of the main column are half as large again as its text, those of the contact column a fifth. */
const MAIN_HEADING = 1.3;
const SIDE_HEADING = 1.15;
/** The name is larger than any heading. */
const NAME = 1.9;
const MOST_SKILLS = 3;

/**
 * Reads LinkedIn's own 'Save to PDF' in two columns, as it has been since 2018: sizes tell headings, employers, titles and
 * text apart, distances tell a new item from the rest of one. Null for any other document; never throws.
 */
export function readPrint(document: PositionedDocument): Profile | null {
  const columns = readPrintColumns(document);
  if (columns === null) return null;
  const side = nameUnknown(splitParts(columns.side, columns.body * SIDE_HEADING), ["contact", "skills"]);
  const main = nameMain(splitParts(columns.main, columns.body * MAIN_HEADING, columns.body * NAME));
  const sideOf = (section: ProfileSection) =>
    side.filter((part) => part.section === section).flatMap(({ lines }) => lines);
  const mainOf = (section: ProfileSection) =>
    main.filter((part) => part.section === section).flatMap(({ lines }) => lines);
  const listed = side.filter(({ section }) => section !== "intro" && section !== "contact");
  const spacing = measureItems(
    listed.map(({ lines }) => lines),
    sideOf("contact"),
    columns.sideRight,
  );
  const itemsOf = (section: ProfileSection) => joinItems(sideOf(section), spacing);
  const skills = sideOf("skills");
  return {
    ...readIntro(main[0]?.lines ?? [], columns),
    ...readContactColumn(
      sideOf("contact"),
      document.pages.flatMap(({ links }) => links),
    ),
    topSkills:
      spacing.wrap === null && skills.length <= MOST_SKILLS
        ? skills.map(({ text }) => text)
        : itemsOf("skills"),
    languages: itemsOf("languages").map((item) => item.replace(/\s*\([^()]*\)$/, "")),
    certifications: itemsOf("certifications"),
    honors: itemsOf("honors"),
    publications: itemsOf("publications"),
    summary: joinParagraphs(mainOf("summary"), columns) || null,
    positions: readPrintRoles(mainOf("experience"), columns),
    education: readPrintStudies(mainOf("education"), columns),
  };
}

/**
 * Lines of a heading's size that no table knows begin a part of their own; a heading may take two lines. Where the table
 * knows none at all, every line between `least` and `most` is taken for one.
 */
function splitParts(lines: readonly PrintLine[], least: number, most = Number.POSITIVE_INFINITY): Part[] {
  const fits = ({ size }: PrintLine) => size >= least && size < most;
  const sizes = lines
    .filter((line) => fits(line) && matchProfileHeading(line.text) !== null)
    .map(({ size }) => size);
  const isHeading = (line: PrintLine) =>
    fits(line) && (sizes.length === 0 || sizes.some((size) => Math.abs(size - line.size) < 0.3));
  const parts: Part[] = [{ section: "intro", lines: [] }];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (!isHeading(line)) {
      parts.at(-1)!.lines.push(line);
      continue;
    }
    const next = lines[at + 1];
    const both =
      next !== undefined && isHeading(next) && next.pitch < 1.6
        ? matchProfileHeading(`${line.text} ${next.text}`)
        : null;
    parts.push({ section: both ?? matchProfileHeading(line.text) ?? "other", lines: [] });
    if (both !== null) at += 1;
  }
  return parts;
}

/** In a language without a table the order tells: experience and education come last, a summary before them. */
function nameMain(parts: Part[]): Part[] {
  if (parts.some(({ section }) => section === "experience" || section === "education")) return parts;
  return nameUnknown(
    parts,
    parts.length > 3 ? ["summary", "experience", "education"] : ["experience", "education"],
  );
}

/** Gives the first parts their names by their order, where no table knows them and they stand nowhere else. */
function nameUnknown(parts: Part[], names: readonly ProfileSection[]): Part[] {
  return parts.map((part, index) => {
    const name = names[index - 1];
    const free =
      part.section === "other" && name !== undefined && !parts.some(({ section }) => section === name);
    return free ? { ...part, section: name } : part;
  });
}

/** Name, headline and place stand one below the other; the place is the last line, paler or apart. */
function readIntro(
  lines: readonly PrintLine[],
  { mainRight, leading }: PrintColumns,
): { name: string | null; headline: string | null; location: string | null } {
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  const names = lines.filter(({ size }) => size > largest * 0.85);
  const rest = lines.filter(({ size }) => size <= largest * 0.85);
  const [first] = rest;
  const last = rest.at(-1);
  const above = rest.at(-2);
  const paler = last !== undefined && first !== undefined && last.colour !== first.colour;
  const apart =
    above !== undefined &&
    (last!.pitch > Math.max(leading, above === first ? 0 : above.pitch) * 1.12 ||
      hasRoom(above, last!, mainRight - last!.size) ||
      looksLikePlace(last!.text));
  const place = last !== undefined && above !== undefined && (paler || apart) ? last : null;
  const palest = place === null ? [] : paler ? rest.filter(({ colour }) => colour === place.colour) : [place];
  return {
    name: joinAll(names) || null,
    headline: joinAll(rest.filter((line) => !palest.includes(line))) || null,
    location: joinAll(palest) || null,
  };
}

function looksLikePlace(text: string): boolean {
  return (
    text.length <= 60 && !/[|•@]/.test(text) && /^\p{Lu}[^,]{1,40}(?:,\s\p{Lu}[^,]{1,30}){1,2}$/u.test(text)
  );
}

function joinAll(lines: readonly PrintLine[]): string {
  return lines.reduce((text, line) => (text === "" ? line.text : text + joinerOf(text) + line.text), "");
}
