import { useState } from "react";
import { LINKEDIN } from "#content/site/linkedin.ts";
import { AnalysisOutcome } from "./analysis-outcome.tsx";
import { ExampleReview } from "./example-review.tsx";
import styles from "./linkedin.module.css";
import { ProfileForm } from "./profile-form.tsx";
import { EMPTY_DRAFT, type ProfileDraft } from "./profile-form-data.ts";
import { useAnalysis } from "./use-analysis.ts";

/** The address, what the user owns beside it, and the review beneath (product spec, section 2). */
export function ProfileScreen() {
  const [draft, setDraft] = useState<ProfileDraft>(EMPTY_DRAFT);
  const { state, analyze } = useAnalysis();
  return (
    <div className={styles.page}>
      <h1>{LINKEDIN.title}</h1>
      <p className={styles.lead}>{LINKEDIN.lead}</p>
      <div className={styles.columns}>
        <ProfileForm
          draft={draft}
          change={(part) => setDraft((before) => ({ ...before, ...part }))}
          loading={state.type === "loading"}
          onAnalyze={() => void analyze(draft)}
        />
        <ExampleReview />
      </div>
      <AnalysisOutcome state={state} />
    </div>
  );
}
