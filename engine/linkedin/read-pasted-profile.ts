import type { ProfileSection } from "../knowledge/locales/locale.ts";
import type { Position, Profile, Study } from "./profile.ts";
import { matchProfileHeading } from "./profile-headings.ts";
import { joinAddress, readPhone } from "./read-contact-column.ts";
import { isDuration, readPeriodLine } from "./read-profile-dates.ts";
import { readStudyText } from "./read-studies.ts";

const LONGEST = 60_000;

/**
 * Reads a profile copied from the page, as far as its lines say: title, employer, dates and place one below the other.
 * Text without any heading is taken for the About text. Never throws.
 */
export function readPastedProfile(text: string): Profile {
  const lines = text
    .slice(0, LONGEST)
    .split(/\r?\n/)
    .map((line) => line.trim())
    // The page repeats a line for screen readers, and copies 'see more' along.
    .filter(
      (line, index, all) => line !== all[index - 1] && !/^[….]*\s*(?:see|show) (?:more|less)$/i.test(line),
    );
  const parts = new Map<ProfileSection | "intro", string[]>([["intro", []]]);
  let open: ProfileSection | "intro" = "intro";
  for (const line of lines) {
    const section = matchProfileHeading(line);
    if (section !== null) open = section;
    if (!parts.has(open)) parts.set(open, []);
    if (section === null) parts.get(open)!.push(line);
  }
  const itemsOf = (section: ProfileSection) => (parts.get(section) ?? []).filter((line) => line !== "");
  const headed = parts.size > 1;
  const intro = headed ? parts.get("intro")!.filter((line) => line !== "") : [];
  const summary = (headed ? (parts.get("summary") ?? []) : lines).join("\n").trim();
  return {
    name: intro[0] ?? null,
    headline: intro[1] ?? null,
    location: intro[2] ?? null,
    email: /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/.exec(text.slice(0, LONGEST))?.[0] ?? null,
    phone:
      itemsOf("contact")
        .map(readPhone)
        .find((phone) => phone !== null) ?? null,
    linkedin:
      /(?:www\.)?linkedin\.com\/in\/[^\s()]{1,160}/i.exec(joinAddress(text.slice(0, LONGEST)))?.[0] ?? null,
    topSkills: itemsOf("skills"),
    languages: itemsOf("languages").map((item) => item.replace(/\s*\([^()]*\)$/, "")),
    certifications: itemsOf("certifications"),
    honors: itemsOf("honors"),
    publications: itemsOf("publications"),
    summary: summary === "" ? null : summary,
    positions: readRoles(itemsOf("experience")),
    education: readSchools(itemsOf("education")),
  };
}

/** Two lines stand above each line of dates, one when the employer's name was said before. */
function readRoles(lines: readonly string[]): Position[] {
  // Dates stand there twice, for the eye and for screen readers: 'Mar 2019 - Present' and 'Mar 2019 to Present'.
  const kept = lines.filter((line, index) => !isDuration(line) && !repeatsPeriod(lines[index - 1], line));
  const dated = kept.flatMap((line, index) => (readPeriodLine(line) === null ? [] : [index]));
  return dated.map((at, order) => {
    const next = dated[order + 1];
    const below = kept.slice(at + 1, next === undefined ? kept.length : Math.max(at + 1, next - 2));
    const [first] = below;
    const place =
      first !== undefined && first.length < 60 && /,/.test(first) && !/[.!?]$/.test(first) ? first : null;
    const description = (place === null ? below : below.slice(1)).join("\n");
    const above = kept.slice(Math.max((dated[order - 1] ?? -1) + 1, at - 2), at);
    return {
      title: above[0] ?? null,
      employer: above[1]?.split(" · ", 1)[0] ?? null,
      place,
      ...readPeriodLine(kept[at]!)!,
      description: description === "" ? null : description,
    };
  });
}

function repeatsPeriod(above: string | undefined, line: string): boolean {
  const [one, other] = [above === undefined ? null : readPeriodLine(above), readPeriodLine(line)];
  return one !== null && other !== null && one.start === other.start && one.end === other.end;
}

/** School, study and years on up to three lines; years end a school. */
function readSchools(lines: readonly string[]): Study[] {
  const studies: Study[] = [];
  let open: string[] = [];
  for (const line of lines) {
    const text = /^\d{4}/.test(line) ? `(${line})` : line;
    open.push(text);
    if (/\d{4}\)?$/.test(text)) {
      studies.push({ school: open[0]!, ...readStudyText(open.slice(1).join(" · ")) });
      open = [];
    }
  }
  return open.length === 0
    ? studies
    : [...studies, { school: open[0]!, ...readStudyText(open.slice(1).join(", ")) }];
}
