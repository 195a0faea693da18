import type { Person } from "#contract/account.ts";

/** The free-scans counter. Empty for Premium, which is not counted (product spec, section 6). */
export function describeScansLeft(person: Pick<Person, "subscription" | "resumeScan">): string {
  if (person.subscription === "premium") return "";
  const left = Math.max(0, person.resumeScan);
  if (left === 0) return "No free scans left";
  return left === 1 ? "1 free scan left" : `${left} free scans left`;
}
