import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { rateLimits } from "#server/adapters/store/schema.ts";
import { lte, sql } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { groupAddress } from "./group-address.ts";

/** A hook for routes that cost something. @throws Problem 'too-many-requests'. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type LimitOptions = {
  /** What is counted, e.g. 'scan'. */
  name: string;
  limit: number;
  windowMs: number;
  /** Counts everybody together, for what a flood from many addresses could fill. */
  together?: boolean;
};

/** Counts requests, as a rule per address, in the store, so that several processes count together. */
export function makeLimit(
  store: Store,
  runtime: Runtime,
  { name, limit, windowMs, together = false }: LimitOptions,
): Limit {
  return async (request, reply) => {
    const who = together ? "everybody" : groupAddress(request.ip);
    const seconds = await countRequest(store, runtime, { name, limit, windowMs }, who);
    if (seconds === null) return;
    reply.header("retry-after", seconds);
    throw new Problem("too-many-requests");
  };
}

/** Counts one more of a kind for whoever it is. @returns null within the limit, else in how many seconds to come back. */
export async function countRequest(
  store: Store,
  runtime: Runtime,
  { name, limit, windowMs }: Omit<LimitOptions, "together">,
  who: string,
): Promise<number | null> {
  const now = runtime.now();
  const endsAt = new Date(now.getTime() + windowMs);
  // The address itself is not kept.
  const key = `${name}:${createHash("sha256").update(who).digest("base64url")}`;
  // A window that ends far later than one that begins now was counted by a clock that has since been set back. Clocks
  // of several processes may differ a little.
  const impossible = new Date(endsAt.getTime() + windowMs);
  const isOver = sql`(${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz
    or ${rateLimits.endsAt} > ${impossible.toISOString()}::timestamptz)`;
  const [counted] = await store
    .db()
    .insert(rateLimits)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt });
  if (counted!.count <= limit) return null;
  return Math.ceil((counted!.endsAt.getTime() - now.getTime()) / 1000);
}

/** Forgets windows that are over. */
export async function forgetOldLimits(store: Store, runtime: Runtime): Promise<void> {
  await store.db().delete(rateLimits).where(lte(rateLimits.endsAt, runtime.now()));
}
