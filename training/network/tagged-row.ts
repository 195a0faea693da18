import type { SeenLine } from "#engine/models/network/score-tags.ts";

/** A line as `tagger.py` reads it: what the engine sees of it, the tags of its tokens and its class. */
export const taggedRow = (line: SeenLine, tags: readonly string[], kind: string) => ({
  f: line.tokenFeatures,
  sg: line.segments,
  r: line.ruleTokenFeatures,
  lf: line.lineFeatures,
  lr: line.ruleLineFeatures,
  set: line.setting,
  tags,
  c: kind,
});
