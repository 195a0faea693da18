import { IconCheck, IconChevronDown, IconTilde, IconX } from "@tabler/icons-react";
import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./comparison.module.css";
import type { ComparisonRow } from "./list-rows.ts";
import { type Standing, standingOf } from "./sort-rows.ts";
import { TermEvidence } from "./term-evidence.tsx";
import type { PlanView } from "./use-plan.ts";
import { IDS, type ReportView } from "./use-report-view.ts";

type Props = { row: ComparisonRow; result: ScanResult; view: ReportView; planView: PlanView };

const SIGNS = { found: IconCheck, partly: IconTilde, missing: IconX } as const;

/** A term against both sides, and below it, once opened, the words of both that show it. */
export function TermRow({ row, result, view, planView }: Props) {
  const { term } = row;
  const index = term === null ? -1 : result.terms.indexOf(term);
  const isOpen = view.open.has(index);
  const standing = standingOf(row);
  const id = IDS.term(index);
  return (
    <>
      <tr id={term === null ? undefined : id} className={styles.term} data-open={isOpen}>
        <th scope="row">
          {term === null ? (
            <Name row={row} />
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-quotes`}
              onClick={() => view.toggle(index)}
            >
              <Name row={row} />
              <Icon of={IconChevronDown} size="1.1rem" className={styles.chevron} />
            </button>
          )}
        </th>
        <ResumeCell standing={standing} />
        <JobCell times={term?.jobQuotes.length ?? 0} />
        <WorthCell standing={standing} asked={planView.plan.now.asked} />
      </tr>
      {term !== null && (
        <tr id={`${id}-quotes`} className={styles.quotes} data-open={isOpen}>
          <td colSpan={4}>
            <TermEvidence
              term={term}
              result={result}
              isUntrue={planView.untrue.includes(row.label)}
              onUntrue={(isUntrue) => planView.setUntrue(row.label, isUntrue)}
              onNotAsked={
                planView.notAsked.set === null ? null : () => planView.notAsked.set?.(row.label, false)
              }
              onShowBoth={() => view.showInBothTexts(index)}
            />
          </td>
        </tr>
      )}
    </>
  );
}

function Name({ row: { label, term } }: { row: ComparisonRow }) {
  return (
    <span className={styles.name}>
      {label}{" "}
      {term !== null && term.need !== "stated" && (
        <span className={styles.need} data-need={term.need}>
          {REPORT.comparison[term.need]}
        </span>
      )}
    </span>
  );
}

/** Check, cross or something between: the shape says it as well as the colour, and words say it to everybody. */
function ResumeCell({ standing }: { standing: Standing }) {
  const { inResume, notInResume, partly } = REPORT.comparison;
  const text = { found: inResume, partly: `${partly}`, missing: notInResume }[standing];
  return (
    <td className={styles.resume} data-standing={standing}>
      <span className={styles.sign} data-standing={standing}>
        <Icon of={SIGNS[standing]} size="1rem" />
      </span>{" "}
      {text}
    </td>
  );
}

/** Every term of a comparison is in the ad: the sign is the spec's, how often is the news. */
function JobCell({ times }: { times: number }) {
  const { inJob } = REPORT.comparison;
  return (
    <td className={styles.job}>
      <span className={styles.sign}>
        <Icon of={IconCheck} size="1rem" />
      </span>{" "}
      <span className="visually-hidden">{inJob}</span>{" "}
      {times > 0 && <span>{fillText(REPORT.comparison.times, { count: times })}</span>}
    </td>
  );
}

function WorthCell({ standing, asked }: { standing: Standing; asked: number }) {
  return (
    <td className={styles.worth}>
      <span data-standing={standing}>+{(60 / Math.max(1, asked)).toFixed(2)}</span>
    </td>
  );
}
