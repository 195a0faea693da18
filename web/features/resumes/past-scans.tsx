import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { COMPARE } from "#content/site/compare.ts";
import { RESUMES } from "#content/site/resumes.ts";
import type { ScanSummary } from "#contract/history.ts";
import { callApi, fillPath } from "../../api.ts";
import { RESUME_FILE_PATH } from "../../api-paths.ts";
import buttons from "../../ui/button.module.css";
import { DockAction } from "../../ui/dock-action.tsx";
import { ExampleSheet } from "../../ui/example-sheet.tsx";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { PastList } from "./past-list.tsx";
import { PastRow } from "./past-row.tsx";
import styles from "./resumes.module.css";
import { RowChange, RowScore, StepsLeft } from "./row-score.tsx";
import { ScanAgain } from "./scan-again.tsx";
import { latestTrend, scoreChanges } from "./score-changes.ts";
import { ScoreTrend } from "./score-trend.tsx";
import { useCompareChoice } from "./use-compare-choice.ts";
import type { PastSource } from "./use-past-list.ts";

const SOURCE: PastSource<ScanSummary> = {
  list: async (body, signal) => {
    const result = await callApi("listScans", { body, signal });
    return result.ok ? { ok: true, items: result.answer.scans, next: result.answer.next } : result;
  },
  remove: (id) => callApi("deleteScan", { params: { id } }),
  restore: (id) => callApi("restoreScan", { params: { id } }),
  gone: "scan-not-found",
};

export function PastScans() {
  const [chosen, setChosen] = useState<ScanSummary | null>(null);
  const { compared, compare, compareBoth, drop } = useCompareChoice();
  return (
    <>
      <PastList
        source={SOURCE}
        texts={RESUMES.scans}
        example={<ExampleReport />}
        above={(scans) => {
          const kept = scans.filter(({ deleted }) => !deleted);
          return (
            <>
              <LatestTrend scans={kept} />
              {compared === null && <CompareLatest scans={kept} onCompare={compareBoth} />}
            </>
          );
        }}
        row={(scan, actions, all) => (
          <PastRow
            key={scan.id}
            item={scan}
            href={`/user-output#${scan.id}`}
            chosen={compared?.id === scan.id}
            before={(of) => (
              <>
                <CompareTick of={of} chosen={compared?.id === scan.id} onCompare={() => compare(scan)} />
                {scan.overallScore !== null && <RowScore score={scan.overallScore} />}
              </>
            )}
            fact={
              <>
                <StepsLeft count={scan.stepsLeft} />
                {scan.jobTitle === null && <NameJob scan={scan} />}
              </>
            }
            aside={<RowChange change={scoreChanges(all.filter(({ deleted }) => !deleted)).get(scan.id)} />}
            actions={(of) => <ScanActions scan={scan} of={of} onAgain={() => setChosen(scan)} />}
            {...actions}
          />
        )}
      />
      <ComparedNote compared={compared} onDrop={drop} />
      {chosen !== null && <ScanAgain scan={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The ad names no title: the report is where it is said. */
function NameJob({ scan }: { scan: ScanSummary }) {
  return (
    <>
      {" · "}
      <Link to={`/user-output#${scan.id}`}>{RESUMES.nameIt}</Link>
    </>
  );
}

/** What a report looks like, where there is none. */
export function ExampleReport() {
  return <ExampleSheet tag={RESUMES.example} score={81.25} points={["+11.25", "+10.00", "+7.50"]} />;
}

function LatestTrend({ scans }: { scans: readonly ScanSummary[] }) {
  const trend = latestTrend(scans);
  const job = scans[0]?.jobTitle ?? RESUMES.untitled;
  return trend.length < 2 ? null : (
    <ScoreTrend job={job} scores={trend.map(({ overallScore }) => overallScore)} />
  );
}

type LatestProps = {
  scans: readonly ScanSummary[];
  onCompare: (one: ScanSummary, other: ScanSummary) => void;
};

/** In the dock of a phone: the two newest, until one has been chosen. */
function CompareLatest({ scans: [newest, second], onCompare }: LatestProps) {
  if (newest === undefined || second === undefined) return null;
  return (
    <DockAction>
      <button type="button" className={buttons.marker} onClick={() => onCompare(second, newest)}>
        {COMPARE.latest}
      </button>
    </DockAction>
  );
}

type TickProps = { of: ReactNode; chosen: boolean; onCompare: () => void };

/** Two ticks open the comparison. */
function CompareTick({ of, chosen, onCompare }: TickProps) {
  return (
    <label className={styles.tick} title={COMPARE.choose}>
      <input type="checkbox" checked={chosen} onChange={onCompare} />
      <span className="visually-hidden">
        {COMPARE.choose}
        {of}
      </span>
    </label>
  );
}

/** `of` is the name of the job, for those who do not see the row. */
function ScanActions({ scan, of, onAgain }: { scan: ScanSummary; of: ReactNode; onAgain: () => void }) {
  const { again, download } = RESUMES.actions;
  return (
    <>
      <button type="button" className={`${buttons.quiet} ${buttons.small}`} onClick={onAgain}>
        {again}
        {of}
      </button>
      <a className={styles.icon} href={fillPath(RESUME_FILE_PATH, { id: scan.id })} download title={download}>
        <Icon of={IconDownload} />
        <span className="visually-hidden">{download}</span>
        {of}
      </a>
    </>
  );
}

/** Says which scan waits for a second one. */
function ComparedNote({ compared, onDrop }: { compared: ScanSummary | null; onDrop: () => void }) {
  return (
    <div className={compared === null ? "visually-hidden" : styles.chosen}>
      <p role="status">
        {compared !== null && fillText(COMPARE.next, { job: compared.jobTitle ?? RESUMES.untitled })}
      </p>
      {compared !== null && (
        <button type="button" className={buttons.quiet} onClick={onDrop}>
          {COMPARE.drop}
        </button>
      )}
    </div>
  );
}
