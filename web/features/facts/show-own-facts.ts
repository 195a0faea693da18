import type { WireFact } from "#contract/facts.ts";
import type { ScanResult } from "#contract/scan.ts";
import { isTheirs } from "./describe-fact.ts";

type Said = Pick<ScanResult, "name" | "email" | "phone" | "address" | "linkedin" | "jobTitle" | "company">;

const PLACES: readonly (readonly [WireFact["kind"], WireFact["field"], keyof Said])[] = [
  ["contact", "name", "name"],
  ["contact", "email", "email"],
  ["contact", "phone", "phone"],
  ["contact", "address", "address"],
  ["contact", "linkedin", "linkedin"],
  ["ad", "title", "jobTitle"],
  ["ad", "company", "company"],
];

/** A result as its page names it: contact details, title and company are the person's word where there is one. No figure changes. */
export function showOwnFacts(
  result: ScanResult,
  facts: readonly WireFact[],
): { result: ScanResult; theirs: ReadonlySet<string> } {
  const said: Partial<Said> = {};
  for (const [kind, field, key] of PLACES) {
    const fact = facts.find((one) => one.kind === kind && one.field === field);
    if (fact !== undefined && isTheirs(fact)) said[key] = fact.value;
  }
  return { result: { ...result, ...said }, theirs: new Set(Object.keys(said)) };
}
