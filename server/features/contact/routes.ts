import type { FastifyInstance, FastifyRequest } from "fastify";
import { contactMessage } from "#contract/contact.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { readBody } from "#server/http/read-body.ts";
import { readParts } from "#server/http/read-parts.ts";
import type { Outbox } from "#server/outbox/outbox.ts";
import { describeMessage } from "./describe-message.ts";

export type ContactServices = { outbox: Outbox; limits: Limit[] };

/** Where the form's page shows its thanks without a script. */
const THANKS = "/contact#thanks";

/**
 * The contact form: as JSON from its script, as a plain form where scripts are off, or as multipart from a program.
 * Answered once the message is in the outbox, so that what was thanked for is never lost. What is refused counts as no
 * message.
 */
export function mountContact(app: FastifyInstance, { outbox, limits }: ContactServices): void {
  app.register(async (forms) => {
    forms.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post(ENDPOINTS.sendMessage.path, async (request, reply) => {
      const body = request.isMultipart() ? await readFields(request) : request.body;
      const message = readBody(contactMessage, { body });
      for (const limit of limits) await limit(request, reply);
      await outbox.queue(describeMessage(message));
      outbox.wake();
      const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
      return isForm ? reply.redirect(THANKS, 303) : {};
    });
  });
}

const LIMITS = { files: 0, fields: 3, parts: 3, fieldSize: 20_000, fieldNameSize: 100, headerPairs: 20 };

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  await readParts(request, { limits: LIMITS, tooLarge: "request-malformed" }, (part) => {
    if (part.type === "field" && !part.valueTruncated) fields.set(part.fieldname, part.value);
  });
  return Object.fromEntries(fields);
}
