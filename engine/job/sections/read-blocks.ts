import type { Block } from "#engine/text/block.ts";
import { boilerplateKind, isAboutCompany, isLooseBenefit } from "../../knowledge/ads/boilerplate-cues.ts";
import type { JobSection } from "../model/job.ts";
import { isSkillsHeading } from "./headings.ts";
import { isBareList } from "./is-bare-list.ts";
import { type Heading, readHeading } from "./read-heading.ts";
import { type AdLine, readLines } from "./read-lines.ts";

/** A block of the cleaned ad, with what need and skills ask about it. */
export type AdBlock = Block & {
  section: JobSection;
  text: string;
  /** What stands above it, as written; null before the first heading. */
  heading: string | null;
  /** It stands under a heading that announces a bare list of skills. */
  skillsList: boolean;
  /** Number of the section, from 0 on. */
  part: number;
  /** It names a section or the vacancy itself ('Duties:', 'Reports to: …'), and asks for nothing. */
  formal: boolean;
};

/** Where the next blocks stand. */
type Place = { section: JobSection; heading: string | null; skillsList: boolean; part: number };

/** Sections whose heading, when its text stands behind it ('Salary: 30k'), speaks for that line alone. */
const LINE_ONLY: ReadonlySet<JobSection> = new Set([
  "other",
  "pay",
  "apply",
  "about",
  "equal-opportunity",
  "preferred",
  "education",
]);
const ASKING: ReadonlySet<JobSection> = new Set([
  "responsibilities",
  "requirements",
  "preferred",
  "education",
]);
/** Below this many lines an ad has only begun: title, company and place stand there. */
const OPENING_LINES = 3;

/** Cuts a cleaned ad into headings, items and paragraphs and says of each what section it stands in. Linear. */
export function readBlocks(text: string): AdBlock[] {
  const lines = readLines(text);
  const width = wrapWidth(lines);
  const blocks: AdBlock[] = [];
  let place: Place = { section: "summary", heading: null, skillsList: false, part: 0 };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const heading = readHeading(line, lines[index + 1], index < OPENING_LINES);
    if (heading === null) {
      place = leaveList(place, line, blocks.at(-1));
      const end = endOfBlock(lines, index, width);
      blocks.push(joinBenefits(contentBlock(text, line, lines[end]!, place), blocks.at(-1)));
      index = end;
      continue;
    }
    const next = enter(place, heading, line.bullet);
    blocks.push(headingBlock(line, heading, next));
    if (heading.textFrom === null) {
      place = next;
      continue;
    }
    const end = endOfBlock(lines, index, width);
    const content = contentBlock(text, { ...line, start: line.start + heading.textFrom }, lines[end]!, next);
    // What stands behind 'Duties:' on its line are duties, even where they are about pay and pensions.
    const isEqual =
      content.section === "equal-opportunity" &&
      (!ASKING.has(next.section) || boilerplateKind(content.text, true) !== null);
    blocks.push({
      ...content,
      section: isEqual ? content.section : next.section,
      formal: heading.kind === "other",
    });
    place = goesOnBelow(next, line, lines[end + 1]) ? next : { ...place, part: next.part + 1 };
    index = end;
  }
  return blocks;
}

/** A label such as 'Salary: 30k' speaks for its line; 'Duties: …' and any label above a list for what follows too. */
function goesOnBelow(place: Place, line: AdLine, below: AdLine | undefined): boolean {
  if (line.bullet) return false;
  if (!LINE_ONLY.has(place.section)) return true;
  return ASKING.has(place.section) && below?.bullet === true && !below.afterBlank;
}

/** A paragraph of its own below the list of what is required no longer belongs to that list. */
function leaveList(place: Place, line: AdLine, above: AdBlock | undefined): Place {
  const leaves = line.afterBlank && !line.bullet && above?.kind === "item" && above.part === place.part;
  if (!leaves || (place.section !== "requirements" && place.section !== "preferred")) return place;
  return { ...place, section: "summary", skillsList: false };
}

