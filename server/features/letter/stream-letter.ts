import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LetterAnswer } from "#contract/letter.ts";
import { LETTER_STREAM_TYPE } from "#contract/letter-wishes.ts";
import { Problem } from "#contract/problem.ts";
import { describeProblem, nameProblem } from "#server/http/answer-problems.ts";
import { describeFailure } from "#server/http/describe-failure.ts";

/**
 * Answers with a letter in the making, a JSON line at a time: `{"text"}` as often as there is more of it, then `{"done"}`
 * with the answer or `{"problem"}` with the refusal, since the status has been sent by then.
 */
export function streamLetter(
  request: FastifyRequest,
  reply: FastifyReply,
  write: (onText: (partial: string) => void) => Promise<LetterAnswer>,
): FastifyReply {
  const lines = new PassThrough();
  const say = (line: object) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  write((text) => say({ text }))
    .then(
      (done) => say({ done }),
      (error: unknown) => {
        const code = nameProblem(error);
        if (code === "internal" && !reply.raw.destroyed)
          request.log.error({ err: describeFailure(error) }, code);
        say({ problem: describeProblem(request, code, error instanceof Problem ? error.values : {}) });
      },
    )
    .finally(() => lines.end());
  return reply.type(LETTER_STREAM_TYPE).header("x-accel-buffering", "no").send(lines);
}
