import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import { Ring } from "../../ui/ring.tsx";
import styles from "./comparison.module.css";
import { type ComparisonKind, type ComparisonRow, describeCount, listRows } from "./list-rows.ts";
import { TermDetails } from "./term-details.tsx";

type Props = { result: ScanResult; kind: ComparisonKind; percent: number };

/** One of the three comparisons: a circle, a sentence, and a table of terms against resume and ad. */
export function Comparison({ result, kind, percent }: Props) {
  const { asked, extra } = listRows(result, kind);
  const texts = REPORT.comparison;
  const id = `comparison-${kind}`;
  return (
    <section className={styles.comparison} aria-labelledby={id}>
      <div className={styles.head}>
        <Ring percent={percent} text={`${percent}%`} />
        <div>
          <h2 id={id}>{texts[kind].title}</h2>
          <p>{describeCount(asked, kind)}</p>
        </div>
      </div>
      {asked.length > 0 && <Rows rows={asked} result={result} labelledBy={id} />}
      {extra.length > 0 && (
        <details className={styles.extra}>
          <summary>
            {extra.length} {texts.more}
          </summary>
          <Rows rows={extra} result={result} labelledBy={id} />
        </details>
      )}
    </section>
  );
}

function Rows({
  rows,
  result,
  labelledBy,
}: {
  rows: ComparisonRow[];
  result: ScanResult;
  labelledBy: string;
}) {
  const texts = REPORT.comparison;
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.term}</th>
          <th scope="col">{texts.columns.resume}</th>
          <th scope="col">{texts.columns.job}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              <span className={styles.term}>
                {row.label}{" "}
                {row.term !== null && row.term.need !== "stated" && (
                  <span className={styles.need}>{texts[row.term.need]}</span>
                )}
              </span>
              {row.term !== null && <TermDetails term={row.term} result={result} />}
            </th>
            <td>
              <Sign yes={row.inResume} text={row.inResume ? texts.inResume : texts.notInResume} />
            </td>
            <td>
              <Sign yes={row.inJob} text={row.inJob ? texts.inJob : texts.notInJob} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Check or cross: the shape says it as well as the colour, and the words say it to a screen reader. */
function Sign({ yes, text }: { yes: boolean; text: string }) {
  return (
    <span className={yes ? styles.yes : styles.no}>
      <span aria-hidden="true">{yes ? "✓" : "✗"}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
