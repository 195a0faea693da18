import { Problem } from "#contract/problem.ts";
import type { Limit } from "#server/http/limit-requests.ts";

/** The same limit, whose refusal says when to come back. @throws Problem 'too-many-letters'. */
export function sayWhenToComeBack(limit: Limit): Limit {
  return async (request, reply) => {
    try {
      await limit(request, reply);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "too-many-requests") throw error;
      throw new Problem("too-many-letters", {
        values: { when: sayWhen(Number(reply.getHeader("retry-after"))) },
      });
    }
  };
}

/** 'in 3 minutes'; seconds are rounded up, since nobody is to come back too early. */
export function sayWhen(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
}
