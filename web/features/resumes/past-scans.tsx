import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { COMPARE } from "#content/site/compare.ts";
import { RESUMES } from "#content/site/resumes.ts";
import { RESUME_FILE_PATH } from "#contract/endpoints.ts";
import type { ScanSummary } from "#contract/history.ts";
import { callApi, fillPath } from "../../api.ts";
import { fillText } from "../../ui/fill-text.ts";
import { PastList } from "./past-list.tsx";
import { PastRow } from "./past-row.tsx";
import styles from "./resumes.module.css";
import { ScanAgain } from "./scan-again.tsx";
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
  const { compared, compare, drop } = useCompareChoice();
  return (
    <>
      <PastList
        source={SOURCE}
        texts={RESUMES.scans}
        row={(scan, actions) => (
          <PastRow
            key={scan.id}
            item={scan}
            href={`/user-output#${scan.id}`}
            aside={scan.overallScore !== null && <Score score={scan.overallScore} />}
            actions={(of) => (
              <ScanActions
                scan={scan}
                of={of}
                isCompared={compared?.id === scan.id}
                onAgain={() => setChosen(scan)}
                onCompare={() => compare(scan)}
              />
            )}
            {...actions}
          />
        )}
      />
      <ComparedNote compared={compared} onDrop={drop} />
      {chosen !== null && <ScanAgain scan={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Score({ score }: { score: number }) {
  return <p className={styles.score}>{fillText(RESUMES.score, { score: score.toFixed(2) })}</p>;
}

type ActionProps = {
  scan: ScanSummary;
  /** The name of the job, for those who do not see the row. */
  of: ReactNode;
  isCompared: boolean;
  onAgain: () => void;
  onCompare: () => void;
};

function ScanActions({ scan, of, isCompared, onAgain, onCompare }: ActionProps) {
  const { again, download } = RESUMES.actions;
  return (
    <>
      <Button variant="default" onClick={onAgain}>
        {again}
        {of}
      </Button>
      <Button variant={isCompared ? "filled" : "default"} aria-pressed={isCompared} onClick={onCompare}>
        {COMPARE.choose}
        {of}
      </Button>
      <Button component="a" href={fillPath(RESUME_FILE_PATH, { id: scan.id })} download variant="default">
        {download}
        {of}
      </Button>
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
        <Button variant="default" onClick={onDrop}>
          {COMPARE.drop}
        </Button>
      )}
    </div>
  );
}
