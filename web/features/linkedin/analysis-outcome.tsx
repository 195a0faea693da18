import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { LINKEDIN } from "#content/site/linkedin.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import styles from "./linkedin.module.css";
import { ReviewView } from "./review-view.tsx";
import type { AnalysisState } from "./use-analysis.ts";

const TEXTS = LINKEDIN.result;

/** What came of the analysis: nothing yet, under way, failed, or the review. */
export function AnalysisOutcome({ state }: { state: AnalysisState }) {
  const failure = useRef<HTMLDivElement>(null);
  const failed = state.type === "failed";
  // The form is higher than most screens, and one of its buttons stands at the top.
  useEffect(() => {
    if (failed) failure.current?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [failed]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {state.type === "loading" ? LINKEDIN.analyzing : ""}
      </p>
      <div ref={failure} role="alert" className={styles.failed}>
        {state.type === "failed" && (
          <>
            <p>{LINKEDIN.failed}</p>
            <p>{describeProblem(state.problem, LINKEDIN.quote)}</p>
          </>
        )}
      </div>
      {state.type === "done" && (
        <>
          <ReviewView html={state.review.reviewHtml} focus />
          {state.review.id !== null && (
            <p className="no-print">
              {TEXTS.kept} <Link to="/resumes#linkedin">{TEXTS.keptLink}</Link>
            </p>
          )}
        </>
      )}
    </>
  );
}
