import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ring } from "../../ui/ring.tsx";
import styles from "./comparison.module.css";
import { type ComparisonKind, type ComparisonRow, describeCount, listRows } from "./list-rows.ts";
import { passesFilter, sortRows, standingOf } from "./sort-rows.ts";
import { TermRow } from "./term-row.tsx";
import type { PlanView } from "./use-plan.ts";
import type { ReportView } from "./use-report-view.ts";

type Props = {
  result: ScanResult;
  kind: ComparisonKind;
  percent: number;
  view: ReportView;
  planView: PlanView;
};

/** One of the three comparisons: a circle, a percentage, a sentence, and a table of terms against resume and ad. */
export function Comparison({ kind, percent, ...shared }: Props) {
  const { asked, extra } = listRows(shared.result, kind);
  const texts = REPORT.comparison;
  const id = `comparison-${kind}`;
  const notAsked = shared.planView.notAsked.labels;
  const listed = asked.filter((row) => !notAsked.includes(row.label));
  const rows = sortRows(listed).filter((row) => passesFilter(row, shared.view.filter));
  return (
    <section className={styles.comparison} aria-labelledby={id}>
      <div className={styles.head}>
        <Ring percent={percent} />
        <div>
          <h2 id={id}>
            {texts[kind].title} <span className={styles.percent}>{percent.toFixed(2)}%</span>
          </h2>
          <p>{describeCount(asked, kind)}</p>
        </div>
      </div>
      {listed.length > 0 && rows.length === 0 && <p className={styles.nothing}>{texts.filteredOut}</p>}
      {rows.length > 0 && <Table rows={rows} labelledBy={id} {...shared} />}
      {extra.length > 0 && (
        <details className={styles.extra}>
          <summary>
            {extra.length} {texts.more}
          </summary>
          <p>{extra.map((row) => row.label).join(", ")}</p>
        </details>
      )}
    </section>
  );
}

type TableProps = Omit<Props, "kind" | "percent"> & { rows: ComparisonRow[]; labelledBy: string };

function Table({ rows, labelledBy, ...shared }: TableProps) {
  const { columns, worth } = REPORT.comparison;
  const open = rows.filter((row) => standingOf(row) !== "found");
  const found = rows.filter((row) => standingOf(row) === "found");
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{columns.term}</th>
          <th scope="col">{columns.resume}</th>
          <th scope="col">{columns.job}</th>
          <th scope="col">{worth}</th>
        </tr>
      </thead>
      {open.length > 0 && (
        <tbody>
          {open.map((row) => (
            <TermRow key={row.label} row={row} {...shared} />
          ))}
        </tbody>
      )}
      {found.length > 0 && <FoundRows rows={found} {...shared} />}
    </table>
  );
}

/** What was found, folded into one row; open where a filter asks for it. */
function FoundRows({ rows, ...shared }: Omit<TableProps, "labelledBy">) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { view, planView } = shared;
  const hasOpenTerm = rows.some(
    ({ term }) => term !== null && view.open.has(shared.result.terms.indexOf(term)),
  );
  const isOpen = isUnfolded || hasOpenTerm || view.filter === "found" || view.filter === "must";
  const each = planView.plan.now.asked === 0 ? 0 : 60 / planView.plan.now.asked;
  return (
    <>
      <tbody>
        <tr className={styles.foundRow}>
          <td colSpan={4}>
            <button type="button" aria-expanded={isOpen} onClick={() => setUnfolded(!isOpen)}>
              <span className={styles.sign} data-standing="found">
                <Icon of={IconCheck} size="1rem" />
              </span>
              <b>{fillText(REPORT.comparison.found, { count: rows.length })}</b>
              <span className={styles.labels}>{rows.map((row) => row.label).join(", ")}</span>
              <span className={styles.sum}>+{(each * rows.length).toFixed(2)}</span>
              <Icon of={IconChevronDown} size="1.1rem" className={styles.chevron} />
            </button>
          </td>
        </tr>
      </tbody>
      <tbody className={styles.found} data-open={isOpen}>
        {rows.map((row) => (
          <TermRow key={row.label} row={row} {...shared} />
        ))}
      </tbody>
    </>
  );
}
