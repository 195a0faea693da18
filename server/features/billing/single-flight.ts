/**
 * Many who want the same thing at once share a run, but never one that began before they asked: it may have looked too
 * early. So at most one runs and one waits, however many ask.
 */
export function singleFlight<Rest extends unknown[], Result>(
  run: (key: string, ...rest: Rest) => Promise<Result>,
): (key: string, ...rest: Rest) => Promise<Result> {
  const slots = new Map<string, { current: Promise<unknown>; next: Promise<Result> | null }>();

  const start = (key: string, rest: Rest): Promise<Result> => {
    const result = run(key, ...rest);
    const slot = { current: result.catch(() => undefined), next: null };
    slots.set(key, slot);
    void slot.current.then(() => {
      if (slots.get(key) === slot && slot.next === null) slots.delete(key);
    });
    return result;
  };

  return (key, ...rest) => {
    const slot = slots.get(key);
    if (slot === undefined) return start(key, rest);
    slot.next ??= slot.current.then(() => start(key, rest));
    return slot.next;
  };
}
