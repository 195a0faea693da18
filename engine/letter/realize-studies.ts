import { sureOfStudy } from "#engine/facts/is-sure.ts";
import { isPlainDegree } from "#engine/knowledge/degrees/plain-degrees.ts";
import { joinDegrees } from "#engine/knowledge/degrees/spaced-degrees.ts";
import type { Resume, ResumeEducation } from "#engine/resume/model/resume.ts";
import { RELEASE } from "../knowledge/dates/release-date.ts";
import { GENERAL_DEGREE } from "../knowledge/degrees/general-degrees.ts";
import { HELD_LEVELS } from "../knowledge/degrees/held-levels.ts";
import {
  ALSO_STUDIED,
  INCLUDED,
  STUDIED_FOR,
  STUDIES,
  STUDYING,
} from "../knowledge/letters/credential-templates.ts";
import type { LetterDraft } from "./open-draft.ts";
import { realizeStudy } from "./realize-study.ts";
import { stemsOf } from "./relevance/weigh-words.ts";

/** Rows in which degree, field and school stand together. */
const MOST_ROWS = 4;

/** The highest degree that English has a name for: held, or still under way. School and field only where surely read. */
export function realizeStudies(
  draft: LetterDraft,
  resume: Resume,
  asked: ReadonlyMap<string, number> = new Map(),
  asksForDegree = false,
): void {
  const studies = resume.education
    .map((read) => ({ ...read, degree: read.degree === null ? null : joinDegrees(read.degree) }))
    .map((read, index) => ({
      study: onlySure(read, resume, index),
      isSayable: isSayableAlone(read, asksForDegree),
      // Of what was read doubtfully too: it may be the highest.
      level: levelOf(read),
      state: stateOf(read, resume.text),
      answers: answerOf(read, asked),
      isVisit: VISIT.test(read.degree ?? ""),
    }))
    .filter(({ isVisit }) => !isVisit)
    // Of two of one level the one that answers the ad.
    .toSorted((a, b) => b.level - a.level || b.answers - a.answers);
  let hasMore = false;
  let highest: number | null = null;
  for (const { study, level, state, isSayable } of studies) {
    // A bare degree tells nothing of what was studied.
    const said = study.field === null && study.school === null && !isSayable ? null : realizeStudy(study);
    // What is still to come denies no degree that is held.
    if (highest === null && state === "unknown" && isToCome(study, resume.text)) {
      hasMore = true;
      continue;
    }
    // Said of a lower degree alone, a higher one would be denied.
    if (highest === null && said === null && level > SCHOOL) return;
    if (hasMore && state !== "held") return;
    // A second one is said where it is another degree, with what it is in.
    if (
      said === null ||
      (highest !== null && (level >= highest || level <= SCHOOL || !/ in | of /.test(said)))
    )
      continue;
    const own = [draft.quote("resume", study)];
    if (state === "unknown") {
      if (highest === null && !FORESEEN.test(resume.text.slice(study.start, study.end)))
        sayBetween(draft, study, own);
      return;
    }
    if (highest !== null) {
      if (state === "held") draft.say("also-studied", ALSO_STUDIED, { study: said }, own);
      return;
    }
    const say = (text: string | null) =>
      text !== null &&
      (state === "under way"
        ? draft.say(
            "studying",
            STUDYING,
            { study: text.replace(" from ", " at ").replace(/ degree$/, "") },
            own,
          )
        : draft.say("study", hasMore ? INCLUDED : STUDIES, { study: text }, own));
    const isTelling = study.field !== null || isSayable;
    if (!say(said) && !(isTelling && say(realizeStudy({ ...study, school: null })))) return;
    highest = level;
  }
}

/**
 * Whether a degree may be said without field and school: one whose name tells what was studied, or one of which the resume
 * says no more where the ad asks for a degree. 'A B.A. degree' answers nothing else.
 */
