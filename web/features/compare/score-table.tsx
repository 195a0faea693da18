import { COMPARE } from "#content/site/compare.ts";
import type { Scan } from "#contract/scan.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Gauge } from "../../ui/gauge.tsx";
import styles from "./compare.module.css";
import { findWinners } from "./compare-results.ts";
import { ReportHeads } from "./report-heads.tsx";
import { SideScroll } from "./side-scroll.tsx";

const PARTS = ["keywords", "essentialInfo", "structure", "wordcount"] as const;

/** The scores, and how far each part of every report stands above or below the first one's. */
export function ScoreTable({ scans }: { scans: readonly Scan[] }) {
  return (
    <SideScroll label={COMPARE.scores}>
      <table className={styles.table}>
        <caption>{COMPARE.scores}</caption>
        <ReportHeads scans={scans} first={COMPARE.scored} />
        <tbody>
          <Overall scans={scans} />
          <Standings scans={scans} />
          {PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">{COMPARE.parts[part]}</th>
              {scans.map(({ id, result }, at) => (
                <td key={id} className={styles.number}>
                  {result.parts[part].toFixed(2)}
                  {at > 0 && <Delta points={result.parts[part] - scans[0]!.result.parts[part]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

function Overall({ scans }: { scans: readonly Scan[] }) {
  return (
    <tr>
      <th scope="row">{COMPARE.parts.overall}</th>
      {scans.map(({ id, result }) => (
        <td key={id} className={styles.number}>
          <div aria-hidden="true">
            <Gauge score={result.overallScore} decimals />
          </div>
          <span className="visually-hidden">{result.overallScore.toFixed(2)}</span>
        </td>
      ))}
    </tr>
  );
}

function Standings({ scans }: { scans: readonly Scan[] }) {
  const scores = scans.map(({ result }) => result);
  const winners = findWinners(scores);
  const most = scores[winners[0]!]!.overallScore;
  const areAllSame = winners.length === scans.length;
  return (
    <tr>
      <th scope="row">{COMPARE.standing}</th>
      {scans.map(({ id, result }, at) => (
        <td key={id} className={styles.number}>
          {areAllSame ? (
            COMPARE.shared
          ) : winners.includes(at) ? (
            <span className={styles.winner}>{COMPARE.winner}</span>
          ) : (
            fillText(COMPARE.behind, { points: (most - result.overallScore).toFixed(2) })
          )}
        </td>
      ))}
    </tr>
  );
}

/** To the first report; nothing where there is no difference. */
function Delta({ points }: { points: number }) {
  const cents = Math.round(points * 100) / 100;
  if (cents === 0) return null;
  return (
    <span className={styles.delta} data-direction={cents > 0 ? "up" : "down"}>
      {cents > 0 ? "+" : "−"}
      {Math.abs(cents).toFixed(2)}
    </span>
  );
}
