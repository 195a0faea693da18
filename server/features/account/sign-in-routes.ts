import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SIGN_IN_CALLBACK_PATH, SIGN_IN_PATH } from "#contract/endpoints.ts";
import { PROBLEMS } from "#contract/problem.ts";
import type { IdentityProvider, SignInFailure } from "#server/adapters/identity/port.ts";
import type { Store } from "#server/adapters/store/port.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { noteSecurityEvent } from "#server/http/security-events.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { admitUser } from "./admit-user.ts";
import { CALLBACK_POLICY, type CallbackOutcome, makeCallbackPage } from "./callback-page.ts";
import { makeFlowCookie } from "./flow-cookie.ts";
import { readReturnPath } from "./read-return-path.ts";

export type SignInServices = {
  store: Store;
  runtime: Runtime;
  sessions: Sessions;
  identity: IdentityProvider;
  https: boolean;
  /** Signs what the browser keeps of a sign-in that it began. */
  flowKey: string;
  /** Origin under which the visitor reaches us: the issuer must send the browser back to where its cookies are. */
  originOf: (request: FastifyRequest) => string;
  limit: Limit;
};

const FAILURES: Record<SignInFailure | "unknown-flow", { status: number; sentence: string }> = {
  cancelled: { status: 200, sentence: "Sign-in was cancelled." },
  unavailable: { status: 503, sentence: PROBLEMS["sign-in-unavailable"].title },
  "email-not-verified": {
    status: 403,
    sentence: "Google has not verified your email address. Verify it there, then sign in again.",
  },
  refused: { status: 400, sentence: "The answer could not be verified. Please sign in again." },
  "unknown-flow": {
    status: 400,
    sentence: "This sign-in was not begun in this browser, or has ended. Please sign in again.",
  },
};

/** The two pages of a sign-in: out to the issuer, and back. */
export function mountSignIn(app: FastifyInstance, services: SignInServices): void {
  const { store, runtime, sessions, identity, originOf, limit } = services;
  const flows = makeFlowCookie({ ...services, key: services.flowKey });

  app.get(SIGN_IN_PATH, { onRequest: limit }, async (request, reply) => {
    // Nobody but our own pages and the address bar begins a sign-in: each one leaves a cookie behind.
    if (request.headers["sec-fetch-site"] === "cross-site") return reply.redirect("/", 303);
    const query = request.query as { popup?: unknown; returnTo?: unknown };
    const popup = query.popup === "1";
    const returnTo = readReturnPath(query.returnTo);
    const start = await identity.begin(originOf(request) + SIGN_IN_CALLBACK_PATH);
    if (!start.ok) {
      request.log.warn({ err: start.cause }, "sign-in cannot begin");
      return showFailure(reply, "unavailable", { popup, returnTo });
    }
    flows.write(reply, { ...start.secrets, popup, returnTo });
    return reply.header("cache-control", "no-store").redirect(start.url, 302);
  });

  app.get(SIGN_IN_CALLBACK_PATH, { onRequest: limit }, async (request, reply) => {
    const flow = flows.take(request, reply);
    if (flow === null) {
      noteSecurityEvent(request, "sign-in-failed", { reason: "unknown-flow" });
      return showFailure(reply, "unknown-flow", { popup: false, returnTo: "/" });
    }
    const end = await identity.finish(new URL(request.url, originOf(request)), flow);
    if (!end.ok) {
      noteSecurityEvent(request, "sign-in-failed", { err: end.cause, reason: end.reason });
      return showFailure(reply, end.reason, flow);
    }
    await sessions.open(request, reply, await admitUser(store, runtime, end.identity));
    noteSecurityEvent(request, "signed-in");
    if (!flow.popup) return reply.header("cache-control", "no-store").redirect(flow.returnTo, 303);
    return showPage(reply, 200, { message: { type: "signed-in" }, popup: true, returnTo: flow.returnTo });
  });
}

function showFailure(
  reply: FastifyReply,
  reason: keyof typeof FAILURES,
  { popup, returnTo }: { popup: boolean; returnTo: string },
) {
  const { status, sentence } = FAILURES[reason];
  return showPage(reply, status, { message: { type: "failed", message: sentence }, popup, returnTo });
}

function showPage(reply: FastifyReply, status: number, outcome: CallbackOutcome) {
  // With an opener policy of its own, this page could no longer close itself nor be heard directly.
  return reply
    .code(status)
    .removeHeader("cross-origin-opener-policy")
    .headers({
      "content-security-policy": CALLBACK_POLICY,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    })
    .type("text/html; charset=utf-8")
    .send(makeCallbackPage(outcome));
}
