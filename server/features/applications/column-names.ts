import type { Stage } from "#contract/application-terms.ts";
import type { TableColumn } from "./application-table.ts";

/** What trackers and spreadsheets call their columns, in lower case. */
export const COLUMN_NAMES: Partial<Record<TableColumn, readonly string[]>> = {
  title: ["title", "job title", "position", "role", "job", "job name", "stelle", "poste", "puesto"],
  company: ["company", "employer", "company name", "organisation", "organization", "firma", "entreprise"],
  place: ["place", "location", "city", "ort", "standort", "lieu"],
  link: ["link", "url", "job url", "job link", "posting url", "job posting"],
  salary: ["salary", "pay", "compensation", "salary range", "gehalt"],
  source: ["source", "found on", "job board", "via", "where found"],
  stage: ["stage", "status", "state", "phase"],
  closedReason: ["closed reason", "reason", "outcome"],
  appliedOn: ["applied on", "date applied", "applied", "applied date", "application date", "applied at"],
  interviewOn: ["interview on", "interview date", "interview"],
  deadlineOn: ["deadline", "deadline on", "closing date", "apply by"],
  notes: ["notes", "note", "comments", "comment", "remarks"],
  ad: ["ad", "job description", "description", "posting"],
  createdAt: ["created", "created at", "date saved", "saved on", "date added"],
};

/** What they call the stages that we name otherwise. */
export const STAGE_NAMES: Readonly<Record<string, Stage>> = {
  bookmarked: "saved",
  wishlist: "saved",
  interested: "saved",
  "to apply": "saved",
  submitted: "applied",
  "application submitted": "applied",
  interviewing: "interview",
  interviews: "interview",
  "offer received": "offer",
  offered: "offer",
  rejected: "closed",
  declined: "closed",
  archived: "closed",
  withdrawn: "closed",
  ghosted: "closed",
};

/** A day as spreadsheets write it: '2026-11-30', '2026/11/30', '30.11.2026', or '11/30/2026' where it can mean one day only. */
export function readDay(text: string): string | null {
  const trimmed = text.trim();
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(trimmed) ?? [];
  if (y !== undefined) return writeDay(y, m!, d!);
  const [, first, mark, second, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(trimmed) ?? [];
  if (year === undefined) return null;
  if (mark === "." || Number(first) > 12) return writeDay(year, second!, first!);
  // Which of two small numbers is the month is not known.
  return Number(second) > 12 || first === second ? writeDay(year, first!, second!) : null;
}

function writeDay(year: string, month: string, day: string): string | null {
  const [m, d] = [Number(month), Number(day)];
  if (m < 1 || m > 12 || d < 1 || d > 31 || Number(year) < 1900) return null;
  return `${year}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
}
