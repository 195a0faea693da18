import { openTagger, type Tagger } from "#engine/models/network/score-tags.ts";
import { fitInPython } from "../network/fit-in-python.ts";
import { folders } from "../real/documents/folders.ts";
import type { AdEntry } from "../real/documents/manifest.ts";
import { EXPORTED, exportTaggedAds, VOCABULARY } from "./export-tagged-ads.ts";

const here = (file: string) => new URL(file, import.meta.url).pathname;

/**
 * Learns the tagger of ads and writes its weights into the engine; what is seen of an ad is the engine's.
 * @throws Error where Python or its library is missing.
 */
export function trainAdTagger(): void {
  exportTaggedAds(({ role }) => role === "train");
  fitTo(here("../../engine/models/network/ad-tagger-weights.ts"));
}

/** A tagger that was learned from some of the ads, as the fold `name`, for what is measured on the others. */
export async function fitAdTagger(name: string, learns: (entry: AdEntry) => boolean): Promise<Tagger> {
  exportTaggedAds(learns);
  const weights = `${folders.root}ad-tagger-${name}.ts`;
  fitTo(weights);
  const { AD_TAGGER_FEATURES, AD_TAGGER_WEIGHTS } = await import(weights);
  return openTagger(AD_TAGGER_FEATURES, AD_TAGGER_WEIGHTS);
}

function fitTo(weights: string): void {
  fitInPython(here("fit_ad_tagger.py"), { documents: EXPORTED, vocabulary: VOCABULARY, weights });
}
