import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { ENDPOINTS, MY_DATA_PATH, SETTINGS_PATH } from "#contract/endpoints.ts";
import { Problem } from "#contract/problem.ts";
import { deleteAccountRequest, type openSessions, type storage } from "#contract/settings.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { nameDownload } from "#server/http/name-download.ts";
import { readBody } from "#server/http/read-body.ts";
import { noteSecurityEvent } from "#server/http/security-events.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { measureStorage, storageLimitOf } from "#server/shared/save-within-storage.ts";
import { deleteAccount, type Leaving } from "./delete-account.ts";
import { describeBrowser } from "./describe-browser.ts";
import { limitExports } from "./limit-exports.ts";
import { zipMyData } from "./zip-my-data.ts";

export type SettingsServices = {
  store: Store;
  runtime: Runtime;
  sessions: Sessions;
  leaving: Leaving;
};

/**
 * A browser that follows a link would show a refusal as it is: it is sent to the page that has the link, which says it in
 * a sentence. @throws anything else.
 */
function refuseOnPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof Problem) || request.headers["sec-fetch-dest"] !== "document") throw error;
  return reply.redirect(`${SETTINGS_PATH}#${error.code}`, 303);
}

/** What a user can do with their account: see where they are signed in, take their data with them, leave. */
export function mountSettings(app: FastifyInstance, services: SettingsServices): void {
  const { store, sessions, leaving } = services;
  app.get(ENDPOINTS.listSessions.path, async (request, reply): Promise<z.infer<typeof openSessions>> => {
    const userId = await sessions.require(request, reply);
    const open = await sessions.list(request, userId);
    return {
      sessions: open.map(({ id, userAgent, createdAt, lastSeen, current }) => ({
        id,
        browser: describeBrowser(userAgent),
        createdAt: createdAt.toISOString(),
        lastSeen: lastSeen.toISOString(),
        current,
      })),
    };
  });

  app.delete<{ Params: { id: string } }>(ENDPOINTS.endSession.path, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    if (!(await sessions.end(userId, request.params.id))) throw new Problem("session-not-found");
    noteSecurityEvent(request, "sessions-ended");
    return {};
  });

  app.post(ENDPOINTS.endOtherSessions.path, async (request, reply) => {
    await sessions.endOthers(request, await sessions.require(request, reply));
    noteSecurityEvent(request, "sessions-ended");
    return {};
  });

  app.get(ENDPOINTS.readStorage.path, async (request, reply): Promise<z.infer<typeof storage>> => {
    const user = await sessions.requireUser(request, reply);
    return { ...(await measureStorage(store, user.id)), most: storageLimitOf(user.subscription) };
  });

  const limitExport = limitExports(store, services.runtime);
  const admitDownload = async (request: FastifyRequest, reply: FastifyReply) => {
    const userId = await sessions.require(request, reply);
    await limitExport(userId, reply);
    return userId;
  };
  app.get(MY_DATA_PATH, async (request, reply) => {
    let userId: string;
    try {
      userId = await admitDownload(request, reply);
    } catch (error) {
      return refuseOnPage(error, request, reply);
    }
    noteSecurityEvent(request, "data-downloaded");
    const open = await sessions.list(request, userId);
    return reply
      .type("application/zip")
      .header("content-disposition", nameDownload("vouch-my-data.zip"))
      .send(Readable.from(zipMyData(store, userId, open)));
  });

  app.post(ENDPOINTS.deleteAccount.path, async (request, reply) => {
    const userId = await sessions.requireFresh(request, reply);
    readBody(deleteAccountRequest, request);
    await deleteAccount(services, userId, leaving);
    await sessions.close(request, reply);
    noteSecurityEvent(request, "account-deleted");
    return {};
  });
}