function isSayableAlone({ degree, field }: ResumeEducation, asksForDegree: boolean): boolean {
  if (!isPlainDegree(degree)) return false;
  return !GENERAL_DEGREE.test(degree!.trim()) || (asksForDegree && field === null);
}

/** How much of what the ad asks for a field has. */
function answerOf({ degree, field }: ResumeEducation, asked: ReadonlyMap<string, number>): number {
  return [...stemsOf(`${degree ?? ""} ${field ?? ""}`)].reduce(
    (sum, stem) => sum + (asked.get(stem) ?? 0),
    0,
  );
}

/** Foreseen by its own words, or by an end that had not come when this was written. */
function isToCome({ start, end, to }: ResumeEducation, text: string): boolean {
  return (
    FORESEEN.test(text.slice(start, end).split("\n").slice(0, MOST_ROWS).join("\n")) ||
    (to?.at.year ?? 0) >= RELEASE.year
  );
}

/** What may be held or still under way is told with the years that stand beside it, which say neither. */
function sayBetween(
  draft: LetterDraft,
  study: ResumeEducation,
  own: Parameters<LetterDraft["say"]>[3],
): boolean {
  const { from, to } = study;
  if (from === null || to === null || to.at.year <= from.at.year || to.at.year >= RELEASE.year) return false;
  return [study, { ...study, school: null }].some((one) => {
    const said = realizeStudy(one)?.replace(" from ", " at ");
    const years = { from: `${from.at.year}`, to: `${to.at.year}` };
    return said !== undefined && draft.say("studied", STUDIED_FOR, { study: said, ...years }, own);
  });
}

/** Levels from here down are of schools. */
const SCHOOL = -HELD_LEVELS.length + 1;

function levelOf({ degree }: ResumeEducation): number {
  const at = HELD_LEVELS.findIndex((pattern) => pattern.test(degree ?? ""));
  return at === -1 ? -HELD_LEVELS.length : -at;
}

const PLAIN_ENOUGH = 0.6;

/** What was surely read. That a row holds other words says nothing against a school: of 87 that were left out for it 86 were right. */
function onlySure(read: ResumeEducation, { text, told = [] }: Resume, index: number): ResumeEducation {
  const { degree: printed, field: beside, confidence } = read;
  // 'Post Graduation – M.Com'
  if (!isPlainDegree(printed) && isPlainDegree(beside) && confidence.field >= PLAIN_ENOUGH)
    return onlySure(
      { ...read, degree: beside, field: null, confidence: { ...confidence, degree: confidence.field } },
      { text, told } as Resume,
      index,
    );
  const sure = sureOfStudy(read);
  const study = {
    ...read,
    degree: sure.degree ? read.degree : null,
    field: sure.field || (sure.degree && isOnOneRow(read, text)) ? read.field : null,
    school: sure.school ? read.school : null,
  };
  const isTold = told.some(
    ({ kind, entry, field }) => kind === "study" && entry === index && field === "school",
  );
  if (study.school === null || isTold) return study;
  const isName = !/\d|[|•:;@]/.test(study.school) && study.school.split(/\s+/).length <= 9;
  return study.degree !== null && isName ? study : { ...study, school: null };
}

