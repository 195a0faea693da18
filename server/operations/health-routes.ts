import type { FastifyInstance } from "fastify";
import type { Store } from "#server/adapters/store/port.ts";
import { sql } from "#server/adapters/store/sql.ts";

/** A store that takes longer than this to say one word is not there. */
const PATIENCE_MS = 2000;

/**
 * For whoever keeps the program running. `/healthz`: the process answers. `/readyz`: it can also keep what people send,
 * since its store answers; until then, and while the program stops, 503. Neither counts against a limit.
 */
export function mountHealth(app: FastifyInstance, { store }: { store: Store }): void {
  const config = { rateLimit: false as const };
  app.get("/healthz", { config }, async (_, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", { config }, async (_, reply) => {
    const ready = await answers(store);
    return reply
      .status(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ready" : "store-unavailable" });
  });
}

async function answers(store: Store): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), PATIENCE_MS);
  const asked = store.ready
    .then(() => store.db().execute(sql`select 1`))
    .then(
      () => true,
      () => false,
    );
  return Promise.race([asked, timeout.promise]).finally(() => clearTimeout(timer));
}
