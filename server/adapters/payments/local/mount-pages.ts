import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod";
import { ApiError } from "./api-error.ts";
import type { ApiOutcome, ApiRequest, StandIn } from "./stand-in.ts";

export const PATH = "/local-payments";

export type PageParts = {
  standIn: StandIn;
  answer: (request: ApiRequest) => Promise<ApiOutcome>;
  /** Keeps what has changed, and brings its events. */
  keepUp: () => Promise<void>;
};

const FORM_BYTES = 64 * 1024;
const bankAnswer = z.object({ secret: z.string().max(200), agrees: z.enum(["yes", "no"]) });

/** What the browser reaches of the stand-in, under `/local-payments`. */
export function mountPages(app: FastifyInstance, { standIn, answer, keepUp }: PageParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: FORM_BYTES }, (_, body, done) =>
    done(null, body),
  );

  app.all(`${PATH}/v1/*`, async (request, reply) => {
    const { method, headers } = request;
    // Only as much as a browser may do: the secret key has its own, unreachable, door.
    const authorization = `Bearer ${standIn.keys.publishable}`;
    const outcome = await answer({
      method,
      url: request.url.slice(PATH.length),
      headers: { "idempotency-key": headers["idempotency-key"]?.toString(), authorization },
      body: typeof request.body === "string" ? request.body : "",
    });
    return sendToBrowser(reply, outcome);
  });

  app.post(`${PATH}/bank`, async (request, reply) => {
    const form = Object.fromEntries(new URLSearchParams(String(request.body)));
    const { secret, agrees } = bankAnswer.parse(form);
    try {
      standIn.answerBank(secret, agrees === "yes");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return reply.code(error.status).send({ error: error.error });
    }
    await keepUp();
    return reply.code(204).send();
  });
}

function sendToBrowser(reply: FastifyReply, outcome: ApiOutcome) {
  if (typeof outcome === "string") {
    reply.hijack();
    if (outcome === "cut") reply.raw.destroy();
    return;
  }
  return reply.code(outcome.status).headers(outcome.headers).send(outcome.body);
}
