import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import bands from "../../ui/bands.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { formatPoints } from "../../ui/format-points.ts";
import { scoreBand } from "../../ui/score-band.ts";
import { listMissingContact } from "../plan/describe-step.ts";
import styles from "./hero.module.css";

type Part = { label: string; note: string; points: number; most: number };

/** The four parts that the score is the sum of, each with what it was given for. */
export function ScoreParts({ result }: { result: ScanResult }) {
  return (
    <ul className={styles.parts} aria-label={REPORT.score.partsCaption}>
      {listParts(result).map(({ label, note, points, most }) => (
        <li key={label}>
          <p className={styles.part}>
            <b>{label}</b>{" "}
            <span>
              <strong>{formatPoints(points)}</strong> of {most}
            </span>
          </p>
          <svg
            className={`${styles.bar} ${bands[`band${scoreBand((100 * points) / most).band}`]}`}
            aria-hidden="true"
          >
            <rect width={`${(100 * points) / most}%`} height="100%" />
          </svg>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}

function listParts(result: ScanResult): Part[] {
  const { parts, essentialNote, essentialMissing, structureNotes, nothingAsked, terms, wordNote } =
    REPORT.score;
  const { asked, found } = result.receipt;
  const missing = listMissingContact(result);
  return [
    {
      label: parts.keywords,
      note: asked === 0 ? nothingAsked : `60 × ${found} of ${asked} ${terms}`,
      points: result.parts.keywords,
      most: 60,
    },
    {
      label: parts.essentialInfo,
      note: missing.length === 0 ? essentialNote : fillText(essentialMissing, { items: missing.join(", ") }),
      points: result.parts.essentialInfo,
      most: 10,
    },
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
