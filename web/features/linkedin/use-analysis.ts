import { useState } from "react";
import type { ReviewAnswer } from "#contract/linkedin.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { useRequest } from "../../ui/use-request.ts";
import { hasProfile, type ProfileDraft, writeBody } from "./profile-form-data.ts";
import { loadSanitizer } from "./sanitize-review.ts";

export type AnalysisState =
  | { type: "idle" }
  | { type: "loading" }
  | { type: "done"; review: ReviewAnswer }
  | { type: "failed"; problem: CallProblem };

/** Sends a profile and holds what came of it; an earlier result goes as soon as another is asked for. */
export function useAnalysis() {
  const [state, setState] = useState<AnalysisState>({ type: "idle" });
  const beginRequest = useRequest();

  const analyze = async (draft: ProfileDraft): Promise<void> => {
    if (!hasProfile(draft) || state.type === "loading") return;
    const { signal } = beginRequest();
    setState({ type: "loading" });
    // While the server reads, so that the review stands there as soon as it comes.
    loadSanitizer().catch(() => undefined);
    const result = await callApi("analyzeProfile", { body: writeBody(draft), signal }).catch(() => null);
    if (result === null || signal.aborted) return;
    setState(
      result.ok ? { type: "done", review: result.answer } : { type: "failed", problem: result.problem },
    );
  };
  return { state, analyze };
}
