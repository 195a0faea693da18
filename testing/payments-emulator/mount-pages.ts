import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod";
import { Problem } from "#contract/problem.ts";
import { PATH } from "./addresses.ts";
import type { ApiOutcome, ApiRequest } from "./api-call.ts";
import { ApiError } from "./api-error.ts";
import type { PaymentsEmulator } from "./emulator.ts";
import type { CallFault } from "./fail-calls.ts";
import { FRAME_HEADERS, makeBankPage, makeCardPage, makeInvoicePage } from "./pages.ts";
import { writeScript } from "./write-scripts.ts";

export type PageParts = {
  emulator: PaymentsEmulator;
  answer: (request: ApiRequest) => Promise<ApiOutcome>;
  /** Keeps what has changed, and brings its events. */
  keepUp: () => Promise<void>;
};

const FORM_BYTES = 64 * 1024;
const MOST_DAYS = 400;
const DAY = 86_400_000;

const bankAnswer = z.object({ secret: z.string().max(200), agrees: z.enum(["yes", "no"]) });

/** How a test turns the clock and asks for trouble, from another process. */
const control = z.strictObject({
  advanceDays: z.number().min(0).max(MOST_DAYS).optional(),
  webhooks: z
    .strictObject({
      drop: z.number().min(0).max(1).optional(),
      copies: z.int().min(1).max(50).optional(),
      shuffle: z.boolean().optional(),
      delay: z.int().min(0).max(600_000).optional(),
      parallel: z.boolean().optional(),
    })
    .optional(),
  calls: z
    .array(
      z.strictObject({
        kind: z.enum(["error", "error-after", "cut", "cut-after", "silence", "silence-after"]),
        call: z.string().max(100).optional(),
        times: z.int().min(1).max(1000),
      }) satisfies z.ZodType<CallFault>,
    )
    .max(20)
    .optional(),
  down: z.boolean().optional(),
});

const SETTINGS = { api: `${PATH}/v1`, cardFrame: `${PATH}/card`, bankApi: `${PATH}/bank` };
const SCRIPTS = { "v1.js": "stripe", "card.js": "card", "bank.js": "bank" } as const;

/** What the browser reaches of the emulator, under `/local-payments`. */
export function mountPages(app: FastifyInstance, { emulator, answer, keepUp }: PageParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: FORM_BYTES }, (_, body, done) =>
    done(null, body),
  );

  for (const [file, script] of Object.entries(SCRIPTS))
    app.get(`${PATH}/${file}`, async (_, reply) =>
      reply
        .type("text/javascript; charset=utf-8")
        .header("cache-control", "no-cache")
        .send(await writeScript(script, SETTINGS)),
    );
  app.get(`${PATH}/card`, (_, reply) => sendPage(reply, makeCardPage(`${PATH}/card.js`)));
  app.get(`${PATH}/bank`, (_, reply) => sendPage(reply, makeBankPage(`${PATH}/bank.js`)));
  app.get(`${PATH}/invoices/:id`, (request, reply) =>
    sendPage(reply, showInvoicePage(emulator, (request.params as { id: string }).id)),
  );

  app.all(`${PATH}/v1/*`, async (request, reply) => {
    const { method, headers } = request;
    // Only as much as a browser may do: the secret key has its own, unreachable, door.
    const authorization = `Bearer ${emulator.keys.publishable}`;
    const outcome = await answer({
      method,
      url: request.url.slice(PATH.length),
      headers: { "idempotency-key": headers["idempotency-key"]?.toString(), authorization },
      body: typeof request.body === "string" ? request.body : "",
    });
    return sendToBrowser(reply, outcome);
  });

  app.post(`${PATH}/bank`, async (request, reply) => {
    const form = bankAnswer.safeParse(Object.fromEntries(new URLSearchParams(String(request.body))));
    if (!form.success) throw new Problem("not-found");
    try {
      emulator.answerBank(form.data.secret, form.data.agrees === "yes");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return reply.code(error.status).send({ error: error.error });
    }
    await keepUp();
    return reply.code(204).send();
  });

  app.post(`${PATH}/control`, async (request, reply) => {
    const read = control.safeParse(parseJson(String(request.body)));
    if (!read.success)
      return reply.code(400).send({ wrong: read.error.issues.map(({ path }) => path.join(".")) });
    const { advanceDays, webhooks, calls, down } = read.data;
    if (webhooks !== undefined) Object.assign(emulator.webhooks.faults, webhooks);
    if (calls !== undefined) emulator.calls.clear();
    for (const fault of calls ?? []) emulator.calls.add(fault);
    if (down !== undefined) emulator.setDown(down);
    if (advanceDays !== undefined) emulator.advance(advanceDays * DAY);
    await keepUp();
    return { waiting: emulator.ledger.deliveries.length };
  });
}

function sendPage(reply: FastifyReply, page: string) {
  return reply.type("text/html; charset=utf-8").headers(FRAME_HEADERS).send(page);
}

function showInvoicePage({ ledger }: PaymentsEmulator, id: string): string {
  const invoice = ledger.invoices.get(id);
  if (!invoice) throw new Problem("not-found");
  const price = ledger.prices.get(invoice.price)!;
  return makeInvoicePage({
    number: invoice.number ?? "(draft)",
    created: new Date(invoice.created * 1000).toISOString().slice(0, 10),
    amount: `${(invoice.amount / 100).toFixed(2)} ${invoice.currency.toUpperCase()}`,
    status: invoice.status,
    what: ledger.products.get(price.product)!.name,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sendToBrowser(reply: FastifyReply, outcome: ApiOutcome) {
  if (typeof outcome !== "string")
    return reply.code(outcome.status).headers(outcome.headers).send(outcome.body);
  reply.hijack();
  if (outcome === "cut") reply.raw.destroy();
}
