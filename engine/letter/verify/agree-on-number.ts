import { plainStem } from "../../knowledge/letters/letter-words.ts";
import { isEntailed, sharesStem } from "./is-entailed.ts";
import type { Hedge } from "./read-hedge.ts";
import type { NumberFact } from "./read-numbers.ts";

/** Words for whoever or whatever is counted. */
export const GENERIC = new Set(["people", "person", "item", "thing", "piece", "time"].map(plainStem));

const SIGNERS = new Set(["customer", "client", "guest", "household", "company"].map(plainStem));

/** Units that must be those of the line. */
export const MEASURE =
  /^(?:second|minute|hour|day|week|month|mm|cm|m|km|kg|g|ton|tonne|mile|meter|metre|foot|inch|liter|litre|gallon|degree|volt|watt|kw|mw)$/;

export const MEASURED = /^(?:year|month|week|day|hour|minute|second)$/;

function isValue(claim: number, value: number, hedge: Hedge): boolean {
  if (Math.abs(claim - value) < 1e-9) return true;
  if (hedge === "over") return value > claim && value <= claim * 1.15;
  if (hedge === "under") return value < claim && value >= claim * 0.9;
  return hedge === "about" && Math.abs(claim - value) <= claim * 0.07;
}

/** 'twice' is two times. */
function isTwice(claim: NumberFact, other: NumberFact): boolean {
  return claim.unit === "times" && claim.value === 2 && other.value === 2 && other.unit === "";
}

/** Whether a number of a line bears out the one that is claimed. */
export function agreeOnNumber(
  claim: NumberFact,
  other: NumberFact,
  hedge: Hedge,
  line: { stems: ReadonlySet<string> },
  content: readonly string[] = [],
): boolean {
  if (!isValue(claim.value, other.value, claim.unit === "year" ? "" : hedge)) return false;
  if (isTwice(claim, other)) return true;
  if (claim.unit !== other.unit) return false;
  if (claim.currency !== "" && other.currency !== "" && claim.currency !== other.currency) return false;
  if (claim.unit === "percent" || claim.unit === "money" || claim.unit === "times" || claim.unit === "year")
    return true;
  if (claim.heads.length === 0) return true;
  // 'thirty customers signed an agreement' where thirty agreements were sold.
  if (
    other.heads.length > 0 &&
    SIGNERS.has(claim.heads[0]!) &&
    other.heads.every((head) => content.includes(head))
  )
    return true;
  if (other.heads.length === 0) return !MEASURE.test(claim.heads[0]!) || line.stems.has(claim.heads[0]!);
  // 'a three-year contract' are not three contracts.
  if (MEASURED.test(claim.heads[0]!) || MEASURED.test(other.heads[0]!))
    return claim.heads[0] === other.heads[0];
  if (GENERIC.has(claim.heads[0]!)) return true;
  return claim.heads.some((head) => other.heads.some((one) => isSame(head, one)));
}

export function isSame(head: string, other: string): boolean {
  return head === other || (head.length > 3 && sharesStem(head, other)) || isEntailed(head, new Set([other]));
}
