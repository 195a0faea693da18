import { useState } from "react";
import { useNavigate } from "react-router";
import type { ScanSummary } from "#contract/history.ts";

/** Two scans to compare: the first is held until the second is chosen, or the first once more. */
export function useCompareChoice() {
  const [compared, setCompared] = useState<ScanSummary | null>(null);
  const navigate = useNavigate();
  const drop = () => setCompared(null);
  const compareBoth = (one: ScanSummary, other: ScanSummary) => void navigate(writeAddress(one, other));
  const compare = (scan: ScanSummary) => {
    if (compared === null) setCompared(scan);
    else if (compared.id === scan.id) drop();
    else compareBoth(compared, scan);
  };
  return { compared, compare, compareBoth, drop };
}

/** The older one first, as time went. */
function writeAddress(one: ScanSummary, other: ScanSummary): string {
  const ids = [one, other].sort(byTime).map(({ id }) => id);
  return `/resumes#compare=${ids.join()}`;
}

function byTime(one: ScanSummary, other: ScanSummary): number {
  return one.createdAt < other.createdAt ? -1 : 1;
}
