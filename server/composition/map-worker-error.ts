import type { ProblemCode } from "#contract/problem.ts";
import { WorkersBusy, WorkersClosed } from "../adapters/engine-workers/port.ts";

/** What the pool's own refusals are called. @throws whatever else went wrong. */
export function mapWorkerError(error: unknown): Extract<ProblemCode, "server-busy" | "server-stopping"> {
  if (error instanceof WorkersBusy) return "server-busy";
  if (error instanceof WorkersClosed) return "server-stopping";
  throw error;
}
