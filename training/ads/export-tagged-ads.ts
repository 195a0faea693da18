import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { contextOf } from "#engine/job/judge/judge-candidates.ts";
import { observeAd } from "#engine/job/judge/observe-ad.ts";
import type { SeenLine } from "#engine/models/network/score-tags.ts";
import { rememberWithin } from "#engine/text/remember.ts";
import { taggedRow } from "../network/tagged-row.ts";
import { documentPath, folders } from "../real/documents/folders.ts";
import { type AdEntry, ownerOf, readManifest } from "../real/documents/manifest.ts";
import { readLabel } from "../real/labels/label-store.ts";
import { type PlacedAd, placeAd } from "../real/labels/place-ad.ts";
import { openAd } from "./open-ad.ts";
import { type TaggedSentence, tagSentences } from "./tag-sentences.ts";

export const EXPORTED = `${folders.root}ad-tagger/`;
export const VOCABULARY = `${folders.root}ad-tagger-vocabulary.json`;
/** A feature has weights from so many ads on. */
const FEWEST = 20;

const PARTS = {
  token: ({ tokenFeatures }: SeenLine) => tokenFeatures.flat(),
  rule: ({ ruleTokenFeatures }: SeenLine) => ruleTokenFeatures.flat(),
  line: ({ lineFeatures }: SeenLine) => lineFeatures,
  lineRule: ({ ruleLineFeatures }: SeenLine) => ruleLineFeatures,
};

/** Writes what the tagger sees of every labelled ad to learn from (`learns`) and to choose by, with its tags and classes, for `fit_ad_tagger.py`. */
export function exportTaggedAds(learns: (entry: AdEntry) => boolean): void {
  rmSync(EXPORTED, { recursive: true, force: true });
  mkdirSync(EXPORTED, { recursive: true });
  const counts = Object.fromEntries(Object.keys(PARTS).map((part) => [part, new Map<string, number>()]));
  for (const entry of readManifest("ads")) {
    const label = entry.role === "test" ? null : readLabel("ads", entry.id);
    if (label === null || !existsSync(documentPath.ads(entry.id))) continue;
    const text = readFileSync(documentPath.ads(entry.id), "utf8");
    const { seen, tagged } = rememberWithin(() => tagText(text, placeAd(text, label)));
    const learned = learns(entry);
    if (learned) for (const [part, of] of Object.entries(PARTS)) count(counts[part]!, seen.flatMap(of));
    writeFileSync(`${EXPORTED}${entry.id}.json`, JSON.stringify({ ...rowOf(entry, seen, tagged), learned }));
  }
  const kept = Object.entries(counts).map(([part, own]) => [part, frequent(own)]);
  writeFileSync(VOCABULARY, JSON.stringify(Object.fromEntries(kept)));
}

function tagText(text: string, label: PlacedAd): { seen: SeenLine[]; tagged: TaggedSentence[] } {
  const { ruled, sentences, candidates, toText } = openAd(text);
  const context = contextOf(candidates, ruled.title?.quote);
  return {
    seen: observeAd(sentences, ruled.blocks, candidates, context),
    tagged: tagSentences(label, sentences, toText),
  };
}

function rowOf(entry: AdEntry, seen: readonly SeenLine[], tagged: readonly TaggedSentence[]) {
  const { id, role } = entry;
  const lines = seen.map((line, at) => taggedRow(line, tagged[at]!.tags, tagged[at]!.class));
  return { id, owner: ownerOf(entry), role, met: false, lines };
}

function count(counts: Map<string, number>, features: readonly string[]): void {
  for (const one of new Set(features)) counts.set(one, (counts.get(one) ?? 0) + 1);
}

const frequent = (counts: ReadonlyMap<string, number>) =>
  [...counts].flatMap(([name, ads]) => (ads >= FEWEST ? [name] : [])).sort();
