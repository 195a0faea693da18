import type { ResumeDocument } from "../document/resume-document.ts";
import type { Job } from "../job/model/job.ts";
import { isEnglishLine } from "../letter/clause/is-english-line.ts";
import type { TermMatch } from "../match/match.ts";
import { matchResume } from "../match/match-resume.ts";
import type { Resume } from "../resume/model/resume.ts";
import type { DocumentLine, LinePlace, PlannedLine } from "./tailored-line.ts";
import { verifyWording } from "./verify-wording.ts";
import { weighLines } from "./weigh-lines.ts";

export type WordingPlan = {
  lines: PlannedLine[];
  /** Of them, those that a summary may say again. */
  summary: PlannedLine[];
  jobTitle: string | null;
};

const MOST_LINES = 8;
const MOST_SUMMARY = 3;
const LEAST_SUMMARY = 2;
const SHORTEST_LINE = 25;
const LONGEST_LINE = 400;
const MOST_ASKED = 6;
/** Lines that may be asked about before the plan is full. */
const MOST_LOOKED_AT = 16;

/** The lines that show most of what is asked for, as far as what they say can be vouched for. */
export function planWordings(document: ResumeDocument, resume: Resume, job: Job): WordingPlan {
  const weighed = weighLines(document, resume, matchResume(resume, job).terms)
    .filter(({ field, weight, text }) => field === "highlights" && weight > 0 && isWordable(text))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_LOOKED_AT);
  const lines: PlannedLine[] = [];
  for (const { section, entry, field, text, terms } of weighed) {
    if (lines.length === MOST_LINES) break;
    const place = placeOf(document, section, entry);
    const line = { section, entry, field, text: text.trim(), place };
    if (verifyWording(line, line.text).length > 0) continue;
    lines.push({ ...line, id: `b${lines.length + 1}`, shows: listShown(terms, line.text) });
  }
  const told = lines.slice(0, MOST_SUMMARY).map((line, at) => ({ ...line, id: `s${at + 1}` }));
  return {
    lines,
    summary: told.length < LEAST_SUMMARY ? [] : told,
    jobTitle: job.title?.quote ?? null,
  };
}

function listShown(terms: readonly TermMatch[], text: string): PlannedLine["shows"] {
  const said = flat(text);
  return terms.slice(0, MOST_ASKED).flatMap(({ label, resumeQuotes }) => {
    const quote = resumeQuotes.map((one) => flat(one.quote)).find((one) => said.includes(one));
    return quote === undefined ? [] : [{ label, quote }];
  });
}

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

const isWordable = (text: string) =>
  text.trim().length >= SHORTEST_LINE &&
  text.length <= LONGEST_LINE &&
  !text.trim().includes("\n") &&
  isEnglishLine(text);

function placeOf(document: ResumeDocument, section: DocumentLine["section"], id: string): LinePlace {
  const entry = (document[section] ?? []).find((one) => one.id === id) as
    | { position?: string; name?: string; organization?: string; entity?: string }
    | undefined;
  const { position = "", name = "", organization, entity } = entry ?? {};
  if (section === "projects") return { title: "", employer: entity ?? "" };
  return { title: position.trim(), employer: (organization ?? name).trim() };
}
