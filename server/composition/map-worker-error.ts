import { Problem, type ProblemCode } from "#contract/problem.ts";
import { WorkersBusy, WorkersClosed, WorkersOverBudget } from "../adapters/engine-workers/port.ts";

/**
 * What the pool's own refusals are called.
 *
 * @throws Problem 'too-many-requests' for a caller who has used their time, and whatever else went wrong.
 */
export function mapWorkerError(error: unknown): Extract<ProblemCode, "server-busy" | "server-stopping"> {
  if (error instanceof WorkersBusy) return "server-busy";
  if (error instanceof WorkersClosed) return "server-stopping";
  if (error instanceof WorkersOverBudget)
    throw new Problem("too-many-requests", { retryAfter: Math.ceil(error.retryAfterMs / 1000) });
  throw error;
}
