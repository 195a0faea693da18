import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import styles from "./comparison.module.css";
import { countByFilter } from "./sort-rows.ts";
import type { ReportView, TermFilter } from "./use-report-view.ts";

const FILTERS: readonly TermFilter[] = ["all", "must", "missing", "partly", "found"];

/** Which terms the three comparisons show. */
export function TermFilters({ result, view }: { result: ScanResult; view: ReportView }) {
  const texts = REPORT.comparison.filters;
  const counts = countByFilter(result);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these buttons change what is shown.
    <div role="group" aria-label={texts.label} className={`${styles.filters} no-print`}>
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={view.filter === filter}
          onClick={() => view.setFilter(filter)}
        >
          {texts[filter]} <b>{counts[filter]}</b>
        </button>
      ))}
    </div>
  );
}
