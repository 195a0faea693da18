import { cleanAd } from "#engine/job/clean/clean-ad.ts";
import { type MappedText, toOriginal } from "#engine/job/clean/mapped-text.ts";
import { type AdSentence, splitAd } from "#engine/job/judge/ad-sentence.ts";
import { type Candidate, findCandidates } from "#engine/job/judge/candidate.ts";
import { type RuledAd, readRequirements } from "#engine/job/requirements/read-requirements.ts";
import type { Span } from "#engine/text/span.ts";

/** An ad as its judges see it. `toText` leads from its cleaned text to the places of the text as given. */
export type OpenedAd = {
  cleaned: MappedText;
  ruled: RuledAd;
  sentences: AdSentence[];
  candidates: Candidate[];
  toText: (span: Span) => Span;
};

export function openAd(text: string): OpenedAd {
  const cleaned = cleanAd(text);
  const ruled = readRequirements(cleaned.text);
  return {
    cleaned,
    ruled,
    sentences: splitAd(cleaned.text, ruled.blocks),
    candidates: findCandidates(ruled),
    toText: (span) => toOriginal(cleaned, span),
  };
}
