import type { FastifyInstance } from "fastify";
import type { Session } from "#contract/account.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { gather } from "#server/http/gather.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { readPeople } from "./read-people.ts";

export type SessionServices = { store: Store; sessions: Sessions; local: Session["local"] };

export function mountSession(app: FastifyInstance, { store, sessions, local }: SessionServices): void {
  const { readSession, signOut } = ENDPOINTS;
  const readPerson = gather((userIds: readonly string[]) => readPeople(store, userIds));

  app.get(readSession.path, async (request, reply): Promise<Session> => {
    const userId = await sessions.find(request, reply);
    return { person: userId === null ? null : await readPerson(userId), local };
  });

  app.post(signOut.path, async (request, reply) => {
    await sessions.close(request, reply);
    return {};
  });
}
