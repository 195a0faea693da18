import { hashText } from "#engine/text/hash-text.ts";
import type { Job } from "../job/model/job.ts";
import type { Found, Resume, ResumeEducation, ResumeJob, ToldValue } from "../resume/model/resume.ts";
import type { Quote } from "../text/span.ts";
import { JOB_FIELDS, listOpenNumbers, nameAdded, STUDY_FIELDS } from "./add-entries.ts";
import { answerFacts, statusOf } from "./answer-facts.ts";
import { writeDates, writeStudyDates } from "./dates-as-text.ts";
import type { Fact, FactAnswer, FactPlace } from "./fact.ts";
import { readSaid } from "./read-said.ts";

/** Entries beyond these are not asked about: nobody would answer. */
const MOST_JOBS = 20;
const MOST_STUDIES = 10;

const CONTACT_FIELDS = ["name", "email", "phone", "address", "linkedin"] as const;

/** A place with what stands there now, how far it is believed, the head of its entry, and where in the text it was read. */
type Slot = FactPlace & {
  value: string | null;
  confidence: number;
  header: Quote | null;
  at: number | null;
  /** The number of an entry that its person adds, or may add; null for what was read or looked for. */
  added: number | null;
};

/**
 * What was read of a resume and an ad, value by value, for its person to confirm or mend. Pure: the same documents and
 * answers give the same facts. A resume to which answers were applied says which of its values are the person's.
 */
export function listFacts(
  resume: Resume,
  job: Job | null = null,
  adAnswers: readonly FactAnswer[] = [],
): Fact[] {
  return [...listResumeFacts(resume), ...(job === null ? [] : listAdFacts(job, adAnswers))];
}

export function listResumeFacts(resume: Resume): Fact[] {
  const told = new Map((resume.told ?? []).map((value) => [keyOf(value), value]));
  const ids = new Map<string, number>();
  return listSlots(resume).flatMap((slot) => {
    const theirs = told.get(keyOf(slot));
    const read = theirs === undefined ? slot.value : theirs.read;
    // A field of study is no usual part of one: it is asked about only where something was taken for it.
    if (slot.field === "field" && read === null && slot.added === null) return [];
    const id = countId(ids, nameFact(slot, read));
    return [makeFact(slot, { id, read, theirs }, resume.text)];
  });
}

export function listAdFacts(job: Job, answers: readonly FactAnswer[] = []): Fact[] {
  const facts = (["title", "company"] as const).map((field): Fact => {
    const quote = job[field];
    const read = quote?.quote ?? null;
    return {
      kind: "ad",
      entry: null,
      field,
      id: `ad-${field}`,
      read,
      value: read,
      confidence: read === null ? 0 : ((field === "title" ? job.titles : job.companies)[0]?.confidence ?? 0),
      quote,
      status: read === null ? "missing" : "read",
      added: false,
    };
  });
  return answerFacts(facts, answers);
}

/** Title and company of an ad as its person has them: their word, else null for what the ad says; blank for neither. */
export function nameAd(answers: readonly FactAnswer[]): { jobTitle: string | null; company: string | null } {
  const nameOf = (field: "title" | "company") => {
    const answer = answers.find(({ id }) => id === `ad-${field}`);
    if (answer === undefined) return null;
    return answer.said === null ? "" : readSaid({ field }, answer.said);
  };
  return { jobTitle: nameOf("title"), company: nameOf("company") };
}

function makeFact(
  { value, confidence, header, at, added, ...place }: Slot,
  { id, read, theirs }: Pick<Fact, "id" | "read"> & { theirs: ToldValue | undefined },
  text: string,
): Fact {
  const status = theirs === undefined ? (read === null ? "missing" : "read") : statusOf(read, theirs.said);
  const quote = quoteLine(text, at ?? header?.start ?? null);
  return { ...(place as FactPlace), id, read, value, confidence, quote, status, added: added !== null };
}

