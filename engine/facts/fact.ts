import type { ToldValue } from "../resume/model/resume.ts";
import type { Quote } from "../text/span.ts";
import { isSure } from "./is-sure.ts";

/** Where a fact stands: in the resume's contact details, in one of its jobs or studies, or in the ad. */
export type FactPlace =
  | Pick<Extract<ToldValue, { kind: "contact" }>, "kind" | "entry" | "field">
  | Pick<Extract<ToldValue, { kind: "job" }>, "kind" | "entry" | "field">
  | Pick<Extract<ToldValue, { kind: "study" }>, "kind" | "entry" | "field">
  | { kind: "ad"; entry: null; field: "title" | "company" };

/** 'read' and 'missing' are the reader's word, the others the person's. */
export type FactStatus = "read" | "missing" | "confirmed" | "mended" | "removed";

/** One value that was read, or looked for, in a resume or an ad, for its person to confirm or mend. */
export type Fact = FactPlace & {
  /** The same for the same value in the same place of the same document; another reading of it is another fact. */
  id: string;
  /** As read; null where nothing was. */
  read: string | null;
  /** As it is used: the person's word where there is one. */
  value: string | null;
  /** How likely `value` is right, 0 to 1: the reader's figure, 1 for what the person says. */
  confidence: number;
  /** The line that it was read from; of what was not read, the first line of its entry. */
  quote: Quote | null;
  status: FactStatus;
  /** Of an entry that the reader did not find: it is its person's to add, and nobody is asked about it. */
  added: boolean;
};

/** What a person says of a fact; null says that there is no such thing. */
export type FactAnswer = { id: string; said: string | null };

/** What a person has said of a resume and of an ad. */
export type FactAnswers = { resume: readonly FactAnswer[]; ad: readonly FactAnswer[] };

/** Below it a value is as likely wrong as right. */
const DOUBTFUL = 0.6;

export type Certainty = "theirs" | "sure" | "likely" | "unsure" | "missing";

export function certaintyOf({ status, confidence }: Pick<Fact, "status" | "confidence">): Certainty {
  if (status === "missing") return "missing";
  if (status !== "read") return "theirs";
  if (isSure(confidence)) return "sure";
  return confidence >= DOUBTFUL ? "likely" : "unsure";
}

/** What many people leave out on purpose. */
const OPTIONAL: ReadonlySet<string> = new Set(["address", "linkedin", "place", "field"]);

/** Whether a fact is to be asked about by itself: doubtfully read, or not found where one is usual. Of what is optional only what is unsure. */
export function isDoubtful(fact: Pick<Fact, "status" | "confidence" | "field" | "added">): boolean {
  if (fact.added) return false;
  const certainty = certaintyOf(fact);
  if (certainty === "unsure") return true;
  return (certainty === "missing" || certainty === "likely") && !OPTIONAL.has(fact.field);
}
