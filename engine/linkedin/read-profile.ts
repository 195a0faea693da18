import type { ProfileSection } from "../knowledge/locales/locale.ts";
import type { Line, ReadPages } from "../resume/model/line.ts";
import { APART, joinLines, joinWrapped } from "./join-wrapped.ts";
import type { Profile } from "./profile.ts";
import { matchProfileHeading } from "./profile-headings.ts";
import { readContactColumn } from "./read-contact-column.ts";
import { readPositions } from "./read-positions.ts";
import { readStudies } from "./read-studies.ts";
import { splitColumns } from "./split-columns.ts";

type Part = { section: ProfileSection; lines: Line[] };

/** The print shows three skills at most: up to three lines are one each. */
const MOST_SKILLS = 3;
const FOOTER = /^\p{L}{4,7} \d{1,3} (?:of|de|sur|von|di|van) \d{1,3}$/u;

/**
 * Reads LinkedIn's own 'Save to PDF': the name is the largest type, what stands left of it is the contact column, and sizes
 * tell headings, employers, titles and text apart. Never throws; what cannot be read is null or empty.
 */
export function readProfile(pages: ReadPages): Profile {
  const lines = pages.lines.filter((line) => !FOOTER.test(line.text));
  const columns = splitColumns(lines);
  const name = findName(columns.main);
  const side = splitParts(columns.side);
  const main = splitParts(columns.main);
  const body = measureBody(lines);
  const parts = [...side, ...main];
  const linesOf = (section: ProfileSection) =>
    parts.filter((part) => part.section === section && part !== main[0]).flatMap((part) => part.lines);
  const right =
    columns.side.length > 0 ? columns.sideRight : Math.max(0, ...lines.map(({ box }) => box.x + box.width));
  const itemsOf = (section: ProfileSection) =>
    joinWrapped(linesOf(section), isSpaced ? "gap" : "width", right);
  const isSpaced = side.some((part) => part.lines.slice(1).some((line) => line.gap > APART));
  const intro = readIntro(main[0]?.lines ?? [], name);
  const contact = linesOf("contact");
  return {
    name: intro.name,
    headline: intro.headline,
    location: intro.location,
    ...readContactColumn(contact.length > 0 ? contact : (main[0]?.lines ?? []), pages.links),
    topSkills:
      linesOf("skills").length <= MOST_SKILLS ? linesOf("skills").map(({ text }) => text) : itemsOf("skills"),
    languages: itemsOf("languages").map((item) => item.replace(/\s*\([^()]*\)$/, "")),
    certifications: itemsOf("certifications"),
    honors: itemsOf("honors"),
    publications: itemsOf("publications"),
    summary: joinWrapped(linesOf("summary"), "width").join("\n") || null,
    positions: readPositions(linesOf("experience"), body),
    education: readStudies(linesOf("education"), body),
  };
}

function findName(lines: readonly Line[]): Line | null {
  const first = lines.filter((line) => line.page === 1);
  return first.reduce<Line | null>(
    (best, line) => (best === null || line.size > best.size + 0.5 ? line : best),
    null,
  );
}

/** The first part is what stands before any heading: in the main column name, headline and place. */
function splitParts(lines: readonly Line[]): Part[] {
  const parts: Part[] = [{ section: "other", lines: [] }];
  for (const line of lines) {
    const section = line.size >= 12.5 ? matchProfileHeading(line.text) : null;
    if (section === null) parts.at(-1)!.lines.push(line);
    else parts.push({ section, lines: [] });
  }
  return parts;
}

/** The size most characters are set in. */
function measureBody(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 4) / 4;
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [10.5, 0])[0];
}

/** The place is the last line, paler than the headline where there are two of them at all. */
function readIntro(
  lines: readonly Line[],
  name: Line | null,
): { name: string | null; headline: string | null; location: string | null } {
  if (name === null) return { name: null, headline: null, location: null };
  const large = lines.filter((line) => line.size > name.size - 0.5);
  const below = lines.filter((line) => line.size <= name.size - 0.5 && line.box.y > name.box.y);
  const rest = below.filter((line) => !/@/.test(line.text) || line.text.includes(" "));
  const last = rest.length > 1 && rest.length === below.length ? rest.at(-1)! : null;
  return {
    name: joinLines(large) || null,
    headline: joinLines(last === null ? rest : rest.slice(0, -1)) || null,
    location: last?.text ?? null,
  };
}
