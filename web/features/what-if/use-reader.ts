import { useEffect, useRef, useState } from "react";
import { type CallProblem, callApi } from "../../api.ts";
import type { WhatIfAnswer, WhatIfRequest, WhatIfScore } from "./what-if-messages.ts";

export type ReaderState =
  | { type: "loading" }
  | { type: "other-engine" }
  | { type: "failed"; problem: CallProblem | null }
  | { type: "ready"; original: WhatIfScore; score: WhatIfScore };

/** The engine in a thread of this browser, with a scan's pages and ad: asked for when the editor opens, ended with it. */
export function useReader(scanId: string): {
  state: ReaderState;
  read: (text: string) => void;
  retry: () => void;
} {
  const [state, setState] = useState<ReaderState>({ type: "loading" });
  const [attempt, setAttempt] = useState(0);
  const worker = useRef<Worker | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again.
  useEffect(() => {
    const request = new AbortController();
    const thread = new Worker(new URL("./what-if-worker.ts", import.meta.url), { type: "module" });
    worker.current = thread;
    setState({ type: "loading" });
    thread.addEventListener("error", () => setState({ type: "failed", problem: null }));
    thread.addEventListener("message", ({ data }: MessageEvent<WhatIfAnswer>) =>
      setState((before) => follow(before, data)),
    );
    callApi("readScanReading", { params: { id: scanId }, signal: request.signal }).then(
      (result) => {
        if (result.ok) ask(thread, { type: "open", reading: result.answer });
        else setState({ type: "failed", problem: result.problem });
      },
      () => undefined,
    );
    return () => {
      request.abort();
      thread.terminate();
    };
  }, [scanId, attempt]);
  return {
    state,
    read: (text) => worker.current !== null && ask(worker.current, { type: "edit", text }),
    retry: () => setAttempt((count) => count + 1),
  };
}

function ask(thread: Worker, request: WhatIfRequest): void {
  thread.postMessage(request);
}

function follow(before: ReaderState, answer: WhatIfAnswer): ReaderState {
  switch (answer.type) {
    case "opened":
      return { type: "ready", original: answer.original, score: answer.original };
    case "scored":
      return before.type === "ready" ? { ...before, score: answer.score } : before;
    case "other-engine":
      return { type: "other-engine" };
    case "failed":
      // A text that could not be read leaves the last score standing; without any there is nothing to show.
      return before.type === "ready" ? before : { type: "failed", problem: null };
  }
}
