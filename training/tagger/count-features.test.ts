import { expect, test } from "vitest";
import type { SeenLine } from "#engine/resume/tagger/observe-document.ts";
import { countFeatures } from "./count-features.ts";

const lineOf = (...features: string[]): SeenLine => ({
  tokens: [],
  tokenFeatures: [features],
  segments: [],
  lineFeatures: [],
  ruleTokenFeatures: [],
  ruleLineFeatures: [],
  setting: "",
});

test("a word is known from eight documents of eight owners on, so that nothing of one person can be read back", () => {
  const counted = countFeatures();
  for (let owner = 0; owner < 8; owner += 1) {
    counted.add(`owner ${owner}`, [lineOf("w=nurse", "sh=Xx")]);
    if (owner < 7) counted.add(`owner ${owner}`, [lineOf("w=kestrel", "p3=kes", "s3=rel")]);
    counted.add("one owner", [lineOf("w=ours")]);
  }
  expect(counted.close().token).toEqual(["sh=Xx", "w=nurse"]);
});
