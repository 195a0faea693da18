import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import marks from "../../ui/marks.module.css";
import { splitMarks } from "../../ui/split-marks.ts";
import styles from "./report.module.css";

/** The ad with what the resume has in green and what is missing in red; underlines and words say the same. */
export function JobText({ result }: { result: ScanResult }) {
  const { title, legend, missingList, nothingMissing } = REPORT.jobText;
  const { found, missing } = REPORT.resumeText;
  return (
    <section className={styles.part} aria-labelledby="job-text">
      <h2 id="job-text">{title}</h2>
      <h3 className={styles.subhead}>{missingList}</h3>
      {result.missingKeywords.length === 0 ? (
        <p>{nothingMissing}</p>
      ) : (
        <ul className={styles.missingList}>
          {result.missingKeywords.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      <p className={styles.legend}>{legend}</p>
      <div className={`${marks.sheet} ${styles.text}`}>
        {splitMarks(result.scannedJobDescription, result.jobHighlights).map((piece) =>
          piece.mark === null ? (
            piece.text
          ) : (
            <mark key={piece.start} className={piece.mark.found ? marks.shown : marks.gap}>
              <span className="visually-hidden">{piece.mark.found ? found : missing}: </span>
              {piece.text}
            </mark>
          ),
        )}
      </div>
    </section>
  );
}
