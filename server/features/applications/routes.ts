import type { FastifyInstance } from "fastify";
import {
  applicationListRequest,
  editRequest,
  importRequest,
  newApplication,
  noteRequest,
  readPostingRequest,
} from "#contract/application.ts";
import { MAX_IMPORT_CHARACTERS, TEXT_LIMITS } from "#contract/application-terms.ts";
import { APPLICATIONS_FILE_PATH, ENDPOINTS } from "#contract/endpoints.ts";
import { Problem } from "#contract/problem.ts";
import { abortWhenLeft } from "#server/http/abort-when-left.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { nameDownload } from "#server/http/name-download.ts";
import { readBody } from "#server/http/read-body.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { isUuid } from "#server/shared/is-uuid.ts";
import type { ApplicationServices } from "./application-services.ts";
import { createApplication } from "./create-application.ts";
import { editApplication } from "./edit-application.ts";
import { EXPORT_TYPES, exportApplications, isExportFormat } from "./export-applications.ts";
import { importApplications } from "./import-applications.ts";
import { listApplications } from "./list-applications.ts";
import type { NoteWriter } from "./note-writer.ts";
import type { PostingReader } from "./posting-reader.ts";
import { readApplication } from "./read-application.ts";
import { writeNote } from "./write-note.ts";

export type ApplicationRouteServices = ApplicationServices & {
  postingReader: PostingReader;
  noteWriter: NoteWriter;
  sessions: Sessions;
  limits: { edits: Limit; notes: Limit };
};

type WithId = { Params: { id: string } };

function nameOne(id: string): string {
  if (!isUuid(id)) throw new Problem("application-not-found");
  return id;
}

/** In JSON one character takes up to six bytes. */
const bytesOf = (characters: number) => characters * 6 + 10_000;
/** An ad with everything else of an application. */
const ONE = { bodyLimit: bytesOf(TEXT_LIMITS.ad + 2 * TEXT_LIMITS.notes) };
/** A file's own bytes, and half as many again for what JSON escapes. */
const MANY = { bodyLimit: MAX_IMPORT_CHARACTERS * 1.5 };

/** A person's applications: kept, listed, changed event by event, brought in and taken out as files. */
export function mountApplications(app: FastifyInstance, services: ApplicationRouteServices): void {
  const hooks = { onRequest: services.limits.edits };
  mountOne(app, services, hooks);
  mountAll(app, services, hooks);
  mountEngine(app, services, hooks);
}

type Hooks = { onRequest: Limit };

/** What the engine's threads do for an application. */
function mountEngine(app: FastifyInstance, services: ApplicationRouteServices, hooks: Hooks): void {
  app.post(ENDPOINTS.readPosting.path, { ...hooks, ...ONE }, async (request, reply) => {
    const caller = await services.sessions.require(request, reply);
    const { ad } = readBody(readPostingRequest, request);
    const outcome = await services.postingReader(ad, { caller, signal: abortWhenLeft(reply) });
    if (!outcome.ok) throw new Problem(outcome.code);
    return outcome.posting;
  });

  const notes = { onRequest: services.limits.notes };
  app.post<WithId>(ENDPOINTS.writeNote.path, notes, async (request, reply) => {
    const userId = await services.sessions.require(request, reply);
    const key = { userId, id: nameOne(request.params.id) };
    const { kind } = readBody(noteRequest, request);
    const work = { caller: userId, signal: abortWhenLeft(reply) };
    return { note: await writeNote(services, key, kind, work) };
  });
}

function mountOne(app: FastifyInstance, services: ApplicationRouteServices, hooks: Hooks): void {
  const { store, sessions } = services;
  app.post(ENDPOINTS.createApplication.path, { ...hooks, ...ONE }, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    return createApplication(services, userId, readBody(newApplication, request));
  });

  app.get<WithId>(ENDPOINTS.readApplication.path, hooks, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    return readApplication(store, { userId, id: nameOne(request.params.id) });
  });

  app.post<WithId>(ENDPOINTS.editApplication.path, { ...hooks, ...ONE }, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    const key = { userId, id: nameOne(request.params.id) };
    return { application: await editApplication(services, key, readBody(editRequest, request)) };
  });
}

function mountAll(app: FastifyInstance, services: ApplicationRouteServices, hooks: Hooks): void {
  const { store, sessions } = services;

  app.post(ENDPOINTS.listApplications.path, hooks, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    return listApplications(store, userId, readBody(applicationListRequest, request).after);
  });

  app.post(ENDPOINTS.importApplications.path, { ...hooks, ...MANY }, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    return importApplications(services, userId, readBody(importRequest, request));
  });

  app.get<{ Params: { format: string } }>(APPLICATIONS_FILE_PATH, hooks, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    const { format } = request.params;
    if (!isExportFormat(format)) throw new Problem("not-found");
    return reply
      .type(EXPORT_TYPES[format])
      .header("content-disposition", nameDownload(`vouch-applications.${format}`))
      .send(exportApplications(services, userId, format));
  });
}
