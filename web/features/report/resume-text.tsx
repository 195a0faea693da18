import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import marks from "../../ui/marks.module.css";
import { splitMarks } from "../../ui/split-marks.ts";
import { BothTexts } from "./both-texts.tsx";
import styles from "./report.module.css";
import { IDS, type ReportView } from "./use-report-view.ts";

/** The text taken out of the PDF, with the ad's terms marked green; side by side with the ad where that is asked for. */
export function ResumeText({ result, view }: { result: ScanResult; view: ReportView }) {
  const texts = REPORT.resumeText;
  return (
    <section className={styles.part} aria-labelledby="resume-text-title" id={IDS.texts}>
      <h2 id="resume-text-title">{texts.title}</h2>
      {view.sideBySide ? (
        <BothTexts result={result} chosen={view.chosen} onChoose={view.choose} />
      ) : (
        <>
          <p className={styles.legend}>{texts.legend}</p>
          <div className={`${marks.sheet} ${styles.text}`}>
            {splitMarks(result.extractedResumeText, result.resumeHighlights).map((piece) =>
              piece.mark === null ? (
                piece.text
              ) : (
                <mark key={piece.start} className={marks.shown}>
                  {piece.text}
                </mark>
              ),
            )}
          </div>
        </>
      )}
    </section>
  );
}
