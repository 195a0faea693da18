import { REPORT } from "#content/site/report.ts";
import { RECOMMENDED_SCORE } from "#contract/plans.ts";
import type { ScanResult } from "#contract/scan.ts";
import { Ring } from "../../ui/ring.tsx";
import { formatPoints } from "./format-points.ts";
import styles from "./score-summary.module.css";

/** The circle, the warning where the score is below the recommended one, and the four parts it is the sum of. */
export function ScoreSummary({ result }: { result: ScanResult }) {
  const texts = REPORT.score;
  return (
    <section className={styles.summary} aria-labelledby="score">
      <div className={styles.circle}>
        <h2 id="score">{texts.title}</h2>
        <Ring
          percent={result.overallScore}
          text={formatPoints(result.overallScore)}
          small={texts.of}
          size="large"
        />
        {result.overallScore < RECOMMENDED_SCORE && <p className={styles.below}>{texts.below}</p>}
      </div>
      <table className={styles.parts}>
        <caption className="visually-hidden">{texts.partsCaption}</caption>
        <tbody>
          {listParts(result).map((part) => (
            <tr key={part.label}>
              <th scope="row">
                {part.label}
                <span>{part.note}</span>
              </th>
              <td>
                <strong>{formatPoints(part.points)}</strong> of {part.most}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Part = { label: string; note: string; points: number; most: number };

function listParts(result: ScanResult): Part[] {
  const { parts, essentialNote, structureNotes, nothingAsked, terms, wordNote } = REPORT.score;
  const { asked, found } = result.receipt;
  return [
    {
      label: parts.keywords,
      note: asked === 0 ? nothingAsked : `60 × ${found} of ${asked} ${terms}`,
      points: result.parts.keywords,
      most: 60,
    },
    { label: parts.essentialInfo, note: essentialNote, points: result.parts.essentialInfo, most: 10 },
    {
      label: parts.structure,
      note: structureNotes[result.structure],
      points: result.parts.structure,
      most: 10,
    },
    {
      label: parts.wordcount,
      note: `${result.wordcount} ${wordNote}`,
      points: result.parts.wordcount,
      most: 20,
    },
  ];
}
