import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Store } from "#server/adapters/store/port.ts";
import { mails } from "#server/adapters/store/schema.ts";
import { isNull } from "#server/adapters/store/sql.ts";
import { noteSecurityEvent } from "#server/http/security-events.ts";

export type MetricsServices = {
  store: Store;
  /** Who reads must say it (`Authorization: Bearer …`); null where only this machine can ask. */
  token: string | null;
};

/**
 * `/metrics` in Prometheus' text format: how long each route takes by status, what waits in the outbox, and the process
 * itself (memory, event loop, garbage collection). Labels are patterns of routes, never addresses of people.
 */
export function mountMetrics(app: FastifyInstance, { store, token }: MetricsServices): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "vouch_http_request_duration_seconds",
    help: "Time from the request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: "vouch_mails_waiting",
    help: "Mails that were promised and not yet taken by a mail server",
    registers: [registry],
    collect: async function () {
      this.set(await store.db().$count(mails, isNull(mails.sentAt)));
    },
  });

  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", { config: { rateLimit: false as const } }, async (request, reply) => {
    if (token !== null && !isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
      noteSecurityEvent(request, "metrics-refused");
      return reply.status(401).header("www-authenticate", "Bearer").send();
    }
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

/** Takes as long whether the first letter differs or the last. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
