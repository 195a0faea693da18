import type { WorkerThread } from "./worker-thread.ts";

export type ThreadStock = {
  readonly idle: number;
  /** Threads that are on their way. */
  readonly starting: number;
  /** An idle thread, which is the caller's until it is put back; null where there is none. */
  take: () => WorkerThread | null;
  /** Keeps a thread that can work on, and stops one that is to do nothing more. */
  putBack: (thread: WorkerThread, reusable: boolean) => void;
  /** Starts threads until so many are idle or on their way, as far as there may be more. */
  provide: (wanted: number) => void;
  /** Settles when nothing starts or stops any more. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Threads that are started, lent out and replaced.
 *
 * @param most threads there may be at a time, with those that are being stopped: each takes its memory.
 * @param onChange there is a thread more or fewer than before.
 * @param onFailed a thread could not be started.
 */
export function openThreadStock(
  start: () => Promise<WorkerThread>,
  most: number,
  { onChange, onFailed }: { onChange: () => void; onFailed: (error: unknown) => void },
): ThreadStock {
  const idle: WorkerThread[] = [];
  const starting = new Set<Promise<void>>();
  const stopping = new Set<Promise<void>>();
  let lent = 0;

  const follow = (underway: Set<Promise<void>>, work: Promise<void>): void => {
    const followed = work.finally(() => {
      underway.delete(followed);
      onChange();
    });
    underway.add(followed);
  };

  return {
    get idle() {
      return idle.length;
    },
    get starting() {
      return starting.size;
    },
    take: () => {
      const thread = idle.pop() ?? null;
      if (thread !== null) lent += 1;
      return thread;
    },
    putBack: (thread, reusable) => {
      lent -= 1;
      if (reusable && thread.alive) idle.push(thread);
      else follow(stopping, thread.stop());
    },
    provide: (wanted) => {
      while (
        idle.length + starting.size < wanted &&
        idle.length + starting.size + stopping.size + lent < most
      )
        follow(
          starting,
          start().then((thread) => void idle.push(thread), onFailed),
        );
    },
    settle: async () => {
      while (starting.size + stopping.size > 0) await Promise.all([...starting, ...stopping]);
    },
    close: async () => {
      await Promise.all([...stopping, ...idle.splice(0).map((thread) => thread.stop())]);
    },
  };
}
