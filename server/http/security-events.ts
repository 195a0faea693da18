import type { FastifyRequest } from "fastify";
import type { ProblemCode } from "#contract/problem.ts";

/** What an operator may want to be told of, by its name in the log (`security`). What each means stands in docs/server.md. */
export const SECURITY_EVENTS = [
  "signed-in",
  "sign-in-failed",
  "signed-out",
  "sessions-ended",
  "dead-session-used",
  "fresh-sign-in-asked",
  "data-downloaded",
  "account-deleted",
  "limit-reached",
  "foreign-origin-refused",
  "document-stopped",
  "webhook-refused",
  "metrics-refused",
  "policy-violated",
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Refusals that are such an event, whichever route they come from. */
const REFUSALS: Partial<Record<ProblemCode, SecurityEvent>> = {
  "session-expired": "dead-session-used",
  "sign-in-not-fresh": "fresh-sign-in-asked",
  "too-many-requests": "limit-reached",
  "too-many-downloads": "limit-reached",
  "storage-full": "limit-reached",
  "cross-site": "foreign-origin-refused",
  "pdf-too-slow": "document-stopped",
  "pdf-too-complex": "document-stopped",
  "webhook-refused": "webhook-refused",
};

/** Writes one down, under the request's id. `details` are words of ours, never what somebody sent. */
export function noteSecurityEvent(
  request: Pick<FastifyRequest, "log">,
  security: SecurityEvent,
  details: Record<string, unknown> = {},
): void {
  request.log.warn({ security, ...details });
}

export function nameRefusal(code: ProblemCode): { security?: SecurityEvent } {
  const security = REFUSALS[code];
  return security === undefined ? {} : { security };
}
