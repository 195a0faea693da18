import type { FastifyInstance } from "fastify";
import type { Session } from "#contract/account.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { noteSecurityEvent } from "#server/http/security-events.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { describeUser } from "./describe-user.ts";

export type SessionServices = { sessions: Sessions; local: Session["local"] };

export function mountSession(app: FastifyInstance, { sessions, local }: SessionServices): void {
  const { readSession, signOut } = ENDPOINTS;

  app.get(readSession.path, async (request, reply): Promise<Session> => {
    const user = await sessions.findUser(request, reply);
    return { person: user === null ? null : describeUser(user), local };
  });

  app.post(signOut.path, async (request, reply) => {
    await sessions.close(request, reply);
    noteSecurityEvent(request, "signed-out");
    return {};
  });
}