function enter(place: Place, { kind, heading, textFrom }: Heading, inList: boolean): Place {
  // 'Tools: Salesforce' in a list of what is required is one of its items.
  if (inList && textFrom !== null && kind === "requirements" && ASKING.has(place.section)) return place;
  // A heading of unknown meaning parts a list ('Databases:'); it does not end what is asked for.
  const section = kind ?? (ASKING.has(place.section) ? place.section : "other");
  return { section, heading, skillsList: isSkillsHeading(heading), part: place.part + 1 };
}

function headingBlock(line: AdLine, heading: Heading, place: Place): AdBlock {
  const start = line.start + line.text.indexOf(heading.heading);
  const text = heading.heading;
  return { start, end: start + text.length, text, kind: "heading", ...place, formal: heading.sure };
}

function contentBlock(text: string, first: AdLine, last: AdLine, place: Place): AdBlock {
  const content = text.slice(first.start, last.end);
  const kind = first.bullet ? "item" : "paragraph";
  const section = sectionOf(content, first.bullet, place);
  const skillsList = place.skillsList || isBareList(content, section);
  return {
    ...place,
    start: first.start,
    end: last.end,
    text: content,
    kind,
    section,
    skillsList,
    formal: false,
  };
}

/** Above the first heading, and below 'Overview', ads speak of the employer as often as of the work. */
const OPENS_WITH_COMPANY = /^$|overview|introduction/i;

/** 'Free parking', 'Pension': lines below the pay that only there are benefits. */
function joinBenefits(block: AdBlock, above: AdBlock | undefined): AdBlock {
  const follows = above?.section === "benefits" || above?.section === "pay";
  return follows && isLooseBenefit(block.text) ? { ...block, section: "benefits" } : block;
}

/** Even below the benefits a sentence may demand something: 'Valid driver license is required.' */
const DEMANDS = /\b(?:is|are) required\b|\bmust (?:have|hold|possess)\b/i;

/** What a block is by its own words, where they say more than the heading above. */
function sectionOf(text: string, isItem: boolean, place: Place): JobSection {
  const { section } = place;
  if (section === "benefits" || section === "pay" || section === "equal-opportunity" || section === "apply") {
    return !isItem && DEMANDS.test(text) && boilerplateKind(text, false) === null ? "requirements" : section;
  }
  const boilerplate = boilerplateKind(text, isItem && ASKING.has(section));
  if (boilerplate !== null) return boilerplate;
  if (OPENS_WITH_COMPANY.test(place.heading ?? "") && isAboutCompany(text)) return "about";
  return section;
}

/** Index of the last line of the block that begins at `first`: a paragraph goes on over lines that were only wrapped. */
function endOfBlock(lines: readonly AdLine[], first: number, width: number): number {
  let last = first;
  while (last + 1 < lines.length && goesOn(lines[last]!, lines[last + 1]!, width)) last += 1;
  return last;
}

/** Characters of the shortest line that was wrapped rather than ended by whoever wrote it. */
const NARROWEST = 30;

function goesOn(line: AdLine, next: AdLine, width: number): boolean {
  if (next.bullet || next.afterBlank) return false;
  if (/^\p{Ll}/u.test(next.text)) return !/[.!?:;]$/.test(line.text) && line.text.length >= NARROWEST;
  return width > 0 && line.text.length >= width * 0.8 && readHeading(next, undefined, false) === null;
}

/** The width at which the ad was wrapped, or 0 when its lines are whole paragraphs. */
function wrapWidth(lines: readonly AdLine[]): number {
  const lengths = lines.map((line) => line.text.length);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const full = lengths.filter((length) => length >= longest * 0.8).length;
  return longest >= 50 && longest <= 100 && full >= 6 && full >= lines.length * 0.3 ? longest : 0;
}
