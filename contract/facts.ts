import * as z from "zod/mini";

const optionalText = z.nullable(z.string());

/** Longest value that is taken, such as a degree that was read and is confirmed; how many answers at once. */
const MAX_SAID_CHARACTERS = 400;
const MAX_ANSWERS = 150;

/** One value that was read of a resume or an ad, for its user to confirm or mend (`engine/facts/fact.ts`). */
export const fact = z.object({
  id: z.string(),
  kind: z.enum(["contact", "job", "study", "ad"]),
  /** Which job or study, from 0; null for contact details and the ad. */
  entry: z.nullable(z.number()),
  field: z.enum([
    "name",
    "email",
    "phone",
    "address",
    "linkedin",
    "title",
    "employer",
    "place",
    "dates",
    "school",
    "degree",
    "field",
    "company",
  ]),
  /** As read; null where nothing was. */
  read: optionalText,
  /** As it is used: the user's word where there is one. */
  value: optionalText,
  /** How likely `value` is right, 0 to 1. */
  confidence: z.number(),
  /** The line that it was read from. */
  quote: optionalText,
  status: z.enum(["read", "missing", "confirmed", "mended", "removed"]),
  /** Of a job or study that the reader did not find: its user may add it. */
  added: z.boolean(),
});
export type WireFact = z.infer<typeof fact>;

export const factList = z.object({ facts: z.array(fact) });
export type FactList = z.infer<typeof factList>;

/**
 * What a user says of facts: the value as it is (the one that was read confirms it), null for 'there is none', or
 * `withdrawn` to take back what they said before. Of each fact the last answer counts; others stay as they are.
 */
export const saveFactsRequest = z.object({
  answers: z
    .array(
      z.union([
        z.object({
          id: z.string().check(z.maxLength(60)),
          said: z.nullable(z.string().check(z.maxLength(MAX_SAID_CHARACTERS))),
        }),
        z.object({ id: z.string().check(z.maxLength(60)), withdrawn: z.literal(true) }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(MAX_ANSWERS)),
});
export type SentAnswer = z.infer<typeof saveFactsRequest>["answers"][number];
