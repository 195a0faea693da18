import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import { isInside } from "#engine/text/span.ts";
import type { FactCard } from "../cards/card.ts";

/** What of the ad a card shows, in the words that it tells. */
export function listShown(
  { quote, text }: Pick<FactCard, "quote" | "text">,
  ranked: readonly RankedRequirement[],
): RankedRequirement[] {
  const lower = text.toLowerCase();
  return ranked.filter(({ term }) =>
    term.resumeQuotes.some((one) => isInside(one, quote) && lower.includes(one.quote.toLowerCase())),
  );
}
