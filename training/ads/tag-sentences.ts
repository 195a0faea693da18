import type { AdSentence } from "#engine/job/judge/ad-sentence.ts";
import { MOST_WORDS } from "#engine/job/judge/observe-ad.ts";
import { isInside, overlaps, type Span } from "#engine/text/span.ts";
import type { PlacedAd, PlacedTerm } from "../real/labels/place-ad.ts";
import { isSpoken, mostWanted } from "./labelled-ads.ts";

/** The tags of the words of a sentence, and its class. */
export type TaggedSentence = { tags: string[]; class: string };

/** Of each sentence the tags of its words, '?' where the label says neither yes nor no, and how much it wants what it names. */
export function tagSentences(
  { terms, years, degrees, conditions, names, silent }: PlacedAd,
  sentences: readonly AdSentence[],
  toOriginal: (span: Span) => Span,
): TaggedSentence[] {
  const zones = [...years, ...degrees, ...conditions, ...names];
  const optional = terms.filter(({ kind }) => kind === "optional");
  const wanted = terms.filter(
    (term) =>
      term.kind !== "optional" &&
      !zones.some((zone) => isInside(term, zone)) &&
      !terms.some(
        (other) => other !== term && isInside(term, other) && other.end - other.start > term.end - term.start,
      ),
  );
  return sentences.map((sentence) => {
    const whole = toOriginal(sentence);
    const near = <T extends Span>(spans: readonly T[]) => spans.filter((span) => overlaps(span, whole));
    const [own, unsaid] = [near(wanted), near([...zones, ...optional])];
    let before: PlacedTerm | undefined;
    const tags = sentence.tokens.slice(0, MOST_WORDS).map((token) => {
      const place = toOriginal(token);
      const term = own.find((one) => overlaps(one, place));
      const part = term === before ? "I" : "B";
      before = term;
      if (term === undefined) return unsaid.some((zone) => overlaps(zone, place)) ? "?" : "O";
      return `${part}-${term.kind === "soft" || term.kind === "either" ? "soft" : "hard"}`;
    });
    return { tags, class: classOf(whole, own, silent) };
  });
}

function classOf(whole: Span, own: readonly PlacedTerm[], silent: readonly Span[]): string {
  const counts = { must: 0, nice: 0, stated: 0 };
  for (const { need } of own) counts[need] += 1;
  return mostWanted(counts) ?? (isSpoken(whole, silent) ? "none" : "silent");
}
