import { existsSync, readFileSync } from "node:fs";
import type { AdSentence } from "#engine/job/judge/ad-sentence.ts";
import type { Candidate } from "#engine/job/judge/candidate.ts";
import { inOwnWords } from "#engine/job/judge/find-tagged.ts";
import { NEEDS } from "#engine/job/judge/sentence-needs.ts";
import type { Need } from "#engine/job/model/job.ts";
import { scoreHits } from "#engine/job/requirements/read-terms.ts";
import type { AdBlock } from "#engine/job/sections/read-blocks.ts";
import { byPlace, isInside, overlaps, type Span } from "#engine/text/span.ts";
import { documentPath } from "../real/documents/folders.ts";
import { type Role, readManifest } from "../real/documents/manifest.ts";
import { readLabel } from "../real/labels/label-store.ts";
import { type PlacedAd, placeAd } from "../real/labels/place-ad.ts";
import { type OpenedAd, openAd } from "./open-ad.ts";

/**
 * What the label says of a candidate, and the need that the rules read; null where they call it not required. `once`: its
 * wording stands in one place, so that the label's need, which is that of the strongest place, is the need of this one.
 */
type Truth = { asked: boolean; need: Need; ruled: Need | null; once: boolean };

/** A labelled ad as the judge sees it. Candidates of which the label says neither yes nor no have no truth. */
export type LabelledAd = {
  id: string;
  blocks: readonly AdBlock[];
  title: string | undefined;
  sentences: readonly AdSentence[];
  /** Of each sentence whether it is about the work. */
  speaking: readonly boolean[];
  /** Of each sentence how much most of what it names is wanted; null where the label names nothing in it. */
  needs: readonly (Need | null)[];
  candidates: readonly Candidate[];
  truths: ReadonlyMap<Candidate, Truth>;
};

/** Every restored ad of a role that has an opened label. */
export function readLabelledAds(role: Role): LabelledAd[] {
  return readManifest("ads").flatMap(({ id, role: own }) => {
    if (own !== role || !existsSync(documentPath.ads(id))) return [];
    const label = readLabel("ads", id);
    if (label === null) return [];
    const text = readFileSync(documentPath.ads(id), "utf8");
    return [readLabelledAd(id, text, placeAd(text, label))];
  });
}

export function readLabelledAd(id: string, text: string, label: PlacedAd): LabelledAd {
  const opened = openAd(text);
  const { ruled, sentences, toText } = opened;
  const { blocks, title } = ruled;
  const candidates = [...opened.candidates, ...tellMissed(opened, label)].sort(byPlace);
  const needs = new Map(
    scoreHits(blocks, candidates).map(({ start, end, id, need }) => [`${start} ${end} ${id}`, need]),
  );
  const judge = truthsOf(label);
  const truths = new Map<Candidate, Truth>();
  for (const candidate of candidates) {
    const truth = judge(toText(candidate), candidate.kind === "soft");
    const need = needs.get(`${candidate.start} ${candidate.end} ${candidate.id}`) ?? null;
    if (truth !== null) truths.set(candidate, { ...truth, ruled: need });
  }
  const speaking = sentences.map((sentence) => isSpoken(toText(sentence), label.silent));
  const wanted = sentences.map((sentence) => needOf(toText(sentence), label));
  return { id, blocks, title: title?.quote, sentences, speaking, needs: wanted, candidates, truths };
}

/** What the label asks for where no candidate stands, as the tagger would find it: its need is learned. */
function tellMissed({ cleaned, sentences, candidates, toText }: OpenedAd, label: PlacedAd): Candidate[] {
  const places = candidates.map(toText);
  const missed = label.terms.filter(
    (term) => term.kind !== "optional" && !places.some((place) => overlaps(place, term)),
  );
  return sentences.flatMap((sentence) => {
    const own = sentence.tokens.map(toText);
    return missed.flatMap((term) => {
      const from = own.findIndex((place) => overlaps(place, term));
      if (from < 0) return [];
      let to = from;
      while (to < own.length && overlaps(own[to]!, term)) to += 1;
      return [
        inOwnWords(
          cleaned.text,
          sentence,
          from,
          to,
          term.kind === "hard" || term.kind === "certificate" ? "hard" : "soft",
        ),
      ];
    });
  });
}

/** Asked for as `scoreAd` counts it; null where that counts neither way. */
function truthsOf({ terms, years, degrees, conditions, names }: PlacedAd) {
  const zones = [...years, ...degrees, ...conditions, ...names];
  const neutral = [...zones, ...terms.filter(({ kind }) => kind === "optional")];
  const wanted = terms.filter(
    (term) => term.kind !== "optional" && !zones.some((zone) => isInside(term, zone)),
  );
  const places = new Map<string, number>();
  for (const { quote } of terms) places.set(quote, (places.get(quote) ?? 0) + 1);
  return (span: Span, soft: boolean): Omit<Truth, "ruled"> | null => {
    const own = wanted.find(
      (term) => overlaps(term, span) && (term.kind === "either" || (term.kind === "soft") === soft),
    );
    if (own !== undefined) return { asked: true, need: own.need, once: places.get(own.quote) === 1 };
    return neutral.some((zone) => overlaps(zone, span)) ? null : { asked: false, need: "stated", once: true };
  };
}

/** The need of most terms that stand in a sentence, of those whose wording stands once: the label's need is that of the strongest place. */
function needOf(sentence: Span, { terms }: PlacedAd): Need | null {
  const counts = { must: 0, nice: 0, stated: 0 };
  for (const term of terms)
    if (overlaps(term, sentence) && terms.every((other) => other === term || other.quote !== term.quote))
      counts[term.need] += 1;
  return mostWanted(counts);
}

/** The commonest need; null where there is none. */
export function mostWanted(counts: Readonly<Record<Need, number>>): Need | null {
  const most = Math.max(...NEEDS.map((need) => counts[need]));
  return most === 0 ? null : (NEEDS.find((need) => counts[need] === most) ?? null);
}

/** Less than half of it stands in passages that ask nothing. */
export function isSpoken({ start, end }: Span, silent: readonly Span[]): boolean {
  let covered = 0;
  for (const passage of silent)
    covered += Math.max(0, Math.min(passage.end, end) - Math.max(passage.start, start));
  return 2 * covered < end - start;
}
