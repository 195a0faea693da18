import { findPeriods } from "../resume/dates/find-periods.ts";
import { tidySpaces } from "../text/fold-letters.ts";
import type { Position, ProfileDate, Study } from "./profile.ts";
import type { ProfileReading } from "./profile-reading.ts";
import { writeDate } from "./read-profile-dates.ts";
import { NO_FACTS } from "./review.ts";

/** The tables of LinkedIn's data export that are read at all, by the name of their file without '.csv'. */
export const EXPORT_TABLES = [
  "Profile",
  "Positions",
  "Education",
  "Skills",
  "Certifications",
  "Languages",
  "Honors",
  "Publications",
  "Projects",
  "Recommendations_Received",
  "Endorsement_Received_Info",
  "Email Addresses",
  "PhoneNumbers",
] as const;
export type ExportTable = (typeof EXPORT_TABLES)[number];
/** A row by its headers, in lower case. */
export type ExportRow = Readonly<Record<string, string>>;
export type Export = {
  tables: Partial<Record<ExportTable, readonly ExportRow[]>>;
  /** Rows of Connections.csv, which are counted and not kept; null without that file. */
  connections: number | null;
};

/** The profile as LinkedIn's data export holds it. A file that is missing says nothing; one that is empty says none. */
export function readExport({ tables, connections }: Export): ProfileReading {
  const rows = (table: ExportTable) => tables[table] ?? [];
  const names = (table: ExportTable, ...headers: string[]) =>
    rows(table).flatMap((row) => cell(row, ...headers) ?? []);
  const own = rows("Profile")[0] ?? {};
  const skills = names("Skills", "name");
  const recommendations = rows("Recommendations_Received").filter(
    (row) => !/^(?:hidden|pending|deleted)$/i.test(cell(row, "status") ?? ""),
  );
  return {
    source: "export",
    profile: {
      name:
        [cell(own, "first name"), cell(own, "last name")].filter((part) => part !== null).join(" ") || null,
      headline: cell(own, "headline"),
      location: cell(own, "geo location", "address"),
      email: readEmail(rows("Email Addresses")),
      phone: cell(rows("PhoneNumbers")[0] ?? {}, "number"),
      linkedin: null,
      topSkills: skills,
      languages: names("Languages", "name"),
      certifications: names("Certifications", "name"),
      honors: names("Honors", "title", "name"),
      publications: names("Publications", "name", "title"),
      summary: block(own, "summary"),
      positions: rows("Positions").map(readPosition).sort(byTime),
      education: rows("Education").map(readStudy),
    },
    facts: {
      ...NO_FACTS,
      industry: tables.Profile === undefined ? null : cell(own, "industry") !== null,
      recommendations: tables.Recommendations_Received === undefined ? null : recommendations.length,
      featured: rows("Projects").length > 0 ? true : null,
      connections,
      activity: rows("Endorsement_Received_Info").length > 0 ? true : null,
      skills: tables.Skills === undefined ? null : skills,
    },
  };
}

function readPosition(row: ExportRow): Position {
  const end = cell(row, "finished on", "end date");
  return {
    title: cell(row, "title"),
    employer: cell(row, "company name", "company"),
    place: cell(row, "location"),
    start: readDate(cell(row, "started on", "start date")),
    end: readDate(end),
    current: end === null,
    description: block(row, "description"),
  };
}

/** The export has one cell for degree and field; a comma parts them as on the profile. */
function readStudy(row: ExportRow): Study {
  const degree = cell(row, "degree name", "degree");
  const comma = degree?.indexOf(", ") ?? -1;
  return {
    school: cell(row, "school name", "school"),
    degree: comma < 0 ? degree : degree!.slice(0, comma),
    field: comma < 0 ? cell(row, "field of study") : degree!.slice(comma + 2),
    start: readDate(cell(row, "start date", "started on")),
    end: readDate(cell(row, "end date", "finished on")),
  };
}

function readEmail(rows: readonly ExportRow[]): string | null {
  const primary = rows.find((row) => /^yes$/i.test(cell(row, "primary") ?? "")) ?? rows[0];
  return primary === undefined ? null : cell(primary, "email address");
}

/** 'Jan 2020', '2020' or '2020-01' as the profile writes dates. */
function readDate(text: string | null): ProfileDate | null {
  const date = text === null ? undefined : findPeriods(text)[0];
  const at = date?.to?.at ?? date?.from?.at;
  return at === undefined ? null : writeDate(at);
}

/** Current roles first, then by their end and beginning, latest first; rows of one time stay in their order. */
function byTime(a: Position, b: Position): number {
  const key = ({ current, end, start }: Position) => `${current ? "9999" : (end ?? "0000")} ${start ?? ""}`;
  return key(a) === key(b) ? 0 : key(a) < key(b) ? 1 : -1;
}

function cell(row: ExportRow, ...headers: readonly string[]): string | null {
  for (const header of headers) {
    const text = tidySpaces(row[header] ?? "");
    if (text !== "") return text;
  }
  return null;
}

/** A text of several lines; list items get one sign. */
function block(row: ExportRow, header: string): string | null {
  const lines = (row[header] ?? "")
    .split(/\r?\n/)
    .map((line) => tidySpaces(line).replace(/^[•●▪◦·*–-]\s+/u, "• "));
  return lines.filter((line) => line !== "").join("\n") || null;
}
