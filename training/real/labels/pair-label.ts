import * as z from "zod/mini";

/** Of some terms of an ad, whether a resume has them (docs/labels.md). */
export const pairLabelSchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        /** As the ad prints it. */
        term: z.string(),
        verdict: z.enum(["have", "other-words", "missing", "not-asked"]),
        /** Where the resume shows it, copied; null for the other two verdicts. */
        evidence: z.nullable(z.string()),
      }),
    )
    .check(z.maxLength(15)),
});
export type PairLabel = z.infer<typeof pairLabelSchema>;

/** A letter for one resume and one ad, each sentence true or a lie by what the two print, and sentences with one thing swapped. */
export const letterLabelSchema = z.strictObject({
  style: z.enum(["plain", "chatty", "terse"]),
  sentences: z.array(z.strictObject({ text: z.string(), true: z.boolean() })),
  swaps: z.array(
    z.strictObject({
      element: z.enum([
        "employer",
        "title",
        "number",
        "date",
        "school",
        "degree",
        "tool",
        "deed",
        "place",
        "outcome",
      ]),
      truth: z.string(),
      lie: z.string(),
    }),
  ),
});
export type LetterLabel = z.infer<typeof letterLabelSchema>;
