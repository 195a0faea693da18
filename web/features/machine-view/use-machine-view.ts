import { useEffect, useState } from "react";
import type { MachineView } from "#contract/machine-view.ts";
import { type CallProblem, callApi } from "../../api.ts";

type ViewState = { view: MachineView | null; problem: CallProblem | null };

/** What machines read in the file of a scan; of the example's where there is none. Asked for once `wanted`. */
export function useMachineView(scanId: string | null, wanted: boolean): ViewState {
  const [state, setState] = useState<ViewState>({ view: null, problem: null });
  useEffect(() => {
    if (!wanted) return;
    const request = new AbortController();
    readView(scanId, request.signal).then(
      (read) => {
        if (!request.signal.aborted) setState(read);
      },
      () => undefined,
    );
    return () => request.abort();
  }, [scanId, wanted]);
  return state;
}

async function readView(scanId: string | null, signal: AbortSignal): Promise<ViewState> {
  if (scanId === null) return { view: (await import("virtual:example-view")).default, problem: null };
  const result = await callApi("readMachineView", { params: { id: scanId }, signal });
  return result.ok ? { view: result.answer, problem: null } : { view: null, problem: result.problem };
}
