import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import marks from "./marks.module.css";
import styles from "./report.module.css";
import { splitMarks } from "./split-marks.ts";

/** The text taken out of the PDF, with the ad's terms marked green. */
export function ResumeText({ result }: { result: ScanResult }) {
  const texts = REPORT.resumeText;
  return (
    <section className={styles.part} aria-labelledby="resume-text">
      <h2 id="resume-text">{texts.title}</h2>
      <p className={styles.legend}>{texts.legend}</p>
      <div className={marks.text}>
        {splitMarks(result.extractedResumeText, result.resumeHighlights).map((piece) =>
          piece.mark === null ? (
            piece.text
          ) : (
            <mark key={piece.start} className={marks.found}>
              {piece.text}
            </mark>
          ),
        )}
      </div>
    </section>
  );
}