/** 'Master of Science: Soil Chemistry', and nothing else on the row but a grade or dates. */
function isOnOneRow({ start, end, degree, field }: ResumeEducation, text: string): boolean {
  if (degree === null || field === null || field.includes("\n")) return false;
  return text
    .slice(start, end)
    .split("\n")
    .some((row) => {
      const at = row.indexOf(degree);
      const [, joined = ""] = /^\s*(:|[–—-]|\(| in )\s*/.exec(row.slice(at + degree.length)) ?? [];
      if (at === -1 || joined === "" || /\p{L}/u.test(row.slice(0, at))) return false;
      const rest = row.slice(at + degree.length).replace(/^\s*(?:[:–—(-]|in )\s*/, "");
      return rest.startsWith(field) && !/\p{L}{3,}/u.test(rest.slice(field.length).replace(GRADED, ""));
    });
}

/** A degree's own row says that it is held. */
const PASSED = /\b(?:passed|completed|graduated?|awarded|conferred|obtained|year of passing)\b/i;
/** The grade of a whole study. */
const GRADED = /(?<!\d)\d{2}(?:\.\d+)?\s?%|\b(?:C?GPA|grade|marks|class|division|distinction)\b/i;
const UNDER_WAY =
  /\b(?:expected|present|current|currently|ongoing|in progress|candidate|anticipated|now|pending|pursuing|student|began|begun|started|commenced|enrolled|to date)\b/i;
/** The printed year may be that of the beginning. */
const FORESEEN =
  /\b(?:exp\.? (?=(?:19|20)\d\d\b)|(?:expected|anticipated|pending|began|begun|started|commenced|enrolled)\b)/i;
/** A stay at another school, and no degree. */
const VISIT = /\b(?:visiting|exchange|erasmus)\b/i;

/** A study that somebody left, or whose examination they sat and do not say to have passed. */
const NOT_PASSED =
  /\b(?:appear(?:ed|ing)|discontinued|dropped out|drop-?out|left before|incomplete|unfinished|not (?:yet )?(?:completed|finished|passed)|backlogs?|results? (?:is |are )?await(?:ed|s|ing)|(?:a?waiting)(?: for)?(?: the)?(?: final)? results?|withdr(?:e|a)wn?|audited)\b/i;

/** In brackets it is said of the study, whatever stands beside it: 'Advised by Ann Lee (expected)'. */
const NOTE = /\((?:expected|anticipated|in progress|ongoing|pending)\b[^()]*\)/i;

type StudyState = "held" | "under way" | "unknown";

/**
 * A degree that is still to come is not held, one whose end is not printed may be either, and one that has ended is not under
 * way, whatever words stand around it. Another one 'in progress' on the row below says nothing of it.
 */
function stateOf({ start, end, degree, field, school, from, to }: ResumeEducation, text: string): StudyState {
  const own = [degree, field, school, from?.text ?? null, to?.text ?? null].filter((part) => part !== null);
  const rows = text
    .slice(start, end)
    .split("\n")
    .filter(
      (row) =>
        own.some((part) => row.includes(part.split("\n")[0]!)) || row.split(" ").length < 5 || NOTE.test(row),
    );
  if (rows.some((row) => NOT_PASSED.test(row))) return "unknown";
  const ends = to?.at.year ?? null;
  if (ends !== null && ends > RELEASE.year) return "under way";
  if (ends !== null && ends < RELEASE.year)
    return rows.some((row) => FORESEEN.test(row)) ||
      (isAhead(ends, text, start, end) &&
        !rows.some((row) => PASSED.test(row) || (GRADED.test(row) && ends <= RELEASE.year - LEAST_PAST)))
      ? "unknown"
      : "held";
  if (rows.some((row) => UNDER_WAY.test(row))) return "under way";
  return ends === null && from === null ? "held" : "unknown";
}

/** How many years the resume may be silent before a degree that ends after them is one that was foreseen. */
const MOST_SILENT = 2;
/** Years before a degree in which nobody has begun to work. */
const MOST_OF_AGE = 18;
const LEAST_PAST = 5;

/** Whether a resume was written long before this year, by the years that it prints elsewhere. */
function isAhead(year: number, text: string, start: number, end: number): boolean {
  const elsewhere = `${text.slice(0, start)}\n${text.slice(end)}`;
  const others = [...elsewhere.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([digits]) => Number(digits));
  // The year of birth tells nothing of when a resume was written.
  const newest = Math.max(...others.filter((other) => other < year && other > year - MOST_OF_AGE));
  // Alone, and long past.
  if (newest === Number.NEGATIVE_INFINITY && year <= RELEASE.year - LEAST_PAST) return false;
  return !others.some((other) => other >= year) && year - newest > MOST_SILENT;
}
