import type { FastifyInstance } from "fastify";
import { saveTrackerRequest, stopRemindersRequest } from "#contract/application.ts";
import { CALENDAR_PATH, ENDPOINTS } from "#contract/endpoints.ts";
import { Problem } from "#contract/problem.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { readBody } from "#server/http/read-body.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import type { ApplicationServices } from "./application-services.ts";
import { EXPORT_TYPES, exportApplications } from "./export-applications.ts";
import { findFeedOwner, findTracker, makeFeed, revokeFeed, saveTracker, stopReminders } from "./tracker.ts";

export type TrackerRouteServices = ApplicationServices & {
  sessions: Sessions;
  limit: Limit;
  feedLimit: Limit;
  stopLimit: Limit;
};

/** What holds for all applications of a user: own stages, reminders, the private calendar. */
export function mountTracker(app: FastifyInstance, services: TrackerRouteServices): void {
  const { store, sessions } = services;
  const hooks = { onRequest: services.limit };

  app.get(ENDPOINTS.readTracker.path, hooks, async (request, reply) =>
    findTracker(store, await sessions.require(request, reply)),
  );

  app.put(ENDPOINTS.saveTracker.path, hooks, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    return saveTracker(services, userId, readBody(saveTrackerRequest, request));
  });

  app.post(ENDPOINTS.makeFeed.path, hooks, async (request, reply) => {
    const secret = await makeFeed(services, await sessions.require(request, reply));
    return { path: CALENDAR_PATH.replace(":token", secret) };
  });

  app.delete(ENDPOINTS.revokeFeed.path, hooks, async (request, reply) => {
    await revokeFeed(services, await sessions.require(request, reply));
    return {};
  });

  // Whoever knows the address may read it: it is a secret, and its owner can withdraw it.
  app.get<{ Params: { token: string } }>(
    CALENDAR_PATH,
    { onRequest: services.feedLimit },
    async (request, reply) => {
      const userId = await findFeedOwner(services, request.params.token.replace(/\.ics$/, ""));
      return reply.type(EXPORT_TYPES.ics).send(exportApplications(services, userId, "ics"));
    },
  );

  app.post(ENDPOINTS.stopReminders.path, { onRequest: services.stopLimit }, async (request) => {
    const { token } = readBody(stopRemindersRequest, request);
    if (token === "") throw new Problem("request-malformed");
    await stopReminders(services, token);
    return {};
  });
}
