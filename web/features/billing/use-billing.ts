import { useCallback, useEffect, useState } from "react";
import type { BillingView } from "#contract/billing.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { useSessionStore } from "../account/session-context.tsx";

/** The user's subscription as the server knows it: read at the start, and again after each change. */
export function useBilling() {
  const sessions = useSessionStore();
  const [view, setView] = useState<BillingView | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const result = await callApi("readBilling", { signal }).catch(() => null);
      if (result === null || signal?.aborted) return;
      setProblem(result.ok ? null : result.problem);
      if (!result.ok) return;
      setView(result.answer);
      // The badge in the header says the plan too.
      if (sessions.current()?.person?.subscription !== result.answer.plan) await sessions.refresh();
    },
    [sessions],
  );
  useEffect(() => {
    const request = new AbortController();
    void load(request.signal);
    return () => request.abort();
  }, [load]);
  return { view, problem, load };
}
