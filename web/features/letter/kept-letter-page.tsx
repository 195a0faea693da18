import { Link } from "react-router";
import { LETTER } from "#content/site/letter.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import { useKept } from "../account/use-kept.ts";
import { TrackButton } from "../applications/track-button.tsx";
import styles from "./letter.module.css";
import { LetterAbout } from "./letter-about.tsx";
import { LetterResult } from "./letter-result.tsx";

const TEXTS = LETTER.kept;

/** A kept letter, opened again: every change is saved. */
export function KeptLetterPage({ id }: { id: string }) {
  const state = useKept("readLetter", id);
  if (state.type === "ready") {
    const letter = state.kept;
    return (
      <div className={styles.screen}>
        <LetterResult
          letter={{ ...letter, jobText: letter.jobDescription }}
          title={letter.jobTitle ?? LETTER.result.fileName}
          about={
            <>
              <LetterAbout writtenBy={letter.writtenBy} kept />
              <TrackButton from={{ letter: id }} />
            </>
          }
          kept
          isNew={false}
          rework={null}
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
      <h1>{LETTER.result.title}</h1>
      {state.type === "loading" && <p role="status">{TEXTS.loading}</p>}
      {state.type === "signed-out" && <SignInPrompt texts={TEXTS.signedOut} />}
      {state.type === "problem" && <Absence problem={state.problem} />}
    </div>
  );
}

function Absence({ problem }: { problem: CallProblem }) {
  if (problem.code === "letter-not-found")
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
