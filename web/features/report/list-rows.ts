import { REPORT } from "#content/site/report.ts";
import type { ScanResult, ScanTerm } from "#contract/scan.ts";
import { readLists } from "#contract/scan-wire.ts";

export type ComparisonKind = ScanTerm["kind"];

/** One line of a comparison table. `term` is null for what the resume has and the ad does not ask for. */
export type ComparisonRow = { label: string; inResume: boolean; inJob: boolean; term: ScanTerm | null };

/** What one comparison shows, from the result's own lists: what the ad asks for, then what else the resume has. */
export function listRows(
  result: ScanResult,
  kind: ComparisonKind,
): { asked: ComparisonRow[]; extra: ComparisonRow[] } {
  const { hard, soft, keyword, matching, [kind]: own } = readLists(result);
  const held = new Set([...hard.resume, ...soft.resume, ...keyword.resume, ...matching].map(fold));
  const askedLabels = own.job;
  const asked = askedLabels.map((label) => ({
    label,
    inJob: true,
    inResume: held.has(fold(label)),
    term: result.terms.find((term) => term.kind === kind && fold(term.label) === fold(label)) ?? null,
  }));
  const askedKeys = new Set(askedLabels.map(fold));
  const extra = own.resume
    .filter((label) => !askedKeys.has(fold(label)))
    .map((label) => ({ label, inJob: false, inResume: true, term: null }));
  return { asked, extra };
}

/** The count sentence under a comparison's circle. */
export function describeCount(rows: readonly ComparisonRow[], kind: ComparisonKind): string {
  const { [kind]: names, count, empty, noneAsked } = REPORT.comparison;
  if (rows.length === 0) return `${empty} ${names.many}: ${noneAsked}.`;
  const found = rows.filter((row) => row.inResume).length;
  const asked = `${rows.length} ${rows.length === 1 ? names.one : names.many}`;
  return `${count.start} ${found} ${count.of} ${asked} ${count.end}`;
}

/** As the score compares labels: without case (docs/score.md). */
function fold(label: string): string {
  return label.toLowerCase();
}
