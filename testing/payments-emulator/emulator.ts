import { answerOnce, forgetOldAnswers, type Said } from "./answer-once.ts";
import { ApiError, refuseRequest } from "./api-error.ts";
import { answerBank } from "./confirm-intent.ts";
import { type Deliver, type Deliveries, makeDeliveries } from "./deliver-events.ts";
import { API_VERSION, type EmulatorState, makeEmulatorState } from "./emulator-state.ts";
import { expand } from "./expand.ts";
import { type FaultList, makeFaultList } from "./fail-calls.ts";
import { findRoute } from "./find-route.ts";
import { type Ledger, openLedger } from "./ledger.ts";
import { type FormTree, readForm } from "./read-form.ts";
import { readParams } from "./read-params.ts";
import type { Caller } from "./route.ts";
import { runBilling } from "./run-billing.ts";

export type ApiRequest = {
  method: string;
  /** Path and query, e.g. `/v1/prices?limit=1`. */
  url: string;
  /** In lower case. */
  headers: Record<string, string | undefined>;
  body: string;
};

export type ApiAnswer = { status: number; headers: Record<string, string>; body: string };

/** 'cut' breaks the connection, 'silence' never answers. */
export type ApiOutcome = ApiAnswer | "cut" | "silence";

export type EmulatorKeys = { secret: string; publishable: string; webhook: string };

export type StandInOptions = {
  keys: EmulatorKeys;
  /** Milliseconds since 1970. */
  clock: () => number;
  random: (size: number) => Uint8Array;
  deliver: Deliver;
  /** What it knew before. */
  ledger?: Ledger;
  addresses?: Pick<EmulatorState, "bankUrl" | "invoiceUrl">;
};

export type PaymentsEmulator = {
  keys: EmulatorKeys;
  ledger: Ledger;
  answer: (request: ApiRequest) => ApiOutcome;
  /** Turns the stand-in's clock forward and does what has become due. */
  advance: (milliseconds: number) => void;
  /** Does what time has made due. */
  catchUp: () => void;
  /** What the person told their bank about one confirmation. @throws ApiError when nobody was asked. */
  answerBank: (clientSecret: string, agrees: boolean) => void;
  webhooks: Deliveries;
  calls: FaultList;
  /** As if its machine had died: nothing answers, nothing is sent. */
  setDown: (isDown: boolean) => void;
};

/** All of them are written down at each change. */
const MOST_EVENTS = 1000;

