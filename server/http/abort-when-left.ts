import type { FastifyReply } from "fastify";

/** Aborts when the browser went away before it had its answer: the user cancelled. */
export function abortWhenLeft(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
