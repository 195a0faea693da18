import type { AdSentence } from "#engine/job/judge/ad-sentence.ts";
import { MOST_WORDS } from "#engine/job/judge/observe-ad.ts";
import type { Span } from "#engine/text/span.ts";
import type { PlacedAd, PlacedTerm } from "../real/labels/place-ad.ts";

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const holds = (outer: Span, inner: Span) => outer.start <= inner.start && outer.end >= inner.end;

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
      !zones.some((zone) => holds(zone, term)) &&
      !terms.some(
        (other) => other !== term && holds(other, term) && other.end - other.start > term.end - term.start,
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
  let covered = 0;
  for (const passage of silent)
    covered += Math.max(0, Math.min(passage.end, whole.end) - Math.max(passage.start, whole.start));
  if (own.length === 0) return 2 * covered < whole.end - whole.start ? "none" : "silent";
  const counts = { must: 0, nice: 0, stated: 0 };
  for (const { need } of own) counts[need] += 1;
  const most = Math.max(...Object.values(counts));
  return (["must", "nice", "stated"] as const).find((need) => counts[need] === most)!;
}
