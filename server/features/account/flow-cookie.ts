import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { SIGN_IN_CALLBACK_PATH } from "#contract/endpoints.ts";

/** What the browser keeps of a sign-in that it began. */
const flowShape = z.object({
  state: z.string().max(200),
  nonce: z.string().max(200),
  codeVerifier: z.string().max(200),
  /** The sign-in runs in a popup; the popup itself can no longer tell once the issuer's page has cut its ties. */
  popup: z.boolean(),
  /** Path of ours to go to afterwards. */
  returnTo: z.string().max(500),
});
export type Flow = z.infer<typeof flowShape>;

const LIFETIME_SECONDS = 600;

/** One cookie per sign-in: two popups may be open at once. */
function nameCookie(state: string, https: boolean): string {
  const mark = createHash("sha256").update(state).digest("hex").slice(0, 16);
  return `${https ? "__Secure-" : ""}vouch-flow-${mark}`;
}

/** Goes to the callback only, and not to scripts. */
function cookieOptions(https: boolean) {
  return { path: SIGN_IN_CALLBACK_PATH, httpOnly: true, sameSite: "lax", secure: https } as const;
}

export function writeFlow(reply: FastifyReply, flow: Flow, https: boolean): void {
  const value = Buffer.from(JSON.stringify(flow)).toString("base64url");
  reply.setCookie(nameCookie(flow.state, https), value, {
    ...cookieOptions(https),
    maxAge: LIFETIME_SECONDS,
  });
}

/** The sign-in that this answer belongs to, once: its cookie is taken back. Null when this browser began none such. */
export function takeFlow(request: FastifyRequest, reply: FastifyReply, https: boolean): Flow | null {
  const { state } = request.query as { state?: unknown };
  if (typeof state !== "string") return null;
  const name = nameCookie(state, https);
  const value = request.cookies[name];
  if (value === undefined) return null;
  reply.clearCookie(name, cookieOptions(https));
  return parseFlow(value, state);
}

function parseFlow(value: string, state: string): Flow | null {
  try {
    const flow = flowShape.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
    return flow.state === state ? flow : null;
  } catch {
    return null;
  }
}
