import type { SectionKind } from "../../knowledge/locales/section-kind.ts";
import type { Block } from "../../text/block.ts";
import type { Quote, Span } from "../../text/span.ts";
import type { Line } from "./line.ts";

export type { SectionKind };

/** A value read from the resume and where it stands; `start === end` when it was only in a link, not in the text. */
export type Found = { value: string; start: number; end: number };

export type Contact = {
  name: Found | null;
  email: Found | null;
  phone: Found | null;
  address: Found | null;
  linkedin: Found | null;
};

/** How likely each contact detail and each section's heading and kind are right; as those of jobs. */
export type ResumeConfidence = { contact: Record<keyof Contact, number>; sections: number[] };

export type Section = Span & { kind: SectionKind; heading: string };

/** Year and month as written; month is null when only a year was given. */
export type YearMonth = { year: number; month: number | null };

/**
 * How likely each value is right, 0 to 1 in two decimals: of those that say .9, nine of ten are. 0 where none was read.
 * `dates` speaks of both ends together.
 */
export type JobConfidence = { title: number; employer: number; place: number; dates: number };
export type StudyConfidence = { school: number; degree: number; field: number; dates: number };

/** `text` is what was printed ('Jan 2020'). */
export type ResumeDate = { text: string; at: YearMonth };

/**
 * How much better a header reads with each value than with any other, in weights of its readings; below 0 where the value
 * stands in another header, null where the entry is told in words and there is no other reading.
 */
export type ReadingLeads = { title: number | null; employer: number | null; place: number | null };

/** By field, how likely the tagger finds the value, in hundredths, and whether the rules read the same (`tagger/`). */
export type TaggedShares = Record<string, { share: number; agreed: boolean }>;

/** A job before it is known how far it may be believed. */
export type JobReading = Span & {
  title: string | null;
  employer: string | null;
  place: string | null;
  from: ResumeDate | null;
  to: ResumeDate | null;
  current: boolean;
  bullets: Quote[];
  leads?: ReadingLeads;
  tagged?: TaggedShares;
};
/** `added`: the number of an entry that its person added, as the reader had not found it (`facts/`). */
export type ResumeJob = JobReading & { confidence: JobConfidence; added?: number };

/** A study before it is known how far it may be believed. */
export type StudyReading = Span & {
  school: string | null;
  degree: string | null;
  field: string | null;
  from: ResumeDate | null;
  to: ResumeDate | null;
  tagged?: TaggedShares;
};
export type ResumeEducation = StudyReading & { confidence: StudyConfidence; added?: number };

export type CheckResult = "pass" | "improve" | "fix";

/** One of the thirty structure checks (docs/structure-checks.md). */
export type Check = {
  /** Stable name in kebab-case. */
  id: string;
  group: "reading" | "completeness" | "chronology" | "content";
  weight: number;
  result: CheckResult;
  /** One sentence for the person. */
  message: string;
  /** What on the page shows it: quoted, with the page (1 is the first) where known. */
  evidence: { quote: string; page: number | null }[];
};

export type Warning = { code: string; message: string };

/**
 * A value that is its person's own word (`facts/`): what was read there and what they say of it. Null where nothing was
 * read, and where they say that nothing is there. `entry` is an index into `jobs` or `education`.
 */
export type ToldValue =
  | { kind: "contact"; entry: null; field: keyof Contact; read: string | null; said: string | null }
  | { kind: "job"; entry: number; field: keyof JobConfidence; read: string | null; said: string | null }
  | { kind: "study"; entry: number; field: keyof StudyConfidence; read: string | null; said: string | null };

export type Resume = {
  text: string;
  lines: Line[];
  blocks: Block[];
  pages: number;
  columns: number;
  textLayer: boolean;
  /** Words of the visible text: runs of non-space characters with at least one letter or digit. */
  wordcount: number;
  contact: Contact;
  sections: Section[];
  /** Of what stands in `contact` and, in their order, of `sections`. */
  confidence: ResumeConfidence;
  jobs: ResumeJob[];
  education: ResumeEducation[];
  /** Items of the skills section, as printed. */
  skills: Quote[];
  certificates: Quote[];
  languages: Quote[];
  hidden: { text: string; page: number; reason: string }[];
  checks: Check[];
  /** Sum of the checks, 0 to 100. */
  structurePoints: number;
  structure: "good" | "average" | "poor";
  warnings: Warning[];
  /** What the person has confirmed, mended or said not to be there; it stands in the fields already. */
  told?: readonly ToldValue[];
};
