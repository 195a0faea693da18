import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { dataFolder } from "./manifest.ts";

/** A data file of ads that may be learned from, with the columns that hold the text and name the post and the employer. */
const adSetSchema = z.object({
  repository: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/)),
  path: z.string(),
  blob: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  board: z.string(),
  format: z.enum(["csv", "json"]),
  title: z.string(),
  /** None where the set does not name employers. */
  company: z.nullable(z.string()),
  text: z.string(),
});
export type AdSet = z.infer<typeof adSetSchema>;

/** The sets, all of owners whose documents are to learn from. @throws ZodError where a line is not of the schema. */
export function readAdSets(): AdSet[] {
  const lines = readFileSync(`${dataFolder}ad-sets.jsonl`, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => adSetSchema.parse(JSON.parse(line)));
}
