import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from "react";
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
  const load = useLoad(source, setState);
  const later = useTimers();
  useEffect(() => {
    void load("", null);
  }, [load]);

  const change = (items: (before: Past<Item>[]) => Past<Item>[]) =>
    setState((before) => ({ ...before, items: items(before.items) }));
  const mark = (id: string, deleted: boolean) =>
    change((items) => items.map((item) => (item.id === id ? { ...item, deleted } : item)));
  const forget = (id: string) => change((items) => items.filter((item) => item.id !== id));
  const forgetDeleted = (id: string) =>
    change((items) => items.filter((item) => item.id !== id || !item.deleted));

  /** Answers with the problem, or null when it is done. What is not there any more counts as deleted. */
  const remove = async (id: string): Promise<CallProblem | null> => {
    const result = await source.remove(id);
    if (!result.ok && result.problem.code !== source.gone) return result.problem;
    if (!result.ok) forget(id);
    else {
      mark(id, true);
      later(() => forgetDeleted(id), UNDO_MS);
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

/** Reads a page of the list: the first one of a search, or the one that follows `after`. A new one ends the one before. */
function useLoad<Item>(
  source: PastSource<Item>,
  setState: Dispatch<SetStateAction<PastListState<Item>>>,
): (search: string, after: string | null) => Promise<void> {
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);
  return useCallback(
    async (search, after) => {
      request.current?.abort();
      const current = new AbortController();
      request.current = current;
      const { signal } = current;
      setState((before) => ({ ...before, loading: true, problem: null }));
      const body = { search, ...(after === null ? {} : { after }) };
      const result = await source.list(body, signal).catch(() => null);
      if (result === null || signal.aborted) return;
      if (!result.ok) return setState((before) => ({ ...before, loading: false, problem: result.problem }));
      const { next } = result;
      const added = result.items.map((item) => ({ ...item, deleted: false }));
      setState(({ items }) => ({
        loading: false,
        problem: null,
        search,
        items: after === null ? added : [...items, ...added],
        next,
      }));
    },
    [source, setState],
  );
}

/** Does things later, unless the list is gone by then. */
function useTimers(): (work: () => void, ms: number) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);
  return (work, ms) => {
    timers.current.add(setTimeout(work, ms));
  };
}
