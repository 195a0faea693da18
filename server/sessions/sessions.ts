import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { batch } from "#server/http/batch.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { closeSession } from "./close-session.ts";
import { endOtherSessions, endSession } from "./end-sessions.ts";
import { type FoundSession, findSession } from "./find-session.ts";
import { type ListedSession, listSessions } from "./list-sessions.ts";
import { openSession } from "./open-session.ts";
import { readSessions, type UserRow } from "./read-sessions.ts";
import { makeSessionCookie } from "./session-cookie.ts";
import { FRESH_FOR } from "./session-times.ts";

/** Who a request comes from. The features ask here and know nothing of cookies. */
export type Sessions = {
  /** The signed-in user, or null. A cookie that no longer holds is taken back. */
  find: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
  /** The same, with what is kept of the user themselves. */
  findUser: (request: FastifyRequest, reply: FastifyReply) => Promise<UserRow | null>;
  /** @throws Problem 'sign-in-needed' without a session, 'session-expired' with one that ended. */
  require: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
  /** The same, with what is kept of the user themselves. */
  requireUser: (request: FastifyRequest, reply: FastifyReply) => Promise<UserRow>;
  /**
   * As `require`, for what cannot be undone: whoever finds a browser left open must not be able to do it.
   *
   * @throws also Problem 'sign-in-not-fresh' when the sign-in lies longer back than `FRESH_FOR`.
   */
  requireFresh: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
  /** Whether the session of a request that took a while still holds. */
  stillHolds: (request: FastifyRequest) => Promise<boolean>;
  open: (request: FastifyRequest, reply: FastifyReply, userId: string) => Promise<void>;
  close: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The person's sessions that hold: that of the request (`current`), then the last seen first. */
  list: (request: FastifyRequest, userId: string) => Promise<ListedSession[]>;
  /** Signs the user out of one of their browsers. Answers false when they have no such session. */
  end: (userId: string, id: string) => Promise<boolean>;
  /** Signs the user out of every browser but that of the request. */
  endOthers: (request: FastifyRequest, userId: string) => Promise<void>;
};

export function makeSessions(store: Store, runtime: Runtime, { https }: { https: boolean }): Sessions {
  const cookie = makeSessionCookie({ https });
  const readBatched = batch((hashes: readonly string[]) => readSessions(store, runtime.now(), hashes));

  const findOpen = async (request: FastifyRequest, reply: FastifyReply): Promise<FoundSession | null> => {
    const token = cookie.read(request);
    if (token === null) return null;
    const session = await findSession(store, runtime, token, readBatched);
    if (session === null) {
      cookie.clear(reply);
      return null;
    }
    if (session.renewedUntil !== null)
      cookie.write(reply, token, { now: runtime.now(), expiresAt: session.renewedUntil });
    return session;
  };
  const findUser: Sessions["findUser"] = async (request, reply) =>
    (await findOpen(request, reply))?.user ?? null;
  const find: Sessions["find"] = async (request, reply) => (await findUser(request, reply))?.id ?? null;
  const requireOpen = async (request: FastifyRequest, reply: FastifyReply): Promise<FoundSession> => {
    const session = await findOpen(request, reply);
    if (session !== null) return session;
    throw new Problem(cookie.read(request) === null ? "sign-in-needed" : "session-expired");
  };

  return {
    find,
    findUser,
    require: async (request, reply) => (await requireOpen(request, reply)).user.id,
    requireUser: async (request, reply) => (await requireOpen(request, reply)).user,
    requireFresh: async (request, reply) => {
      const { user, createdAt } = await requireOpen(request, reply);
      if (runtime.now().getTime() - createdAt.getTime() > FRESH_FOR) throw new Problem("sign-in-not-fresh");
      return user.id;
    },
    stillHolds: async (request) => {
      const token = cookie.read(request);
      return token !== null && (await findSession(store, runtime, token)) !== null;
    },
    open: async (request, reply, userId) => {
      const token = await openSession(store, runtime, {
        userId,
        userAgent: request.headers["user-agent"] ?? null,
        previousToken: cookie.read(request),
      });
      cookie.write(reply, token);
    },
    close: async (request, reply) => {
      const token = cookie.read(request);
      if (token !== null) await closeSession(store, token);
      cookie.clear(reply);
    },
    list: (request, userId) => listSessions(store, runtime, userId, cookie.read(request)),
    end: (userId, id) => endSession(store, userId, id),
    endOthers: (request, userId) => endOtherSessions(store, userId, cookie.read(request)),
  };
}
