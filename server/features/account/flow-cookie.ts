import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { SIGN_IN_CALLBACK_PATH } from "#contract/endpoints.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { readReturnPath } from "./read-return-path.ts";

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

const LIFETIME_MS = 600_000;

export type FlowCookieOptions = {
  runtime: Pick<Runtime, "now">;
  https: boolean;
  /** Who knows it can sign; the same in every process that may get the answer. */
  key: string;
};

export type FlowCookie = {
  write: (reply: FastifyReply, flow: Flow) => void;
  /** The sign-in that this answer belongs to, once: its cookie is taken back. Null when this browser began none such. */
  take: (request: FastifyRequest, reply: FastifyReply) => Flow | null;
};

/**
 * Goes to the callback only, and not to scripts. Signed with its end, so that whoever can put a cookie into somebody's
 * browser (a page of a neighbouring name, say) cannot make one up or use an old one.
 */
export function makeFlowCookie({ runtime, https, key }: FlowCookieOptions): FlowCookie {
  const options = { path: SIGN_IN_CALLBACK_PATH, httpOnly: true, sameSite: "lax", secure: https } as const;
  const sign = (name: string, content: string) =>
    createHmac("sha256", key).update(`vouch sign-in flow\0${name}\0${content}`).digest("base64url");

  return {
    write: (reply, flow) => {
      const name = nameCookie(flow.state, https);
      const endsAt = runtime.now().getTime() + LIFETIME_MS;
      const content = `${endsAt}.${Buffer.from(JSON.stringify(flow)).toString("base64url")}`;
      const value = `${content}.${sign(name, content)}`;
      reply.setCookie(name, value, { ...options, maxAge: LIFETIME_MS / 1000 });
    },
    take: (request, reply) => {
      const { state } = request.query as { state?: unknown };
      if (typeof state !== "string") return null;
      const name = nameCookie(state, https);
      const value = request.cookies[name];
      if (value === undefined) return null;
      reply.clearCookie(name, options);
      const [, content = "", signature = ""] = /^(.*)\.([\w-]*)$/s.exec(value) ?? [];
      if (!isSame(signature, sign(name, content))) return null;
      const [endsAt = "", flow = ""] = content.split(".");
      return Number(endsAt) > runtime.now().getTime() ? parseFlow(flow, state) : null;
    },
  };
}

/** One cookie per sign-in: two popups may be open at once. */
function nameCookie(state: string, https: boolean): string {
  const mark = createHash("sha256").update(state).digest("hex").slice(0, 16);
  return `${https ? "__Secure-" : ""}vouch-flow-${mark}`;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function parseFlow(value: string, state: string): Flow | null {
  try {
    const flow = flowShape.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
    return flow.state === state ? { ...flow, returnTo: readReturnPath(flow.returnTo) } : null;
  } catch {
    return null;
  }
}
