import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
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
  const [compared, setCompared] = useState<ScanSummary | null>(null);
  const navigate = useNavigate();
  const compare = (scan: ScanSummary) => {
    if (compared === null || compared.id === scan.id) setCompared(compared === null ? scan : null);
    // The older one first, as time went.
    else
      void navigate(
        `/resumes#compare=${[compared, scan]
          .sort(byTime)
          .map(({ id }) => id)
          .join()}`,
      );
  };
  const { again, download } = RESUMES.actions;
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
            aside={
              scan.overallScore !== null && (
                <p className={styles.score}>
                  {fillText(RESUMES.score, { score: scan.overallScore.toFixed(2) })}
                </p>
              )
            }
            actions={(of) => (
              <>
                <Button variant="default" onClick={() => setChosen(scan)}>
                  {again}
                  {of}
                </Button>
                <Button
                  variant={compared?.id === scan.id ? "filled" : "default"}
                  aria-pressed={compared?.id === scan.id}
                  onClick={() => compare(scan)}
                >
                  {COMPARE.choose}
                  {of}
                </Button>
                <Button
                  component="a"
                  href={fillPath(RESUME_FILE_PATH, { id: scan.id })}
                  download
                  variant="default"
                >
                  {download}
                  {of}
                </Button>
              </>
            )}
            {...actions}
          />
        )}
      />
      <div className={compared === null ? "visually-hidden" : styles.chosen}>
        <p role="status">
          {compared !== null && fillText(COMPARE.next, { job: compared.jobTitle ?? RESUMES.untitled })}
        </p>
        {compared !== null && (
          <Button variant="default" onClick={() => setCompared(null)}>
            {COMPARE.drop}
          </Button>
        )}
      </div>
      {chosen !== null && <ScanAgain scan={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function byTime(one: ScanSummary, other: ScanSummary): number {
  return one.createdAt < other.createdAt ? -1 : 1;
}
