import { useEffect, useState } from "react";
import { Link } from "react-router";
import { LETTER } from "#content/site/letter.ts";
import type { KeptLetter } from "#contract/letter.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { useSession } from "../account/session-context.tsx";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import styles from "./letter.module.css";
import { LetterAbout } from "./letter-about.tsx";
import { LetterResult } from "./letter-result.tsx";

const TEXTS = LETTER.kept;

type State =
  | { type: "loading" }
  | { type: "problem"; problem: CallProblem }
  | { type: "ready"; letter: KeptLetter };

/** A kept letter, opened again: every change is saved. */
export function KeptLetterPage({ id }: { id: string }) {
  const session = useSession();
  const personId = session === undefined ? undefined : (session?.person?.id ?? null);
  const [state, setState] = useState<State>({ type: "loading" });
  useEffect(() => {
    if (personId === undefined) return;
    const request = new AbortController();
    callApi("readLetter", { params: { id }, signal: request.signal }).then(
      (result) =>
        setState(
          result.ok ? { type: "ready", letter: result.answer } : { type: "problem", problem: result.problem },
        ),
      () => undefined,
    );
    return () => request.abort();
  }, [id, personId]);

  if (state.type === "ready") {
    const { letter } = state;
    return (
      <div className={styles.screen}>
        <h1 className={styles.pageTitle}>{LETTER.result.title}</h1>
        <LetterResult
          letter={{ ...letter, jobText: letter.jobDescription }}
          title={letter.jobTitle ?? LETTER.result.fileName}
          about={<LetterAbout writtenBy={letter.writtenBy} kept />}
          kept
          isNew={false}
          check={(text, signal) =>
            callApi("saveLetter", { params: { id }, body: { coverLetter: text }, signal })
          }
        />
        <p className="no-print">
          <Link to="/cover-letter">{LETTER.result.another}</Link>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.absent}>
      <h1 className={styles.pageTitle}>{LETTER.result.title}</h1>
      {state.type === "loading" ? <p role="status">{TEXTS.loading}</p> : <Absence problem={state.problem} />}
    </div>
  );
}

function Absence({ problem }: { problem: CallProblem }) {
  const { code } = problem;
  if (code === "sign-in-needed" || code === "session-expired")
    return <SignInPrompt texts={TEXTS.signedOut} />;
  if (code === "letter-not-found")
    return (
      <>
        <h2>{TEXTS.missing.title}</h2>
        <p>{TEXTS.missing.text}</p>
        <p>
          <Link to="/cover-letter">{LETTER.result.another}</Link>
        </p>
      </>
    );
  return (
    <p role="alert">
      {describeProblem({ ...problem, title: `${TEXTS.failed} ${problem.title}` }, LETTER.errors.quote)}
    </p>
  );
}
