import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { Problem } from "#contract/problem.ts";

/** What a call brought as JSON, in the contract's shape. @throws Problem 'request-malformed'. */
export function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: Pick<FastifyRequest, "body">,
): z.infer<Schema> {
  const parsed = z.safeParse(schema, request.body);
  if (!parsed.success) throw new Problem("request-malformed");
  return parsed.data;
}
