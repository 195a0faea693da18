import type { FastifyReply, FastifyRequest } from "fastify";
import { IDLE_LIFETIME } from "./session-times.ts";

export type SessionCookie = {
  read: (request: FastifyRequest) => string | null;
  write: (reply: FastifyReply, token: string, until?: { now: Date; expiresAt: Date }) => void;
  clear: (reply: FastifyReply) => void;
};

/**
 * Scripts cannot read it and other sites cannot send it with a change. `__Host-` makes the browser take it from this very
 * host over https alone; without https a browser refuses a cookie of such a name.
 */
export function makeSessionCookie({ https }: { https: boolean }): SessionCookie {
  const name = https ? "__Host-vouch-session" : "vouch-session";
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: https } as const;
  return {
    read: (request) => request.cookies[name] || null,
    write: (reply, token, until) => {
      const lifetime = until ? until.expiresAt.getTime() - until.now.getTime() : IDLE_LIFETIME;
      reply.setCookie(name, token, { ...options, maxAge: Math.floor(lifetime / 1000) });
    },
    clear: (reply) => {
      reply.clearCookie(name, options);
    },
  };
}
