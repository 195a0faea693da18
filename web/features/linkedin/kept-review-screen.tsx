import { useEffect, useState } from "react";
import { Link } from "react-router";
import { LINKEDIN } from "#content/site/linkedin.ts";
import type { KeptReview } from "#contract/linkedin.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { useSession } from "../account/session-context.tsx";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import styles from "./linkedin.module.css";
import { ReviewView } from "./review-view.tsx";

const TEXTS = LINKEDIN.result;

type State =
  | { type: "loading" }
  | { type: "problem"; problem: CallProblem }
  | { type: "ready"; review: KeptReview };

/** A kept review, read again. */
export function KeptReviewScreen({ id }: { id: string }) {
  const session = useSession();
  const personId = session === undefined ? undefined : (session?.person?.id ?? null);
  const [state, setState] = useState<State>({ type: "loading" });
  useEffect(() => {
    if (personId === undefined) return;
    const request = new AbortController();
    callApi("readReview", { params: { id }, signal: request.signal }).then(
      (result) =>
        setState(
          result.ok ? { type: "ready", review: result.answer } : { type: "problem", problem: result.problem },
        ),
      () => undefined,
    );
    return () => request.abort();
  }, [id, personId]);
  return (
    <div className={styles.page}>
      <h1>{LINKEDIN.title}</h1>
      {state.type === "loading" && <p role="status">{TEXTS.loading}</p>}
      {state.type === "ready" && <ReviewView html={state.review.reviewHtml} focus={false} />}
      {state.type === "problem" && <Absence problem={state.problem} />}
      <p className="no-print">
        <Link to="/linkedin-optimization">{TEXTS.another}</Link>
      </p>
    </div>
  );
}

function Absence({ problem }: { problem: CallProblem }) {
  const signedOut = problem.code === "sign-in-needed" || problem.code === "session-expired";
  return signedOut ? (
    <SignInPrompt texts={TEXTS.signedOut} />
  ) : (
    <p role="alert">{describeProblem(problem, LINKEDIN.quote)}</p>
  );
}
