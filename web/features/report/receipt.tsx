import { type ReactNode, useEffect, useState } from "react";
import { REPORT } from "#content/site/report.ts";
import { WHAT_IF } from "#content/site/what-if.ts";
import type { ScanResult } from "#contract/scan.ts";
import { Fold } from "../../ui/fold.tsx";
import { formatPoints } from "../../ui/format-points.ts";
import { FileCheck } from "./file-check.tsx";
import styles from "./receipt.module.css";
import { ReceiptDownload } from "./receipt-download.tsx";
import { type Recomputed, recomputeScore } from "./recompute-score.ts";

type Props = {
  result: ScanResult;
  /** Terms that the user says the ad does not ask for. */
  notAsked: readonly string[];
  /** Null in the example, which nobody signs. */
  scanId: string | null;
  /** What else the receipt names. */
  children?: ReactNode;
};

/** Everything needed to compute the score by hand, and the same sum done again in this browser. */
export function Receipt({ result, notAsked, scanId, children }: Props) {
  const { receipt, parts } = result;
  const texts = REPORT.receipt;
  return (
    <Fold id="receipt" title={texts.title} summary={<RecomputedHere result={result} />}>
      <p className={styles.sum}>
        60 × {receipt.found} / {Math.max(1, receipt.asked)} = {formatPoints(parts.keywords)}
        <br />
        {formatPoints(parts.keywords)} + {formatPoints(parts.essentialInfo)} + {formatPoints(parts.structure)}{" "}
        + {formatPoints(parts.wordcount)} = <strong>{formatPoints(result.overallScore)}</strong>
      </p>
      <details>
        <summary>{texts.terms}</summary>
        <table className={styles.terms}>
          <thead>
            <tr>
              <th scope="col">{texts.term}</th>
              <th scope="col">{texts.found}</th>
              <th scope="col">{texts.points}</th>
            </tr>
          </thead>
          <tbody>
            {receipt.terms.map((term) => (
              <tr key={term.term}>
                <th scope="row">{term.term}</th>
                <td>{term.found ? texts.yes : texts.no}</td>
                <td>{term.points.toFixed(4)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <dl className={styles.facts}>
        <dt>{texts.formula}</dt>
        <dd>{receipt.formula}</dd>
        <dt>{texts.engine}</dt>
        <dd>{receipt.engine}</dd>
        <dt>{texts.resumeHash}</dt>
        <dd>{receipt.resumeSha256}</dd>
        <dt>{texts.jobHash}</dt>
        <dd>{receipt.jobSha256}</dd>
      </dl>
      {notAsked.length > 0 && (
        <p>
          {WHAT_IF.notAsked.title}: {notAsked.join(", ")}. {WHAT_IF.notAsked.inReceipt}
        </p>
      )}
      {scanId !== null && <ReceiptDownload scanId={scanId} />}
      {children}
      <FileCheck sha256={receipt.resumeSha256} />
    </Fold>
  );
}

function RecomputedHere({ result }: { result: ScanResult }) {
  const [recomputed, setRecomputed] = useState<Recomputed | "failed" | null>(null);
  useEffect(() => {
    recomputeScore(result).then(setRecomputed, () => setRecomputed("failed"));
  }, [result]);
  return (
    <span role="status" className={styles.recomputed} data-outcome={recomputed ?? "waiting"}>
      {recomputed === null ? REPORT.receipt.recomputing : REPORT.receipt[recomputed]}
    </span>
  );
}
