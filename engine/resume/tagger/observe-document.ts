import type { SeenLine as TaggedLine } from "../../models/network/score-tags.ts";
import { nameSetting } from "../confidence/line-setting.ts";
import type { ObservedLine } from "../confidence/observe-lines.ts";
import type { ResumeEducation, ResumeJob } from "../model/resume.ts";
import type { OpenedDocument } from "../opened/open-document.ts";
import { listLineFeatures } from "./line-features.ts";
import { observeRules, type RuleAnswers } from "./observe-rules.ts";
import { splitTokens, type TextToken } from "./split-tokens.ts";
import { listTokenFeatures } from "./token-features.ts";

/** What the rules read: the network sees it, and it lends what a run of tags cannot show. */
export type Ruled = { jobs: readonly ResumeJob[]; studies: readonly ResumeEducation[] };

/** A line as the tagger sees it, with its tokens. */
export type SeenLine = TaggedLine & { tokens: TextToken[] };

/** The lines of a document as the tagger sees them, and what the rules say of them in its own tags. */
export type SeenDocument = { lines: SeenLine[]; ruled: RuleAnswers };

/** Lines beyond these are not tagged: no resume has so many. */
export const MOST_TAGGED = 600;

export function observeForTags(
  { observed, shape, sectioning }: Pick<OpenedDocument, "observed" | "shape" | "sectioning">,
  ruled: Ruled,
): SeenDocument {
  const seen = observed.facts.slice(0, MOST_TAGGED).map(cutLong);
  const tokens = seen.map(splitTokens);
  const rules = observeRules(seen, tokens, observed.text, ruled.jobs, ruled.studies);
  const lineFeatures = listLineFeatures(seen, shape, sectioning);
  const lines = seen.map((one, at) => ({
    tokens: tokens[at]!,
    ...listTokenFeatures(one, tokens[at]!),
    lineFeatures: lineFeatures[at]!,
    ruleTokenFeatures: rules.tokens[at]!,
    ruleLineFeatures: rules.lines[at]!,
    setting: nameSetting(one, shape),
  }));
  return { lines, ruled: rules.answers };
}

/** So much of a line is looked at: nothing that names an entry is longer. */
const MOST_LETTERS = 400;

function cutLong(observed: ObservedLine): ObservedLine {
  const { line } = observed;
  if (line.text.length <= MOST_LETTERS) return observed;
  const text = line.text.slice(0, MOST_LETTERS);
  const within = (at: number) => at < MOST_LETTERS;
  return {
    ...observed,
    line: {
      ...line,
      text,
      tabs: line.tabs.filter(within),
      turns: line.turns?.filter(({ at }) => within(at)) ?? [],
    },
  };
}
