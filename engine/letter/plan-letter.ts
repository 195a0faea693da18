import { type Fact, isDoubtful } from "#engine/facts/fact.ts";
import { listResumeFacts } from "#engine/facts/list-facts.ts";
import type { Job } from "#engine/job/model/job.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { FactCard } from "./cards/card.ts";
import { readCards } from "./cards/read-cards.ts";
import { composeLetter } from "./compose-letter.ts";
import type { LetterPoint, Tone } from "./letter.ts";

/** A card with where it was read, for its person to confirm, mend or swap. */
export type PlannedCard = Pick<FactCard, "id" | "text" | "kind" | "quote"> & {
  /** The job that it is told of, as read. */
  title: string | null;
  employer: string | null;
};

export type LetterPlan = {
  /** Of the present or last job, and of the highest study where it is in doubt: what a letter would assert. */
  facts: Fact[];
  /** Those that the letter means to use, in its order, and others that could take their place, strongest first. */
  cards: PlannedCard[];
  spare: PlannedCard[];
  points: LetterPoint[];
};

const MOST_PLANNED = 6;
const MOST_SPARE = 12;

/** What a letter means to say, before it is written. */
export function planLetter(
  resume: Resume,
  job: Job,
  options: { tone: Tone; company?: string | null; jobTitle?: string | null },
): LetterPlan {
  const { cards: said, points } = composeLetter(resume, job, options);
  const used = said.slice(0, MOST_PLANNED);
  const spare = readCards(resume)
    .filter(({ id }) => !used.some((card) => card.id === id))
    .toSorted((a, b) => strengthOf(b) - strengthOf(a))
    .slice(0, MOST_SPARE);
  const plan = (card: FactCard) => planned(card, resume);
  return { facts: listAsked(resume), cards: used.map(plan), spare: spare.map(plan), points };
}

function planned({ id, text, kind, quote, job }: FactCard, { jobs }: Resume): PlannedCard {
  const own = job === null ? undefined : jobs[job];
  return { id, text, kind, quote, title: own?.title ?? null, employer: own?.employer ?? null };
}

function strengthOf({ result, scale, award, form, job }: FactCard): number {
  return Number(result) * 3 + Number(scale) + Number(award) * 2 + Number(form === "past") - (job ?? 4) * 0.5;
}

function listAsked(resume: Resume): Fact[] {
  const at = Math.max(
    0,
    resume.jobs.findIndex(({ current }) => current),
  );
  return listResumeFacts(resume).filter(
    (fact) =>
      (fact.kind === "job" && fact.entry === at) ||
      (fact.kind === "study" && fact.entry === 0 && fact.field !== "dates" && isDoubtful(fact)),
  );
}
