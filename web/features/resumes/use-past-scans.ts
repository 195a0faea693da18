import { useCallback, useEffect, useRef, useState } from "react";
import type { ScanSummary } from "#contract/history.ts";
import { UNDO_MS } from "#contract/limits.ts";
import { type CallProblem, callApi } from "../../api.ts";

/** A scan in the list; a deleted one keeps its place for as long as that can be undone. */
export type PastScan = ScanSummary & { deleted: boolean };

export type PastScansState = {
  loading: boolean;
  problem: CallProblem | null;
  /** What the shown list was searched for. */
  search: string;
  scans: PastScan[];
  next: string | null;
};

const START: PastScansState = { loading: true, problem: null, search: "", scans: [], next: null };

/** The signed-in person's past scans, as far as they have been asked for. */
export function usePastScans() {
  const [state, setState] = useState(START);
  const request = useRef<AbortController>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const load = useCallback(async (search: string, after: string | null) => {
    request.current?.abort();
    const current = new AbortController();
    request.current = current;
    setState((before) => ({ ...before, loading: true, problem: null }));
    const body = { search, ...(after === null ? {} : { after }) };
    const result = await callApi("listScans", { body, signal: current.signal }).catch(() => null);
    if (result === null || current.signal.aborted) return;
    if (!result.ok) return setState((before) => ({ ...before, loading: false, problem: result.problem }));
    const { scans, next } = result.answer;
    const added = scans.map((scan) => ({ ...scan, deleted: false }));
    setState((before) => ({
      loading: false,
      problem: null,
      search,
      scans: after === null ? added : [...before.scans, ...added],
      next,
    }));
  }, []);

  const mark = useCallback((id: string, deleted: boolean) => {
    setState((before) => ({
      ...before,
      scans: before.scans.map((scan) => (scan.id === id ? { ...scan, deleted } : scan)),
    }));
  }, []);

  const forget = useCallback((id: string, onlyDeleted = false) => {
    setState((before) => ({
      ...before,
      scans: before.scans.filter((scan) => scan.id !== id || (onlyDeleted && !scan.deleted)),
    }));
  }, []);

  useEffect(() => {
    void load("", null);
    const waiting = timers.current;
    return () => {
      request.current?.abort();
      for (const timer of waiting) clearTimeout(timer);
    };
  }, [load]);

  /** Answers with the problem, or null when it is done. A scan that is not there any more counts as deleted. */
  const remove = async (id: string): Promise<CallProblem | null> => {
    const result = await callApi("deleteScan", { params: { id } });
    if (!result.ok && result.problem.code !== "scan-not-found") return result.problem;
    if (!result.ok) forget(id);
    else {
      mark(id, true);
      timers.current.add(setTimeout(() => forget(id, true), UNDO_MS));
    }
    return null;
  };

  const restore = async (id: string): Promise<CallProblem | null> => {
    const result = await callApi("restoreScan", { params: { id } });
    if (result.ok) mark(id, false);
    else if (result.problem.code === "undo-too-late") forget(id);
    return result.ok ? null : result.problem;
  };

  return { state, load, remove, restore };
}
