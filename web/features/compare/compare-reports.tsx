import { useEffect, useState } from "react";
import { COMPARE } from "#content/site/compare.ts";
import type { Scan } from "#contract/scan.ts";
import { callApi } from "../../api.ts";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./compare.module.css";
import { CompareMore } from "./compare-more.tsx";
import { compareResults } from "./compare-results.ts";
import { ScoreTable } from "./score-table.tsx";
import { TermTable } from "./term-table.tsx";

/** Reports of the user's own, from two to ten: who has the most points and why, and every term that they see differently. */
export function CompareReports({ ids }: { ids: readonly string[] }) {
  const { scans, failed } = useReports(ids);
  const count = ids.length;
  return (
    <section className={styles.compare} aria-labelledby="compare-title">
      <p>
        <a href="/resumes">{COMPARE.back}</a>
      </p>
      <h2 id="compare-title" tabIndex={-1}>
        {count === 2 ? COMPARE.title : fillText(COMPARE.titleMany, { count })}
      </h2>
      {failed && <p role="alert">{COMPARE.failed}</p>}
      {!failed && scans === null && <p role="status">{COMPARE.loading}</p>}
      {scans !== null && <Tables scans={scans} />}
    </section>
  );
}

function useReports(ids: readonly string[]): { scans: Scan[] | null; failed: boolean } {
  const [state, setState] = useState<{ scans: Scan[] | null; failed: boolean }>({
    scans: null,
    failed: false,
  });
  const list = ids.join();
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    Promise.all(list.split(",").map((id) => callApi("readScan", { params: { id }, signal }))).then(
      (results) => {
        const scans = results.flatMap((result) => (result.ok ? [result.answer] : []));
        const failed = scans.length < results.length;
        setState({ scans: failed ? null : scans, failed });
      },
      () => undefined,
    );
    return () => request.abort();
  }, [list]);
  return state;
}

function Tables({ scans }: { scans: readonly Scan[] }) {
  const { different, same } = compareResults(scans.map(({ result }) => result));
  return (
    <>
      <ScoreTable scans={scans} />
      {different.length === 0 ? (
        <p>{COMPARE.noDifference}</p>
      ) : (
        <TermTable scans={scans} terms={different} caption={COMPARE.different} />
      )}
      {same.length > 0 && (
        <details>
          <summary>{fillText(COMPARE.same, { count: same.length })}</summary>
          <TermTable scans={scans} terms={same} />
        </details>
      )}
      <CompareMore scans={scans} />
    </>
  );
}
