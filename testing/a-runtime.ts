import { type Runtime, systemRuntime } from "#server/shared/runtime.ts";

/** Real chance, and a clock that stands until it is moved. */
export function aRuntime(
  start = "2026-11-20T09:00:00.000Z",
): Runtime & { pass: (milliseconds: number) => void } {
  let now = Date.parse(start);
  return {
    ...systemRuntime,
    now: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
