import { Problem } from "#contract/problem.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { printWait } from "#server/http/print-wait.ts";

/** The same limit, whose refusal says when to come back. @throws Problem 'too-many-letters'. */
export function sayWhenToComeBack(limit: Limit): Limit {
  return async (request, reply) => {
    try {
      await limit(request, reply);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "too-many-requests") throw error;
      throw new Problem("too-many-letters", {
        values: { when: printWait(Number(reply.getHeader("retry-after"))) },
      });
    }
  };
}
