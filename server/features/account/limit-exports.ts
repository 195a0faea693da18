import type { FastifyReply } from "fastify";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { countRequest } from "#server/http/limit-requests.ts";
import { printWait } from "#server/http/print-wait.ts";
import type { Runtime } from "#server/shared/runtime.ts";

const MOST_PER_HOUR = 5;
const HOUR = 3_600_000;
/** When to look again for the end of a download that runs. */
const LOOK_AGAIN_SECONDS = 30;

/**
 * A user's whole data are read and packed for each download: one at a time (in each process), and a few an hour (in all of
 * them).
 *
 * @returns to be called before a download, which ends with its answer. @throws Problem 'download-running' or
 * 'too-many-downloads', with `Retry-After`.
 */
export function limitExports(store: Store, runtime: Runtime) {
  const running = new Set<string>();
  return async (userId: string, reply: FastifyReply): Promise<void> => {
    if (running.has(userId)) {
      reply.header("retry-after", LOOK_AGAIN_SECONDS);
      throw new Problem("download-running");
    }
    running.add(userId);
    reply.raw.once("close", () => running.delete(userId));
    const kind = { name: "my-data", limit: MOST_PER_HOUR, windowMs: HOUR };
    const seconds = await countRequest(store, runtime, kind, userId);
    if (seconds === null) return;
    reply.header("retry-after", seconds);
    throw new Problem("too-many-downloads", { values: { when: printWait(seconds) } });
  };
}
