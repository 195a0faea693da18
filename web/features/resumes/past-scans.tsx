import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { RESUMES } from "#content/site/resumes.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { showNotice } from "../../ui/show-notice.ts";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import { PastScanRow } from "./past-scan-row.tsx";
import styles from "./resumes.module.css";
import { ScanAgain } from "./scan-again.tsx";
import { ScanSearch } from "./scan-search.tsx";
import { type PastScan, usePastScans } from "./use-past-scans.ts";

export function PastScans() {
  const { state, load, remove, restore } = usePastScans();
  const [chosen, setChosen] = useState<PastScan | null>(null);
  const { loading, problem, search, scans, next } = state;
  const { list, expectMore } = useFocusOnOlder(scans.length);
  const empty = scans.length === 0;

  const code = problem?.code;
  if (code === "sign-in-needed" || code === "session-expired")
    return <SignInPrompt texts={RESUMES.signedOut} />;
  if (empty && loading && search === "") return <p role="status">{RESUMES.loading}</p>;
  if (empty && !loading && problem === null && search === "") return <NoScans />;

  const attempt = async (work: Promise<typeof problem>) => {
    const refused = await work;
    if (refused !== null) showNotice(describeProblem(refused, RESUMES.failed.quote));
    return refused === null;
  };
  return (
    <>
      <p className={styles.lead}>{RESUMES.lead}</p>
      <ScanSearch search={search} onSearch={(words) => void load(words, null)} />
      <p role="status" className={empty || loading ? "" : "visually-hidden"}>
        {describeList(state)}
      </p>
      {!empty && (
        <ul ref={list} className={styles.list} aria-label={RESUMES.list} aria-busy={loading}>
          {scans.map((scan) => (
            <PastScanRow
              key={scan.id}
              scan={scan}
              onScanAgain={() => setChosen(scan)}
              onRemove={() => attempt(remove(scan.id))}
              onRestore={() => attempt(restore(scan.id))}
            />
          ))}
        </ul>
      )}
      {problem !== null && (
        <div className={styles.failed}>
          <p role="alert">{describeProblem(problem, RESUMES.failed.quote)}</p>
          <Button onClick={() => void load(search, empty ? null : next)}>{RESUMES.failed.button}</Button>
        </div>
      )}
      {next !== null && problem === null && (
        <Button
          variant="default"
          aria-disabled={loading}
          onClick={() => {
            if (loading) return;
            expectMore();
            void load(search, next);
          }}
        >
          {RESUMES.more}
        </Button>
      )}
      {chosen !== null && <ScanAgain scan={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** Older scans were asked for: the focus goes to the first of them, also where the button for more is gone. */
function useFocusOnOlder(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const expectedAfter = useRef<number>(null);
  useEffect(() => {
    const before = expectedAfter.current;
    if (before === null || count <= before) return;
    expectedAfter.current = null;
    list.current?.children[before]?.querySelector("a")?.focus();
  }, [count]);
  const expectMore = () => {
    expectedAfter.current = count;
  };
  return { list, expectMore };
}

function describeList({ loading, problem, scans }: ReturnType<typeof usePastScans>["state"]): string {
  if (loading) return RESUMES.loading;
  if (problem !== null) return "";
  if (scans.length === 0) return RESUMES.search.nothing;
  return `${RESUMES.list}: ${scans.length}`;
}

function NoScans() {
  return (
    <>
      <h2>{RESUMES.none.title}</h2>
      <p>{RESUMES.none.text}</p>
      <Button component="a" href="/#scan">
        {RESUMES.none.button}
      </Button>
    </>
  );
}
