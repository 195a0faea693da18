import { APICallError, type FinishReason } from "ai";
import type { ModelFailure } from "./port.ts";
import { readRetryAfter } from "./read-retry-after.ts";

/** What a try came to: a failure in the port's words, and whether trying again may help, after how long. */
export type Mishap = {
  failure: ModelFailure;
  status: number | null;
  retry: { afterMs: number | null } | null;
};

/** Puts what the SDK threw into the port's words. `now` in milliseconds since 1970. */
export function nameMishap(error: unknown, now: number): Mishap {
  const call = findCall(error);
  if (call === null) return { failure: { code: "broken-answer" }, status: null, retry: null };
  const status = call.statusCode ?? null;
  const afterMs = readRetryAfter(call.responseHeaders ?? {}, now);
  if (status === 429)
    return {
      failure: { code: "limited", retryAt: afterMs === null ? null : now + afterMs },
      status,
      retry: { afterMs },
    };
  // A status of success with this error is an answer that could not be read.
  if (status !== null && status < 400) return { failure: { code: "broken-answer" }, status, retry: null };
  if (status === null || status >= 500 || call.isRetryable)
    return { failure: { code: "unreachable" }, status, retry: { afterMs } };
  return { failure: { code: "refused" }, status, retry: null };
}

/** Null where the model came to its end by itself. */
export function nameFinish(reason: FinishReason, text: string): ModelFailure | null {
  if (reason === "content-filter") return { code: "declined" };
  return reason === "stop" && text.trim() !== "" ? null : { code: "broken-answer" };
}

function findCall(error: unknown): APICallError | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if (APICallError.isInstance(at)) return at;
  return null;
}
