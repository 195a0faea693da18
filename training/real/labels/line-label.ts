import * as z from "zod/mini";

/** What a strict reader says of a line in a letter: 'ok', or its main fault (docs/labels.md). */
export const lineCodeSchema = z.enum([
  "ok",
  "GC",
  "G",
  "GD",
  "T",
  "R",
  "F",
  "FE",
  "I",
  "V",
  "U",
  "W",
  "D",
  "P",
]);
export type LineCode = z.infer<typeof lineCodeSchema>;

/** Lines of a resume as a letter would say them beside an ad, each with the codes of one or two readers. */
export const lineLabelSchema = z.strictObject({
  lines: z.array(
    z.strictObject({
      /** Where the line stands in the resume's text, and the words of its card. */
      start: z.int(),
      text: z.string(),
      codes: z.array(lineCodeSchema),
      /** Whether the composer chose it, or the reader was shown it beside what was chosen. */
      chosen: z.boolean(),
      /** Judged by its words alone, without the ad. */
      apart: z.optional(z.literal(true)),
    }),
  ),
});
