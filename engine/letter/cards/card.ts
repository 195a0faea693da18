import type { Quote } from "#engine/text/span.ts";
import type { NumberFact } from "../verify/read-numbers.ts";

/**
 * How the words of a card go on: 'I {past}', 'my job was to {base}', 'my work included {gerund}', 'my work covered
 * {nominal}'; `state` is what one was or was given ('was responsible for …'), `fact` is a sentence of its own.
 */
export type CardForm = "past" | "state" | "base" | "gerund" | "nominal" | "fact";

/** Whether something was surely read. What a person confirmed or mended is sure. */
export type Confidence = "sure" | "unsure";

/** One line of a resume that can be said as it stands, with what it shows; the same for whoever writes or checks. */
export type FactCard = {
  id: string;
  kind: "work" | "project" | "volunteering";
  form: CardForm;
  /** Fits its form's frame; no full stop. */
  text: string;
  /** Index into `resume.jobs`; null outside of jobs. */
  job: number | null;
  numbers: NumberFact[];
  /** It tells what came of the work. */
  result: boolean;
  /** It counts money, people or things. */
  scale: boolean;
  award: boolean;
  confidence: Confidence;
  /** Where it stands in the resume. */
  quote: Quote;
};

/** How a job may be named: each part null where it was not surely read, or where English has no way to say it. */
export type JobNames = {
  employer: string | null;
  title: string | null;
  current: boolean;
  /** Its first and last year, where its dates were surely read and it has ended. */
  years: { from: number; to: number } | null;
  /** No other job ended later, as far as all ends were read. */
  latest: boolean;
  /** An internship, by its own title. */
  training?: boolean;
};
