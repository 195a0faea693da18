import type { Job } from "../job/model/job.ts";
import { LOOSE_TITLE_WORDS } from "../knowledge/titles/loose-title-words.ts";
import { findTerms } from "../lexicon/find-terms.ts";
import { impliedIds } from "../lexicon/open-lexicon.ts";
import { bucketOf } from "../score/list-terms.ts";
import { foldWords } from "../text/fold-letters.ts";
import type { Profile } from "./profile.ts";
import type { UrlReading } from "./read-url.ts";
import type { ProfileFacts } from "./review.ts";

/** `profile` null: only an address was given. */
export type ReviewInput = {
  profile: Profile | null;
  url: UrlReading | null;
  job: Job | null;
  facts: ProfileFacts;
};

/** Ids of the hard skills a job asks for. */
export function targetSkills(job: Job): { id: string; label: string }[] {
  return job.terms.filter((term) => bucketOf(term.kind) === "hard");
}

/** Which of a job's hard skills a text shows, a narrower one standing for a wider. */
export function skillsIn(text: string, job: Job): string[] {
  return findSkills(text, job).map(({ label }) => label);
}

/** The same with the words that show each, as they first stand in the text. */
export function findSkills(text: string, job: Job): { label: string; quote: string }[] {
  const block = { start: 0, end: text.length, kind: "paragraph", section: "skills" } as const;
  const quotes = new Map<string, string>();
  for (const { id, start, end } of findTerms(text, [block], { isSkillsSection: () => true })) {
    for (const shown of [id, ...impliedIds(id)])
      if (!quotes.has(shown)) quotes.set(shown, text.slice(start, end));
  }
  return targetSkills(job).flatMap(({ id, label }) => {
    const quote = quotes.get(id);
    return quote === undefined ? [] : [{ label, quote }];
  });
}

/** Words that name the role aimed at: the ad's title, else the current position's. Null when neither is known. */
export function roleWords({ job, profile }: ReviewInput): string[] | null {
  const current = profile?.positions.find((position) => position.current) ?? profile?.positions[0];
  const title = job?.title?.quote ?? current?.title ?? null;
  const words =
    title === null ? [] : foldWords(title).filter((word) => word.length > 1 && !LOOSE_TITLE_WORDS.has(word));
  return words.length === 0 ? null : words;
}

/** At least half of the role's words are said, in any order. */
export function namesRole(text: string, role: readonly string[]): boolean {
  const said = foldWords(text);
  const hits = role.filter((word) =>
    said.some((one) => one === word || (word.length > 5 && one.startsWith(word.slice(0, -2)))),
  );
  return hits.length * 2 >= role.length;
}

/** A figure that measures: 31 %, 1.9 million, 28-bed; a year or a phone number does not. */
export function hasResult(text: string): boolean {
  const figures = text.match(/[$€£]?\d(?:[\d.,]*\d)?/g) ?? [];
  return figures.some((figure) => {
    const digits = figure.replace(/\D/g, "");
    return !(/^(?:19|20)\d\d$/.test(digits) && /^\d{4}$/.test(figure)) && digits.length <= 9;
  });
}
