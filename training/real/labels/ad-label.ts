import * as z from "zod/mini";

/**
 * What an ad asks for (docs/labels.md). A `quote` is copied from the ad to the letter and means every place outside
 * `silent` passages where it stands as a word; `quote@2` means its second place only, counted over the whole ad.
 */
const quote = z.string().check(z.minLength(1));
const need = z.enum(["must", "nice", "stated"]);

/** Why a passage asks for nothing, or a phrase in an asking passage is no requirement. */
export const SILENT_KINDS = ["company", "benefits", "pay", "legal", "apply", "form", "other"] as const;
export const DECOY_KINDS = [
  "plain",
  "benefit",
  "boilerplate",
  "place",
  "company",
  "organisation",
  "title",
  "people",
  "sense",
] as const;

export const adLabelSchema = z.strictObject({
  /** Wordings of the title of which any is right, the best first; empty where the text names none. */
  titles: z.array(quote),
  company: z.array(quote),
  terms: z.array(
    z.strictObject({
      quote,
      /** `either`: taught as well as lived, right as hard and as soft. `optional`: right whether listed or not. */
      kind: z.enum(["hard", "soft", "certificate", "language", "either", "optional"]),
      need,
    }),
  ),
  years: z.array(z.strictObject({ quote, minimum: z.number(), need })),
  degrees: z.array(
    z.strictObject({
      quote,
      level: z.enum(["secondary", "vocational", "associate", "bachelor", "master", "doctorate"]),
      need,
    }),
  ),
  conditions: z.array(
    z.strictObject({
      quote,
      kind: z.enum([
        "clearance",
        "driving-licence",
        "shift",
        "travel",
        "remote",
        "on-site",
        "lifting",
        "right-to-work",
        "other",
      ]),
    }),
  ),
  /** Passages in which nothing is asked for, from the first words of each to its last, both copied. */
  silent: z.array(z.strictObject({ from: quote, to: quote, why: z.enum(SILENT_KINDS) })),
  /** Phrases outside them that look like a skill and are none. */
  decoys: z.array(z.strictObject({ quote, why: z.enum(DECOY_KINDS) })),
});
export type AdLabel = z.infer<typeof adLabelSchema>;
