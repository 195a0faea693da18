import { Link } from "react-router";
import { LINKEDIN } from "#content/site/linkedin.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import { useKept } from "../account/use-kept.ts";
import styles from "./linkedin.module.css";
import { ReviewView } from "./review-view.tsx";

const TEXTS = LINKEDIN.result;

/** A kept review, read again. */
export function KeptReviewScreen({ id }: { id: string }) {
  const state = useKept("readReview", id);
  return (
    <div className={styles.page}>
      <h1>{LINKEDIN.title}</h1>
      {state.type === "loading" && <p role="status">{TEXTS.loading}</p>}
      {state.type === "ready" && <ReviewView html={state.kept.reviewHtml} focus={false} />}
      {state.type === "signed-out" && <SignInPrompt texts={TEXTS.signedOut} />}
      {state.type === "problem" && <p role="alert">{describeProblem(state.problem, LINKEDIN.quote)}</p>}
      <p className="no-print">
        <Link to="/linkedin-optimization">{TEXTS.another}</Link>
      </p>
    </div>
  );
}
