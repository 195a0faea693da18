import type { FastifyInstance } from "fastify";
import { PAYMENT_WEBHOOK_PATH } from "#contract/endpoints.ts";
import { Problem } from "#contract/problem.ts";
import type { PaymentServices } from "./billing-services.ts";
import { handleEvent } from "./handle-event.ts";

/** Larger than any event; what is larger is none. */
const MAX_BYTES = 512 * 1024;

/**
 * Where the provider tells us that something happened. The signature covers the bytes as they came, so nothing may parse
 * them before it was checked. Whatever we cannot handle now is answered as a failure: then it is sent again.
 */
export function mountWebhook(app: FastifyInstance, services: PaymentServices): void {
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BYTES }, (_, body, done) =>
      done(null, body),
    );
    raw.post(PAYMENT_WEBHOOK_PATH, { config: { calledByPrograms: true } }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const reading = services.payments.readWebhook({
        body,
        headers: request.headers,
        now: services.runtime.now(),
      });
      if (!reading.ok) {
        request.log.warn({ webhook: reading.reason }, "a payment webhook was refused");
        throw new Problem("webhook-refused");
      }
      await handleEvent(services, reading.event);
      return {};
    });
  });
}
