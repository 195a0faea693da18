import type { ProblemBody, ProblemCode } from "#contract/problem.ts";
import type { Answer, EndpointName } from "./api-schemas.ts";

/** A refusal as a page shows it. `code` and `id` are null where no answer of ours was read. */
export type CallProblem = { code: ProblemCode | null; title: string; id: string | null };
export type CallResult<Name extends EndpointName> =
  | { ok: true; answer: Answer<Name> }
  | { ok: false; problem: CallProblem };

export type CallOptions = {
  /** Values for the `:name` parts of the path. */
  params?: Record<string, string>;
  /** A form is sent as it is, anything else as JSON. */
  body?: FormData | object;
  signal?: AbortSignal;
};

export const UNREACHABLE = "The server could not be reached. Check your connection and try again.";
const UNREADABLE = "The server's answer could not be read. Reload the page; if it stays so, write to us.";

/** Schemas of all answers, apart from the script that a page needs before it stands. */
const loadSchemas = () => import("./api-schemas.ts");

/**
 * Calls one endpoint of contract/endpoints.ts; its answer is parsed by the contract's schema.
 * Never throws for what the network or the server does; rejects with an AbortError when `signal` is aborted.
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  options: CallOptions = {},
): Promise<CallResult<Name>> {
  try {
    const { findEndpoint, parseAnswer } = await loadSchemas();
    const { method, path } = findEndpoint(name);
    const response = await fetch(fillPath(path, options.params), {
      method,
      cache: "no-store",
      ...toBody(options.body),
      signal: options.signal,
    });
    const json: unknown = await response.json().catch(() => null);
    if (!response.ok) return { ok: false, problem: readProblem(json) };
    const answer = parseAnswer(name, json);
    if (answer !== null) return { ok: true, answer };
    return { ok: false, problem: { code: null, title: UNREADABLE, id: null } };
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    return { ok: false, problem: { code: null, title: UNREACHABLE, id: null } };
  }
}

/** `/api/scans/:id` with its values, each encoded. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:([a-z]+)/gi, (_, key: string) => encodeURIComponent(params[key] ?? ""));
}

function toBody(body: CallOptions["body"]): RequestInit {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

export function readProblem(json: unknown): CallProblem {
  const body = (typeof json === "object" && json !== null ? json : {}) as Partial<ProblemBody>;
  if (typeof body.title !== "string") return { code: null, title: UNREADABLE, id: null };
  // A code that this page does not know is compared with none: the sentences of all need not be loaded to tell.
  const code = typeof body.code === "string" ? body.code : null;
  return { code, title: body.title, id: typeof body.id === "string" ? body.id : null };
}
