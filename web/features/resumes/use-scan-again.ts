import { type RefObject, useState } from "react";
import { useNavigate } from "react-router";
import { RESUMES } from "#content/site/resumes.ts";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { PROBLEMS } from "#contract/problem.ts";
import { callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { useRequest } from "../../ui/use-request.ts";
import { useSessionStore } from "../account/session-context.tsx";

/** Why there is no new report. `usedUp`: no scans are left. */
type Refusal = { fieldProblem: string | null; failure: string | null; usedUp: boolean };

const NONE: Refusal = { fieldProblem: null, failure: null, usedUp: false };

/** A kept resume scanned against another ad; where that goes well, the page goes on to the report. */
export function useScanAgain(scanId: string, field: RefObject<HTMLElement | null>) {
  const [working, setWorking] = useState(false);
  const [refusal, setRefusal] = useState(NONE);
  const beginRequest = useRequest();
  const sessions = useSessionStore();
  const navigate = useNavigate();

  async function scanAgain(job: string): Promise<void> {
    const fieldProblem = checkJob(job);
    setRefusal({ ...NONE, fieldProblem });
    if (fieldProblem !== null) return field.current?.focus();
    const { signal } = beginRequest();
    setWorking(true);
    const body = { scanId, jobDescription: job };
    const result = await callApi("scanAgain", { body, signal }).catch(() => null);
    if (result === null || signal.aborted) return;
    setWorking(false);
    if (!result.ok && result.problem.code === "scans-used-up") return setRefusal({ ...NONE, usedUp: true });
    if (!result.ok)
      return setRefusal({ ...NONE, failure: describeProblem(result.problem, RESUMES.failed.quote) });
    void sessions.refresh();
    navigate(`/user-output#${result.answer.id}`);
  }
  return { working, ...refusal, scanAgain };
}

function checkJob(job: string): string | null {
  if (job.trim() === "") return PROBLEMS["job-missing"].title;
  return job.length > MAX_JOB_CHARACTERS ? PROBLEMS["job-too-long"].title : null;
}
