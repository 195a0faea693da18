import { COMPARE } from "#content/site/compare.ts";
import type { Scan } from "#contract/scan.ts";
import styles from "./compare.module.css";
import type { ComparedTerm } from "./compare-results.ts";
import { ReportHeads } from "./report-heads.tsx";
import { SideScroll } from "./side-scroll.tsx";

type Props = { scans: readonly Scan[]; terms: readonly ComparedTerm[]; caption?: string };

/** How each report sees these terms. */
export function TermTable({ scans, terms, caption }: Props) {
  return (
    <SideScroll label={caption ?? COMPARE.term}>
      <table className={styles.table}>
        {caption !== undefined && <caption>{caption}</caption>}
        <ReportHeads scans={scans} first={COMPARE.term} />
        <tbody>
          {terms.map(({ label, kind, standings }) => (
            <tr key={`${kind} ${label}`}>
              <th scope="row">
                {label} <span className={styles.facts}>{COMPARE.kinds[kind]}</span>
              </th>
              {standings.map((standing, at) => (
                <td key={scans[at]!.id} data-standing={standing}>
                  {COMPARE.standings[standing]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}
