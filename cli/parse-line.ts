import type * as z from "zod/mini";
import { Refusal } from "./failure.ts";

/** A JSON line of the shape a command takes; anything else is refused as 'bad-line'. */
export function parseLine<T>(schema: z.ZodMiniType<T>, line: unknown, shape: string): T {
  const parsed = schema.safeParse(line);
  if (!parsed.success) throw new Refusal("bad-line", `A line looks like ${shape}.`);
  return parsed.data;
}
