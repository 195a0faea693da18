import { COMPARE_SEVERAL } from "#content/site/compare-several.ts";
import type { Person } from "#contract/account.ts";
import { fillText } from "../../ui/fill-text.ts";

const { cost } = COMPARE_SEVERAL;

/** What so many scans take of the user's own. */
export function describeCost(count: number, person: Pick<Person, "subscription" | "resumeScan">): string {
  const scans = count === 1 ? cost.one : fillText(cost.many, { count });
  if (person.subscription === "premium") return fillText(cost.premium, { scans });
  const left = Math.max(0, person.resumeScan);
  if (left === 0) return cost.none;
  return fillText(count > left ? cost.beyond : cost.within, { scans, left });
}
