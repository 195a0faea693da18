import { useEffect, useState } from "react";
import { Link } from "react-router";
import { COMPARE } from "#content/site/compare.ts";
import { RESUMES } from "#content/site/resumes.ts";
import type { ScanSummary } from "#contract/history.ts";
import type { Scan } from "#contract/scan.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./compare.module.css";
import { listGroups } from "./list-groups.ts";

/** Pages of the list of past scans that are looked through: a hundred scans. */
const MOST_PAGES = 5;

/** From two reports on: the first one's resume against all its ads, all resumes against its ad. */
export function CompareMore({ scans: [first, ...others] }: { scans: readonly Scan[] }) {
  const { resumeSha256, jobSha256 } = first!.result.receipt;
  const listed = useListed();
  const groups = listGroups(listed, { resumeSha256, jobSha256 });
  const shown = new Set([first!, ...others].map(({ id }) => id));
  const isMore = (ids: string[]) => ids.length > 1 && ids.some((id) => !shown.has(id));
  if (!isMore(groups.ads) && !isMore(groups.resumes)) return null;
  const job = first!.result.jobTitle ?? RESUMES.untitled;
  return (
    <nav className={styles.more} aria-label={COMPARE.more}>
      <p>{COMPARE.more}</p>
      {isMore(groups.ads) && (
        <Link className={`${buttons.quiet} ${buttons.small}`} to={`/resumes#compare=${groups.ads.join()}`}>
          {fillText(COMPARE.groups.ads, { file: first!.resumeFileName, count: groups.ads.length })}
        </Link>
      )}
      {isMore(groups.resumes) && (
        <Link
          className={`${buttons.quiet} ${buttons.small}`}
          to={`/resumes#compare=${groups.resumes.join()}`}
        >
          {fillText(COMPARE.groups.resumes, { job, count: groups.resumes.length })}
        </Link>
      )}
    </nav>
  );
}

function useListed(): ScanSummary[] {
  const [listed, setListed] = useState<ScanSummary[]>([]);
  useEffect(() => {
    const request = new AbortController();
    listScans(request.signal).then(setListed, () => undefined);
    return () => request.abort();
  }, []);
  return listed;
}

/** What could be read; where a page is refused, what came before it. */
async function listScans(signal: AbortSignal): Promise<ScanSummary[]> {
  const listed: ScanSummary[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const result = await callApi("listScans", { body: after === undefined ? {} : { after }, signal });
    if (!result.ok) break;
    listed.push(...result.answer.scans);
    if (result.answer.next === null) break;
    after = result.answer.next;
  }
  return listed;
}
