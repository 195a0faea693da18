import { LIST_GAP } from "#engine/text/gap.ts";
import type { NeedCue } from "../../knowledge/ads/need-cues.ts";
import type { AdSentence } from "./ad-sentence.ts";

/** Words on each side of a term within which a word of need may speak of it. */
const REACH = 40;
/** Items of a list, and steps of four words, from which on more of them say the same. */
const MOST = 4;

/** The nearest word of need on each side of a term, how far away, and how many items of a list lie between. */
export function cueFeatures({ cues, tokens }: AdSentence, from: number, to: number): string[] {
  const features: string[] = [];
  let items = 0;
  let at = from;
  while (at > 0 && from - at < REACH && cues[at - 1] === undefined) items += itemsAt(tokens[at--]!.gap);
  features.push(...namesOf("<", cues[at - 1], from - at + 1, items + itemsAt(tokens[at]!.gap)));
  at = to;
  items = 0;
  while (at < tokens.length && at - to < REACH && cues[at] === undefined) items += itemsAt(tokens[at++]!.gap);
  features.push(...namesOf(">", cues[at], at - to + 1, items + itemsAt(tokens[at]?.gap ?? 0)));
  return features;
}

const itemsAt = (gap: number) => Number((gap & LIST_GAP) !== 0);

function namesOf(side: "<" | ">", cue: NeedCue | undefined, words: number, items: number): string[] {
  if (cue === undefined) return [`c${side}:none`];
  const name = `c${side}:${cue.need}`;
  const kind = `${name}:${cue.weak ? "weak" : cue.governs}`;
  return [kind, `${kind}:${Math.min(MOST, items)}`, `${name}:${Math.min(MOST, Math.ceil(words / 4))}`];
}

/** The words of need of a sentence, and whether they open or end it. */
export function sentenceCueFeatures({ cues, tokens }: AdSentence): string[] {
  const features: string[] = [];
  cues.forEach((cue, at) => {
    if (cue === undefined || cue.weak || cue === cues[at - 1]) return;
    const ends = cues[tokens.length - 1] === cue;
    features.push(`cu:${cue.need}`, `cu:${cue.need}:${at === 0 ? "opens" : ends ? "ends" : cue.governs}`);
  });
  return features;
}
