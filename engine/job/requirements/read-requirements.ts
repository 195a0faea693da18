import { type AdNames, readNames } from "../header/read-names.ts";
import type { Condition, DegreeRequirement, YearsRequirement } from "../model/job.ts";
import { type AdBlock, readBlocks } from "../sections/read-blocks.ts";
import { readConditions } from "./read-conditions.ts";
import { readDegrees } from "./read-degrees.ts";
import { readListed } from "./read-listed.ts";
import { readTerms, type WantedHit } from "./read-terms.ts";
import { readYears } from "./read-years.ts";

/** What the rules read in a cleaned ad, before its terms are judged. Places are into the cleaned text. */
export type RuledAd = AdNames & {
  text: string;
  blocks: readonly AdBlock[];
  /** Terms of the lexicon, and what stands in a list between them. */
  read: readonly WantedHit[];
  listed: readonly WantedHit[];
  years: readonly YearsRequirement[];
  degrees: readonly DegreeRequirement[];
  conditions: readonly Condition[];
};

export function readRequirements(text: string): RuledAd {
  const blocks = readBlocks(text);
  const names = readNames(blocks);
  const read = readTerms(text, blocks, names);
  const years = readYears(blocks, read);
  const degrees = readDegrees(blocks);
  const conditions = readConditions(blocks);
  const listed = readListed(text, blocks, read, [...years, ...degrees, ...conditions]);
  return { ...names, text, blocks, read, listed, years, degrees, conditions };
}
