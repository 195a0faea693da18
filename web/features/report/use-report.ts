import { useEffect, useState } from "react";
import type { Scan } from "#contract/scan.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { useSession } from "../account/session-context.tsx";

export type ReportState =
  | { type: "loading" }
  | { type: "signed-out" }
  /** The user has no report, or (`asked`) none of this id. */
  | { type: "none"; asked: boolean }
  | { type: "problem"; problem: CallProblem }
  | { type: "ready"; scan: Scan };

/** The report the address names (`#<id>`), or the user's last one. Read again whenever somebody signs in. */
export function useReport(hash: string): { state: ReportState; reload: () => void } {
  const session = useSession();
  const personId = session === undefined ? undefined : (session?.person?.id ?? null);
  const signedOut = session != null && session.person === null;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ReportState>({ type: "loading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or another attempt reads it again.
  useEffect(() => {
    const request = new AbortController();
    if (personId === undefined) return;
    if (signedOut) return setState({ type: "signed-out" });
    setState({ type: "loading" });
    readReport(hash.slice(1), request.signal).then(setState, () => undefined);
    return () => request.abort();
  }, [hash, personId, attempt]);
  return { state, reload: () => setAttempt((count) => count + 1) };
}

async function readReport(id: string, signal: AbortSignal): Promise<ReportState> {
  const asked = id !== "";
  const result = asked
    ? await callApi("readScan", { params: { id: id }, signal })
    : await callApi("readLatestScan", { signal });
  if (result.ok) return { type: "ready", scan: result.answer };
  const { code } = result.problem;
  if (code === "sign-in-needed" || code === "session-expired") return { type: "signed-out" };
  if (code === "scan-not-found") return { type: "none", asked };
  return { type: "problem", problem: result.problem };
}