/** A small Stripe: the API of 2026-10-28.endive as far as Vouch uses it, with a clock and faults that can be set. */
export function createEmulator(options: StandInOptions): PaymentsEmulator {
  const { keys, clock, random, deliver } = options;
  const ledger = options.ledger ?? openLedger();
  let isDown = false;

  const calls = makeFaultList();
  const webhooks = makeDeliveries({
    ledger,
    secret: keys.webhook,
    clock,
    chance: () => Buffer.from(random(4)).readUInt32BE() / 2 ** 32,
    deliver: (webhook) => (isDown ? Promise.reject(new Error("down")) : deliver(webhook)),
  });
  const stand = makeEmulatorState({
    ledger,
    clock,
    random,
    addresses: options.addresses ?? {
      bankUrl: (secret) => `/local-payments/bank#${secret}`,
      invoiceUrl: (id) => `/local-payments/invoices/${id}`,
    },
    onEvent: webhooks.enqueue,
  });

  const catchUp = () => {
    runBilling(stand);
    forgetOldAnswers(stand);
    for (const id of ledger.events.keys()) {
      if (ledger.events.size <= MOST_EVENTS) break;
      ledger.events.delete(id);
    }
  };

  const carryOut = (request: ApiRequest, requestId: string): Said & { replayed: boolean } => {
    const { method, headers } = request;
    const [path = "", query = ""] = request.url.split("?", 2);
    const form = readForm(method === "GET" ? query : [query, request.body].filter(Boolean).join("&"));
    if (form === null) throw refuseRequest("The request's parameters could not be read.");
    const caller = identify(keys, headers.authorization, form);
    const found = path.startsWith("/v1/") ? findRoute(method, path.slice(4)) : null;
    if (found === null)
      throw new ApiError(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help.`,
      });
    const { route, id } = found;
    if (caller.isPublic && !route.public)
      throw new ApiError(403, {
        type: "invalid_request_error",
        code: "secret_key_required",
        message: "This API call cannot be made with a publishable API key. Please use a secret API key.",
      });
    const { expand: asked = [], ...fields } = form;
    const paths = Array.isArray(asked) ? asked.map(String) : [String(asked)];
    const key = headers["idempotency-key"];
    return answerOnce(stand, key, { method, path, body: JSON.stringify(form) }, () => {
      stand.setRequest({ id: requestId, idempotency_key: key ?? null });
      return say(() => {
        const plain = route.run(stand, readParams(route.shape, fields) as never, id, caller);
        if (paths.length === 0) return plain;
        if (caller.isPublic && paths.length > 0)
          throw refuseRequest("Nothing can be expanded with this key.");
        // An event may tell of the same object, and must not be told more.
        const shown = structuredClone(plain);
        expand(stand, shown, paths);
        return shown;
      });
    });
  };

  const answerCall = (request: ApiRequest): ApiAnswer => {
    const requestId = stand.newId("req", 14);
    let said: Said & { replayed?: boolean };
    try {
      said = carryOut(request, requestId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      said = sayError(error);
    }
    return {
      status: said.status,
      headers: {
        "content-type": "application/json",
        "request-id": requestId,
        "stripe-version": API_VERSION,
        ...(said.replayed ? { "idempotent-replayed": "true" } : {}),
      },
      body: said.body,
    };
  };

  return {
    keys,
    ledger,
    webhooks,
    calls,
    catchUp,
    answer: (request) => {
      if (isDown) return "cut";
      catchUp();
      const fault = calls.take(request.method, request.url.replace(/^\/v1\//, ""));
      if (fault === "cut" || fault === "silence") return fault;
      if (fault === "error") return { ...answerFault(), headers: { "content-type": "application/json" } };
      const answer = answerCall(request);
      if (fault === "cut-after") return "cut";
      if (fault === "silence-after") return "silence";
      return fault === null ? answer : { ...answer, ...answerFault() };
    },
    advance: (milliseconds) => {
      ledger.ahead += milliseconds;
      catchUp();
    },
    answerBank: (secret, agrees) => {
      catchUp();
      stand.setRequest({ id: null, idempotency_key: null });
      answerBank(stand, secret, agrees);
    },
    setDown: (down) => {
      isDown = down;
    },
  };
}

/** Takes the caller's own fields out of the form. @throws ApiError 401 for a key that is not ours. */
function identify(keys: EmulatorKeys, authorization: string | undefined, form: FormTree): Caller {
  const key = authorization?.startsWith("Bearer ") ? authorization.slice(7) : form.key;
  const clientSecret = typeof form.client_secret === "string" ? form.client_secret : null;
  for (const name of ["key", "client_secret"]) delete form[name];
  if (key === keys.secret) return { isPublic: false, clientSecret };
  if (key === keys.publishable) return { isPublic: true, clientSecret };
  throw new ApiError(401, {
    type: "invalid_request_error",
    message: key
      ? "Invalid API Key provided."
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer " +
        "auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  });
}

function say(run: () => Record<string, unknown>): Said {
  try {
    return { status: 200, body: JSON.stringify(run()) };
  } catch (error) {
    if (error instanceof ApiError) return sayError(error);
    throw error;
  }
}

function sayError({ status, error }: ApiError): Said {
  return { status, body: JSON.stringify({ error }) };
}

function answerFault(): Said {
  return sayError(
    new ApiError(500, {
      type: "api_error",
      message: "Sorry! There was an error while talking to one of our backends.",
    }),
  );
}
