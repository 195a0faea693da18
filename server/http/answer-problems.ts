import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PROBLEMS, Problem, type ProblemBody, type ProblemCode } from "#contract/problem.ts";
import { nameRefusal } from "./security-events.ts";

/** The minute that the sentences of these refusals name (RFC 9110, 15.6.4). */
const BUSY_SECONDS = 60;

/** Turns whatever was thrown into the one shape that pages can read, and writes down what they may not see. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (isGone(request, reply)) {
      request.log.info("the browser went away before its answer");
      return reply.send();
    }
    const code = nameProblem(error);
    if (PROBLEMS[code].status >= 500) request.log.error({ err: error }, code);
    else request.log.info({ problem: code, ...nameRefusal(code) });
    const { values = {}, retryAfter = null } = error instanceof Problem ? error : {};
    const wait = retryAfter ?? (PROBLEMS[code].status === 503 ? BUSY_SECONDS : null);
    if (wait !== null) reply.header("retry-after", wait);
    return sendProblem(request, reply, code, values);
  });
}

/** The reply learns of a line that was cut later than the line itself, which then has no other end any more. */
function isGone({ socket }: FastifyRequest, reply: FastifyReply): boolean {
  return reply.raw.destroyed || socket.destroyed || socket.remoteAddress === undefined;
}

/** RFC 9457 in our own words. The id is the request's, as the log has it. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ProblemCode,
  values: Problem["values"] = {},
): FastifyReply {
  const body = describeProblem(request, code, values);
  return reply
    .code(body.status)
    .headers({ "cache-control": "no-store" })
    .type("application/problem+json; charset=utf-8")
    .send(JSON.stringify(body));
}

export function describeProblem(
  request: FastifyRequest,
  code: ProblemCode,
  values: Problem["values"] = {},
): ProblemBody {
  const { status, title } = PROBLEMS[code];
  const filled = title.replace(/\{([a-z]+)\}/g, (place, name: string) => values[name] ?? place);
  return { code, title: filled, status, id: request.id };
}

export function nameProblem(error: unknown): ProblemCode {
  if (error instanceof Problem) return error.code;
  const { statusCode } = error as { statusCode?: unknown };
  if (statusCode === 429) return "too-many-requests";
  // The server's own refusals: a body of a wrong kind, too large, or cut off.
  if (typeof statusCode === "number" && statusCode >= 400 && statusCode < 500) return "request-malformed";
  return "internal";
}
