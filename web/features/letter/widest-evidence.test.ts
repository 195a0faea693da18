import { expect, test } from "vitest";
import { widestEvidence } from "./widest-evidence.ts";

const TEXT = "Provided wound care and phlebotomy. Skills: triage, phlebotomy";
const at = (quote: string, from = 0) => {
  const start = TEXT.indexOf(quote, from);
  return { source: "resume" as const, start, end: start + quote.length, quote };
};

test("a sentence names the lines it rests on once, and no word that stands in them already", () => {
  const line = at("Provided wound care and phlebotomy");
  const word = at("phlebotomy");
  const triage = at("triage");
  const inAd = { source: "job" as const, start: 4, end: 14, quote: "phlebotomy" };
  expect(widestEvidence([inAd, word, triage, line])).toEqual([inAd, triage, line]);
  expect(widestEvidence([word, at("phlebotomy", 40)])).toEqual([word]);
});
