import { answerOnce, type Said } from "./answer-once.ts";
import { type ApiAnswer, type ApiRequest, say } from "./api-call.ts";
import { ApiError, refuseRequest } from "./api-error.ts";
import { API_VERSION, type EmulatorState, type MovableEmulatorState } from "./emulator-state.ts";
import { expand } from "./expand.ts";
import { findRoute } from "./find-route.ts";
import { type EmulatorKeys, identifyCaller } from "./identify-caller.ts";
import { type FormTree, type FormValue, readForm } from "./read-form.ts";
import { readParams } from "./read-params.ts";
import type { Caller, Route } from "./route.ts";

/** A request that was understood, from somebody who may make it. */
type Call = { path: string; form: FormTree; caller: Caller; route: Route; id: string };

/** Answers a call of the API with the headers that Stripe sends. */
export function answerCall(stand: MovableEmulatorState, keys: EmulatorKeys, request: ApiRequest): ApiAnswer {
  const requestId = stand.newId("req", 14);
  const said: Said & { replayed?: boolean } = say(() =>
    carryOut(stand, readCall(keys, request), request, requestId),
  );
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
}

/** @throws ApiError for what cannot be read, names nothing, or is not for this caller. */
function readCall(keys: EmulatorKeys, { method, url, headers, body }: ApiRequest): Call {
  const [path = "", query = ""] = url.split("?", 2);
  const form = readForm(method === "GET" ? query : [query, body].filter(Boolean).join("&"));
  if (form === null) throw refuseRequest("The request's parameters could not be read.");
  const caller = identifyCaller(keys, headers.authorization, form);
  const found = path.startsWith("/v1/") ? findRoute(method, path.slice(4)) : null;
  if (found === null)
    throw new ApiError(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help.`,
    });
  if (caller.isPublic && !found.route.public)
    throw new ApiError(403, {
      type: "invalid_request_error",
      code: "secret_key_required",
      message: "This API call cannot be made with a publishable API key. Please use a secret API key.",
    });
  return { path, form, caller, ...found };
}

/** Runs the call, or answers as it did under the same key. */
function carryOut(
  stand: MovableEmulatorState,
  call: Call,
  { method, headers }: ApiRequest,
  requestId: string,
): Said & { replayed: boolean } {
  const key = headers["idempotency-key"];
  const question = { method, path: call.path, body: JSON.stringify(call.form) };
  return answerOnce(stand, key, question, () => {
    stand.setRequest({ id: requestId, idempotency_key: key ?? null });
    return say(() => ({ status: 200, body: JSON.stringify(run(stand, call)) }));
  });
}

function run(stand: EmulatorState, { form, caller, route, id }: Call): Record<string, unknown> {
  const { expand: asked = [], ...fields } = form;
  const plain = route.run(stand, readParams(route.shape, fields) as never, id, caller);
  const paths = readPaths(asked);
  if (paths.length === 0) return plain;
  if (caller.isPublic) throw refuseRequest("Nothing can be expanded with this key.");
  // An event may tell of the same object, and must not be told more.
  const shown = structuredClone(plain);
  expand(stand, shown, paths);
  return shown;
}

function readPaths(asked: FormValue): string[] {
  return Array.isArray(asked) ? asked.map(String) : [String(asked)];
}
