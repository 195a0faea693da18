import { useCallback, useEffect, useRef, useState } from "react";
import type { SentAnswer, WireFact } from "#contract/facts.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { isAsked } from "./describe-fact.ts";

export type FactsState =
  | { type: "loading" }
  | { type: "problem"; problem: CallProblem }
  /** `asked`: ids of what was doubtful when the page opened; they stay in their place once answered. */
  | { type: "ready"; facts: WireFact[]; asked: ReadonlySet<string> };

export type FactsView = {
  state: FactsState;
  reload: () => void;
  /** Keeps answers at once; null when they are kept, else why not. */
  say: (answers: SentAnswer[]) => Promise<{ problem: CallProblem | null; facts: WireFact[] }>;
};

/** The facts of a kept scan; null for an example, which is nobody's. */
export function useFacts(scanId: string | null): FactsView | null {
  const [state, setState] = useState<FactsState>({ type: "loading" });
  const [attempt, setAttempt] = useState(0);
  const sent = useRef(0);
  const shown = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads them again.
  useEffect(() => {
    if (scanId === null) return;
    const request = new AbortController();
    setState({ type: "loading" });
    readFacts(scanId, request.signal).then(setState, () => undefined);
    return () => request.abort();
  }, [scanId, attempt]);

  const say = useCallback<FactsView["say"]>(
    async (answers) => {
      sent.current += 1;
      const own = sent.current;
      const result = await callApi("saveFacts", { params: { id: scanId ?? "" }, body: { answers } });
      if (!result.ok) return { problem: result.problem, facts: [] };
      const { facts } = result.answer;
      // An answer that was overtaken by a later one would show what no longer stands.
      if (own > shown.current) {
        shown.current = own;
        setState((before) => (before.type === "ready" ? { ...before, facts } : before));
      }
      return { problem: null, facts };
    },
    [scanId],
  );
  if (scanId === null) return null;
  return { state, reload: () => setAttempt((count) => count + 1), say };
}

async function readFacts(id: string, signal: AbortSignal): Promise<FactsState> {
  const result = await callApi("readFacts", { params: { id }, signal });
  if (!result.ok) return { type: "problem", problem: result.problem };
  const { facts } = result.answer;
  return { type: "ready", facts, asked: new Set(facts.filter(isAsked).map(({ id: factId }) => factId)) };
}
