import * as z from "zod/mini";

const optionalText = z.nullable(z.string());
const MOST_CARDS = 12;
const MOST_OWN = 6;
const MOST_FACTS = 60;
const shortText = z.string().check(z.maxLength(600));

/** A value that a letter would assert, for its user to confirm or mend. */
const plannedFact = z.object({
  id: z.string(),
  kind: z.string(),
  field: z.string(),
  value: optionalText,
  /** It was read with little doubt, or is the user's word. */
  sure: z.boolean(),
});
export type PlannedFact = z.infer<typeof plannedFact>;

/** A line of work that a letter may tell, where it was read, and the job it is told of. */
const plannedCard = z.object({
  id: z.string(),
  text: z.string(),
  quote: z.object({ start: z.number(), end: z.number(), quote: z.string() }),
  title: optionalText,
  employer: optionalText,
});
export type PlannedCard = z.infer<typeof plannedCard>;

/** Answer of `POST /api/plan-letter`: what a letter means to say, before it is written. */
export const letterPlan = z.object({
  jobTitle: optionalText,
  company: optionalText,
  facts: z.array(plannedFact),
  cards: z.array(plannedCard),
  spare: z.array(plannedCard),
  /** What the ad asks for and the letter would not show. */
  points: z.array(z.object({ need: z.string() })),
});
export type LetterPlan = z.infer<typeof letterPlan>;

/** What the user says of a plan; field `choices` of the letter form, as JSON. */
export const letterChoices = z.object({
  facts: z.array(z.object({ id: shortText, said: z.nullable(shortText) })).check(z.maxLength(MOST_FACTS)),
  /** Null lets the engine choose. */
  cards: z.nullable(
    z.array(z.object({ id: shortText, text: z.nullable(shortText) })).check(z.maxLength(MOST_CARDS)),
  ),
  own: z.array(z.object({ need: shortText, text: shortText })).check(z.maxLength(MOST_OWN)),
});
export type LetterChoices = z.infer<typeof letterChoices>;
/** In characters of JSON. */
export const MOST_CHOICES = 20_000;
