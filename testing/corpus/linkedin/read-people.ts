import type { Profile } from "#engine/linkedin/profile.ts";

export type Look = "slate" | "tight" | "pale" | "firm" | "close" | "white" | "old";
export type Language = "en" | "es" | "fr" | "de" | "pt" | "it" | "nl" | "sv" | "pl" | "tr" | "zh" | "is";

/** What one printed block of a role's description is. */
export type Paragraph = { bullet: boolean; text: string };
export type Role = { title: string; start: string; end: string | null; place: string | null; paragraphs: Paragraph[] };
export type Employer = { name: string; roles: Role[] };
export type Person = {
  id: string;
  look: Look;
  language: Language;
  /** Headings such as 'Languages' and words such as 'Present' in the profile's language too; LinkedIn leaves them in English. */
  localized: boolean;
  shortMonths: boolean;
  one: Record<string, string>;
  lists: Record<string, string[]>;
  summary: string[];
  employers: Employer[];
  schools: Profile["education"];
};

/** Reads the invented people: 'key: value' lines, blocks apart by empty lines. */
export function readPeople(text: string): Person[] {
  return text.split(/\n\s*\n/).filter((block) => block.trim() !== "").map(readPerson);
}

function readPerson(block: string): Person {
  const one: Record<string, string> = {};
  const employers: Employer[] = [];
  const schools: Person["schools"] = [];
  for (const line of block.trim().split("\n")) {
    const role = employers.at(-1)?.roles.at(-1);
    if (line.startsWith("- ")) role?.paragraphs.push({ bullet: true, text: line.slice(2).trim() });
    else {
      const [, key, rest] = /^(\w+): ?(.*)$/.exec(line) ?? [];
      if (key === undefined || rest === undefined) throw new Error(`not a line of a person: ${line}`);
      const cells = rest.split("|").map((cell) => cell.trim());
      if (key === "employer") employers.push({ name: rest.trim(), roles: [] });
      else if (key === "role") {
        const [title, start, end, place] = cells;
        employers.at(-1)!.roles.push({ title: title!, start: start!, end: end === "now" ? null : end!, place: place || null, paragraphs: [] });
      } else if (key === "text") role?.paragraphs.push({ bullet: false, text: rest.trim() });
      else if (key === "school") {
        const [school, degree, field, start, end] = cells;
        schools.push({ school: school!, degree: degree || null, field: field || null, start: start || null, end: end || null });
      } else one[key] = rest.trim();
    }
  }
  const list = (key: string) => (one[key] ?? "").split(";").map((item) => item.trim()).filter((item) => item !== "");
  return {
    id: one.id!,
    look: (one.look ?? "slate") as Look,
    language: (one.language ?? "en") as Language,
    localized: one.localized === "yes",
    shortMonths: one.months === "short",
    one,
    lists: Object.fromEntries(["skills", "languages", "certificates", "honors", "publications"].map((key) => [key, list(key)])),
    summary: (one.summary ?? "").split("|").map((line) => line.trim()).filter((line) => line !== ""),
    employers,
    schools,
  };
}

/** What a reader should find on the print. The first export format had neither contact column nor places. */
export function truthOf(person: Person): Profile {
  const { one, lists, look } = person;
  const old = look === "old";
  return {
    name: one.name ?? null,
    headline: one.headline ?? null,
    location: old ? null : (one.location ?? null),
    email: one.email ?? null,
    phone: old ? null : (one.phone?.replace(/\s*\([^()\d]*\)$/, "") ?? null),
    linkedin: old ? null : (one.linkedin ?? null),
    topSkills: lists.skills!,
    languages: lists.languages!.map((item) => item.replace(/\s*\(.*\)$/, "")),
    certifications: lists.certificates!,
    honors: lists.honors!,
    publications: lists.publications!,
    summary: person.summary.length === 0 ? null : person.summary.join("\n"),
    positions: person.employers.flatMap(({ name, roles }) =>
      roles.map((role) => ({
        title: role.title,
        employer: name,
        place: old ? null : role.place,
        start: role.start,
        end: role.end,
        current: role.end === null,
        description: role.paragraphs.length === 0 ? null : role.paragraphs.map(({ bullet, text }) => (bullet ? `• ${text}` : text)).join("\n"),
      })),
    ),
    education: person.schools,
  };
}
