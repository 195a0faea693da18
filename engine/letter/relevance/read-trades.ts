import type { Job } from "#engine/job/model/job.ts";
import { conceptById } from "#engine/lexicon/open-lexicon.ts";

/** Trades of the skills that an ad asks for, as shares. */
export function readTrades({ terms }: Pick<Job, "terms">): Map<string, number> {
  const trades = new Map<string, number>();
  const known = terms.flatMap(({ kind, id }) => (kind === "hard" ? (conceptById(id) ?? []) : []));
  for (const { trades: own } of known)
    for (const trade of own) trades.set(trade, (trades.get(trade) ?? 0) + 1 / known.length);
  return trades;
}
