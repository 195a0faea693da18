import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Problem, type ProblemCode } from "#contract/problem.ts";

type Parts = { limits: NonNullable<Parameters<FastifyRequest["parts"]>[0]>["limits"]; tooLarge: ProblemCode };

/**
 * Hands over one part of a form after the other. Whatever is wrong with the form itself, cut off, of another shape or with
 * more in it than there may be, is the sender's fault.
 *
 * @throws Problem 'request-malformed', `tooLarge` for a file beyond its limit, or what `take` throws.
 */
export async function readParts(
  request: FastifyRequest,
  { limits, tooLarge }: Parts,
  take: (part: Multipart) => Promise<void> | void,
): Promise<void> {
  if (!request.isMultipart()) throw new Problem("request-malformed");
  try {
    for await (const part of request.parts({ limits: limits! })) await take(part);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const isLarge = (error as { code?: unknown }).code === "FST_REQ_FILE_TOO_LARGE";
    throw new Problem(isLarge ? tooLarge : "request-malformed", { cause: error });
  }
}
