import { applyFacts } from "#engine/facts/apply-facts.ts";
import type { Job } from "#engine/job/model/job.ts";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { Span } from "#engine/text/span.ts";
import { isInside } from "#engine/text/span.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { PLAIN_WORDS, plainStem } from "../knowledge/letters/letter-words.ts";
import { type LetterChoices, NO_CHOICES } from "./choices.ts";
import { listTold } from "./take-choices.ts";
import { readSegments, roleStart } from "./verify/read-segments.ts";
import { openSource, type Source, stemsOf } from "./verify/source.ts";
import { type VerifiedSentence, verifySentences } from "./verify-letter.ts";

/** `jobs` are those of the resume, by index, of which it would be true were their employer named in it. */
export type DraftVerdict = Pick<VerifiedSentence, "vouched" | "reasons" | "evidence"> & { jobs: number[] };

/**
 * Judges sentences that a language model wrote, each by itself. Stricter than the check of a person's letter, who may know
 * more than their resume says: no word that states something may be new, and what is not one sentence is none.
 */
export function verifyDrafts(
  sentences: readonly string[],
  read: Resume,
  job: Job,
  named: { company?: string | null; jobTitle?: string | null } = {},
  choices: LetterChoices = NO_CHOICES,
): DraftVerdict[] {
  const resume = applyFacts(read, choices.facts);
  const source = openSource(resume, job, named, listTold(resume, choices));
  return sentences.map((text) => {
    const [first, second] = verifySentences(text, source);
    if (first === undefined || second !== undefined || first.text !== text) return refuse("not one sentence");
    const strange = [...findStrangeWords(text, source), ...findStrangeYears(first, resume)];
    if (first.vouched && strange.length > 0) return refuse(strange.join(", "));
    // A model asserts nothing that was not surely read, as the composer does not.
    if (first.verdict === "doubtful") return refuse(first.doubts.map(({ value }) => value).join(", "));
    const { vouched, reasons, evidence } = first;
    return { vouched, reasons, evidence, jobs: vouched ? findJobs(text, source) : [] };
  });
}

function refuse(detail: string): DraftVerdict {
  return { vouched: false, reasons: [{ code: "unsupported", detail }], evidence: [], jobs: [] };
}

function findJobs(text: string, source: Source): number[] {
  const going = /^I\b/.test(text) ? text : text[0]!.toLowerCase() + text.slice(1);
  return source.resume.jobs.flatMap(({ employer }, index) => {
    if (employer === null) return [];
    const judged = verifySentences(`At ${employer}, ${going}`, source);
    return judged.length === 1 && judged[0]!.vouched ? [index] : [];
  });
}

/** Years of the calendar that stand neither in the lines it says again nor in the dates of their job. */
function findStrangeYears({ text, evidence }: VerifiedSentence, resume: Resume): string[] {
  const jobs = resume.jobs.filter((job) =>
    evidence.some((item) => item.source === "resume" && isWithin(item, job)),
  );
  const shown = [
    ...evidence.map(({ quote }) => quote),
    ...jobs.map((job) => resume.text.slice(job.start, job.bullets[0]?.start ?? job.end)),
  ].join("\n");
  return (text.match(/\b(?:19|20)\d\d\b/g) ?? []).filter((year) => !shown.includes(year));
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end + 1;
}

/** Words that neither the resume has nor, where it is spoken of, the ad. */
function findStrangeWords(text: string, source: Source): string[] {
  const names = stemsOf(`${source.company ?? ""} ${source.jobTitle ?? ""}`);
  return readSegments(text).flatMap((segment) => {
    const role = roleStart(segment);
    const block = { start: 0, end: segment.text.length, kind: "paragraph" as const, section: "letter" };
    const concepts = findTerms(segment.text, [block], { isSkillsSection: () => false }).filter((hit) =>
      source.terms.has(hit.id),
    );
    return readTokens(segment.text).flatMap((token) => {
      const stems = [plainStem(token.stem), plainStem(token.singular)];
      const known =
        token.letterCase === "number" ||
        /^\d/.test(token.text) ||
        [token.stem, token.normalized].some((word) => PLAIN_WORDS.has(word)) ||
        stems.some((stem) => source.words.has(stem)) ||
        (token.letterCase !== "lower" && stems.some((stem) => names.has(stem))) ||
        (token.start >= role && stems.some((stem) => source.adLemmas.has(stem) || names.has(stem))) ||
        concepts.some((hit) => isInside(token, hit));
      return known ? [] : [token.text];
    });
  });
}