function listSlots(resume: Resume): Slot[] {
  const { contact, jobs, education } = resume;
  return [
    ...CONTACT_FIELDS.map((field): Slot => {
      const value = contact[field]?.value ?? null;
      const isTheirs = resume.told?.some((one) => one.kind === "contact" && one.field === field) === true;
      const confidence = value === null ? 0 : isTheirs ? 1 : resume.confidence.contact[field];
      const at = isPrinted(contact[field]) ? contact[field].start : null;
      return { kind: "contact", entry: null, field, value, confidence, header: null, at, added: null };
    }),
    ...jobs.flatMap((job, entry) =>
      job.added === undefined && entry >= MOST_JOBS ? [] : listJobSlots(job, entry, resume.text),
    ),
    ...listOpen("job", jobs),
    ...education.flatMap((study, entry) =>
      study.added === undefined && entry >= MOST_STUDIES ? [] : listStudySlots(study, entry, resume.text),
    ),
    ...listOpen("study", education),
  ];
}

/** Places for entries that were not found, behind those that are there. */
function listOpen(kind: "job" | "study", there: readonly { added?: number }[]): Slot[] {
  const fields = kind === "job" ? JOB_FIELDS : STUDY_FIELDS;
  return listOpenNumbers(kind, there).flatMap((added, order) =>
    fields.map((field) => {
      const entry = there.length + order;
      return { kind, entry, field, value: null, confidence: 0, header: null, at: null, added } as Slot;
    }),
  );
}

function listJobSlots(job: ResumeJob, entry: number, text: string): Slot[] {
  const header = quoteHeader(text, job.start, job.bullets[0]?.start ?? job.end);
  return JOB_FIELDS.map((field): Slot => {
    const value = field === "dates" ? writeDates(job) : job[field];
    const at = findIn(header, field === "dates" ? ((job.from ?? job.to)?.text ?? null) : value);
    const added = job.added ?? null;
    return { kind: "job", entry, field, value, confidence: job.confidence[field], header, at, added };
  });
}

function listStudySlots(study: ResumeEducation, entry: number, text: string): Slot[] {
  const header = quoteHeader(text, study.start, study.end);
  return STUDY_FIELDS.map((field): Slot => {
    const value = field === "dates" ? writeStudyDates(study) : study[field];
    const at = findIn(header, field === "dates" ? ((study.from ?? study.to)?.text ?? null) : value);
    const added = study.added ?? null;
    return { kind: "study", entry, field, value, confidence: study.confidence[field], header, at, added };
  });
}

/** Characters of an entry's head that tell it from others. */
const LONGEST_HEADER = 200;

function quoteHeader(text: string, start: number, end: number): Quote {
  const to = Math.min(Math.max(start, end), start + LONGEST_HEADER);
  return { start, end: to, quote: text.slice(start, to) };
}

function findIn(header: Quote, words: string | null): number | null {
  const at = words === null ? -1 : header.quote.indexOf(words);
  return at === -1 ? null : header.start + at;
}

/** Not in a link alone. */
function isPrinted(found: Found | null): found is Found {
  return found !== null && found.start < found.end;
}

/** The line around a place. */
function quoteLine(text: string, at: number | null): Quote | null {
  if (at === null) return null;
  const start = at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
  const until = text.indexOf("\n", at);
  const end = Math.min(until === -1 ? text.length : until, start + LONGEST_HEADER);
  return { start, end, quote: text.slice(start, end) };
}

function keyOf({ kind, entry, field }: FactPlace): string {
  return `${kind} ${entry} ${field}`;
}

/** Contacts are one of a kind; a value of an entry is known by itself and the head of its entry. */
function nameFact({ kind, field, header, added }: Slot, read: string | null): string {
  if (added !== null) return nameAdded(kind as "job" | "study", field, added);
  if (header === null) return `${kind}-${field}`;
  const hash = hashText(`${read ?? ""}\n${header.quote}`);
  return `${kind}-${field}-${hash.toString(16).padStart(8, "0")}`;
}

function countId(ids: Map<string, number>, id: string): string {
  const before = ids.get(id) ?? 0;
  ids.set(id, before + 1);
  return before === 0 ? id : `${id}-${before + 1}`;
}
