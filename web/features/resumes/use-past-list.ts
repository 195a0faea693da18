import { useCallback, useEffect, useRef, useState } from "react";
import { UNDO_MS } from "#contract/limits.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { CallProblem } from "../../api.ts";

type Refused = { ok: false; problem: CallProblem };

/** Where one kind of past things comes from. Its functions are the same at every call of the hook. */
export type PastSource<Item> = {
  list: (
    body: { search: string; after?: string },
    signal: AbortSignal,
  ) => Promise<{ ok: true; items: Item[]; next: string | null } | Refused>;
  remove: (id: string) => Promise<{ ok: true } | Refused>;
  restore: (id: string) => Promise<{ ok: true } | Refused>;
  /** How the server says that there is no such thing (any more). */
  gone: ProblemCode;
};

/** A thing in the list; a deleted one keeps its place for as long as that can be undone. */
export type Past<Item> = Item & { deleted: boolean };

export type PastListState<Item> = {
  loading: boolean;
  problem: CallProblem | null;
  /** What the shown list was searched for. */
  search: string;
  items: Past<Item>[];
  next: string | null;
};

/** The signed-in person's past things of one kind, as far as they have been asked for. */
export function usePastList<Item extends { id: string }>(source: PastSource<Item>) {
  const [state, setState] = useState<PastListState<Item>>({
    loading: true,
    problem: null,
    search: "",
    items: [],
    next: null,
  });
  const request = useRef<AbortController>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const load = useCallback(
    async (search: string, after: string | null) => {
      request.current?.abort();
      const current = new AbortController();
      request.current = current;
      setState((before) => ({ ...before, loading: true, problem: null }));
      const body = { search, ...(after === null ? {} : { after }) };
      const result = await source.list(body, current.signal).catch(() => null);
      if (result === null || current.signal.aborted) return;
      if (!result.ok) return setState((before) => ({ ...before, loading: false, problem: result.problem }));
      const added = result.items.map((item) => ({ ...item, deleted: false }));
      setState((before) => ({
        loading: false,
        problem: null,
        search,
        items: after === null ? added : [...before.items, ...added],
        next: result.next,
      }));
    },
    [source],
  );

  const mark = useCallback((id: string, deleted: boolean) => {
    setState((before) => ({
      ...before,
      items: before.items.map((item) => (item.id === id ? { ...item, deleted } : item)),
    }));
  }, []);

  const forget = useCallback((id: string, onlyDeleted = false) => {
    setState((before) => ({
      ...before,
      items: before.items.filter((item) => item.id !== id || (onlyDeleted && !item.deleted)),
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

  /** Answers with the problem, or null when it is done. What is not there any more counts as deleted. */
  const remove = async (id: string): Promise<CallProblem | null> => {
    const result = await source.remove(id);
    if (!result.ok && result.problem.code !== source.gone) return result.problem;
    if (!result.ok) forget(id);
    else {
      mark(id, true);
      timers.current.add(setTimeout(() => forget(id, true), UNDO_MS));
    }
    return null;
  };

  const restore = async (id: string): Promise<CallProblem | null> => {
    const result = await source.restore(id);
    if (result.ok) mark(id, false);
    else if (result.problem.code === "undo-too-late") forget(id);
    return result.ok ? null : result.problem;
  };

  return { state, load, remove, restore };
}
