import type { FastifyInstance } from "fastify";
import { contactMessage } from "#contract/contact.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { readBody } from "#server/http/read-body.ts";
import type { Outbox } from "#server/outbox/outbox.ts";
import { describeMessage } from "./describe-message.ts";

export type ContactServices = { outbox: Outbox; limits: Limit[] };

/** Where the form's page shows its thanks without a script. */
const THANKS = "/contact#thanks";

/**
 * The contact form: as JSON from its script, or as a plain form where scripts are off. Answered once the message is in
 * the outbox, so that what was thanked for is never lost.
 */
export function mountContact(app: FastifyInstance, { outbox, limits }: ContactServices): void {
  app.register(async (forms) => {
    forms.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post(ENDPOINTS.sendMessage.path, { onRequest: limits }, async (request, reply) => {
      await outbox.queue(describeMessage(readBody(contactMessage, request)));
      outbox.wake();
      const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
      return isForm ? reply.redirect(THANKS, 303) : {};
    });
  });
}
