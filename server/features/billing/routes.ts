import type { FastifyInstance } from "fastify";
import { cardChangeRequest, paymentIntentRequest, switchToFreeRequest } from "#contract/billing.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { readBody } from "#server/http/read-body.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import type { PaymentServices } from "./billing-services.ts";
import { payOwed, saveNewCard, startCardChange } from "./change-card.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { listInvoices } from "./list-invoices.ts";
import { readBilling } from "./read-billing.ts";
import { startPayment } from "./start-payment.ts";
import { resumeSubscription, switchToFree } from "./switch-to-free.ts";

export type BillingRouteServices = PaymentServices & { sessions: Sessions; limit: Limit };

/** Buying, keeping and leaving Premium. Nobody who is not signed in gets as far as the provider. */
export function mountBilling(app: FastifyInstance, services: BillingRouteServices): void {
  const { payments, sessions, limit } = services;
  const limited = { onRequest: limit };

  app.get(ENDPOINTS.readPaymentOptions.path, async () => {
    const { publishableKey, scriptUrl } = payments.browser;
    return { publishableKey, scriptUrl };
  });

  app.post(ENDPOINTS.createPaymentIntent.path, limited, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    const asked = readBody(paymentIntentRequest, request);
    return { clientSecret: await startPayment(services, userId, asked) };
  });

  app.post(ENDPOINTS.confirmPayment.path, limited, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    return { subscription: await confirmPayment(services, userId) };
  });

  app.get(ENDPOINTS.readBilling.path, limited, async (request, reply) =>
    readBilling(services, await sessions.require(request, reply)),
  );

  app.get(ENDPOINTS.listInvoices.path, limited, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    return { invoices: await listInvoices(services, userId) };
  });

  app.post(ENDPOINTS.switchToFree.path, limited, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    const { when } = readBody(switchToFreeRequest, request);
    const until = await switchToFree(services, userId, when);
    return { premiumUntil: until?.toISOString() ?? null };
  });

  app.post(ENDPOINTS.resumeSubscription.path, limited, async (request, reply) => {
    await resumeSubscription(services, await sessions.require(request, reply));
    return {};
  });

  app.post(ENDPOINTS.startCardChange.path, limited, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    const { setupId, confirmation } = await startCardChange(services, userId);
    return { setupId, clientSecret: confirmation };
  });

  app.post(ENDPOINTS.useNewCard.path, limited, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    const { setupId } = readBody(cardChangeRequest, request);
    return saveNewCard(services, userId, setupId);
  });

  app.post(ENDPOINTS.payOwed.path, limited, async (request, reply) =>
    payOwed(services, await sessions.require(request, reply)),
  );
}
