import { useCallback, useEffect, useRef, useState } from "react";
import type { Application, ApplicationChanges, ApplicationEvent } from "#contract/application.ts";
import { changeApplication } from "#contract/change-application.ts";
import { type CallProblem, callApi } from "../../api.ts";
import type { EditResult } from "./application-store.ts";
import { useApplications, useStore } from "./use-applications.ts";

export type Edit = (changes: ApplicationChanges) => Promise<EditResult>;

export type OneState =
  | { type: "loading" }
  | { type: "problem"; problem: CallProblem }
  | { type: "ready"; application: Application; events: ApplicationEvent[] };

/**
 * One application with all that is kept of it. An edit is made to the version that stands on this page, so that what was
 * changed elsewhere is never overwritten unseen; the page is read again once the board knows of a newer one.
 */
export function useOneApplication(id: string) {
  const store = useStore();
  const { items, tracker } = useApplications(store);
  const [state, setState] = useState<OneState>({ type: "loading" });
  const base = useRef(0);
  const waiting = useRef(0);
  const newest = items.get(id)?.version ?? 0;

  const load = useCallback(async () => {
    const result = await callApi("readApplication", { params: { id } });
    if (!result.ok) return setState({ type: "problem", problem: result.problem });
    base.current = result.answer.application.version;
    setState({ type: "ready", ...result.answer });
  }, [id]);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (newest > base.current && base.current > 0 && waiting.current === 0) void load();
  }, [newest, load]);

  const edit: Edit = async (changes) => {
    const made = base.current;
    waiting.current += 1;
    const how = { at: new Date().toISOString(), stages: tracker.stages };
    setState((before) =>
      before.type === "ready"
        ? { ...before, application: changeApplication(before.application, changes, how) }
        : before,
    );
    const result = await store.edit(id, changes, made);
    waiting.current -= 1;
    // What this page did itself it has seen; anything else is read again.
    if (result.ok && result.version === base.current + 1) base.current = result.version;
    if (waiting.current === 0 || !result.ok) await load();
    return result;
  };
  return { state, edit };
}
