import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ENDPOINTS, LETTER_PDF_PATH } from "#contract/endpoints.ts";
import {
  type LetterAnswer,
  type LetterCheck,
  letterPdfRequest,
  readAdRequest,
  saveLetterRequest,
} from "#contract/letter.ts";
import { LETTER_STREAM_TYPE } from "#contract/letter-wishes.ts";
import { MAX_JOB_CHARACTERS, MAX_LETTER_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import { abortWhenLeft } from "#server/http/abort-when-left.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { nameCaller } from "#server/http/name-caller.ts";
import { nameDownload } from "#server/http/name-download.ts";
import { readBody } from "#server/http/read-body.ts";
import { checkJob } from "#server/http/read-upload.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { isUuid } from "#server/shared/is-uuid.ts";
import type { Work } from "#server/shared/work.ts";
import { findLetter } from "./find-letter.ts";
import { generateLetter, type LetterRequest, type LetterServices, nameJob } from "./generate-letter.ts";
import { sayWhenToComeBack } from "./limit-letters.ts";
import { readCheckForm, readLetterForm } from "./read-letter-form.ts";
import { saveLetter } from "./save-letter.ts";
import { streamLetter } from "./stream-letter.ts";
import { tellOptions } from "./tell-options.ts";
import { writePlan } from "./write-plan.ts";

export type LetterRouteServices = LetterServices & {
  sessions: Sessions;
  /** Letters written, and everything smaller that the page asks for while one is edited. */
  limits: { letters: Limit; checks: Limit; pdfs: Limit };
};

/** In JSON one character takes up to six bytes. */
const bytesOf = (characters: number) => characters * 6 + 1000;

type WithId = { Params: { id: string } };

type Hook = { onRequest: Limit };

export function mountLetter(app: FastifyInstance, services: LetterRouteServices): void {
  const letters = { onRequest: sayWhenToComeBack(services.limits.letters) };
  const checks = { onRequest: sayWhenToComeBack(services.limits.checks) };
  mountGenerate(app, letters, services);
  mountCheck(app, checks, services);
  mountPlan(app, checks, services);
  mountReadAd(app, checks, services);
  mountModel(app, checks, services);
  mountPdf(app, { onRequest: sayWhenToComeBack(services.limits.pdfs) }, services);
  mountKept(app, checks, services);
}

/** Whose work it is, and what gives it up. */
async function beginWork(
  sessions: LetterRouteServices["sessions"],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Work & { userId: string | null }> {
  const signal = abortWhenLeft(reply);
  const userId = await sessions.find(request, reply);
  return { caller: nameCaller(request, userId), userId, signal };
}

function mountGenerate(app: FastifyInstance, limited: Hook, services: LetterRouteServices): void {
  app.post(ENDPOINTS.generateLetter.path, limited, async (request, reply) => {
    const signal = abortWhenLeft(reply);
    const userId = await services.sessions.find(request, reply);
    const form = await readLetterForm(request);
    const write = (onText?: (partial: string) => void): Promise<LetterAnswer> => {
      const caller = nameCaller(request, userId);
      const asked: LetterRequest = {
        userId,
        ...form,
        caller,
        signal,
        ...(onText ? { onText } : {}),
      };
      return generateLetter(services, asked);
    };
    return wantsStream(request) ? streamLetter(request, reply, write) : write();
  });
}

function mountCheck(
  app: FastifyInstance,
  limited: Hook,
  { writer, sessions, store }: LetterRouteServices,
): void {
  app.post(ENDPOINTS.checkLetter.path, limited, async (request, reply) => {
    const { userId, ...work } = await beginWork(sessions, request, reply);
    const { upload, letter, said } = await readCheckForm(request);
    const told = await tellOptions(store, userId, upload, said);
    const outcome = await writer.check(upload.pdf, upload.jobText, letter, told, work);
    if (!outcome.ok) throw new Problem(outcome.code);
    const answer: LetterCheck = { sentences: outcome.sentences, resumeText: outcome.resume.text };
    return answer;
  });
}

function mountPlan(
  app: FastifyInstance,
  limited: Hook,
  { writer, sessions, store }: LetterRouteServices,
): void {
  app.post(ENDPOINTS.planLetter.path, limited, async (request, reply) => {
    const { userId, ...work } = await beginWork(sessions, request, reply);
    const { upload, options } = await readLetterForm(request);
    const told = await tellOptions(store, userId, upload, options);
    const outcome = await writer.plan(upload.pdf, upload.jobText, told, work);
    if (!outcome.ok) throw new Problem(outcome.code);
    return writePlan(outcome.plan, nameJob(told, outcome));
  });
}

function mountReadAd(app: FastifyInstance, limited: Hook, { writer, sessions }: LetterRouteServices): void {
  const options = { ...limited, bodyLimit: bytesOf(MAX_JOB_CHARACTERS) };
  app.post(ENDPOINTS.readAd.path, options, async (request, reply) => {
    const jobText = checkJob(readBody(readAdRequest, request).jobDescription);
    const outcome = await writer.readAd(jobText, await beginWork(sessions, request, reply));
    if (!outcome.ok) throw new Problem(outcome.code);
    const { jobTitle, company, titles, companies } = outcome;
    return { jobTitle, company, titles, companies };
  });
}

/** Which language model would write, and what it would be sent. */
function mountModel(
  app: FastifyInstance,
  limited: Hook,
  { writer, writeWithModel, sessions, store }: LetterRouteServices,
): void {
  app.get(ENDPOINTS.readLetterModel.path, async () => ({ model: writeWithModel?.name ?? null }));

  app.post(ENDPOINTS.previewLetter.path, limited, async (request, reply) => {
    if (writeWithModel === null) throw new Problem("no-language-model");
    const { userId, ...work } = await beginWork(sessions, request, reply);
    const { upload, options: chosen } = await readLetterForm(request);
    const options = await tellOptions(store, userId, upload, chosen);
    const outcome = await writer.compose(upload.pdf, upload.jobText, options, work);
    if (!outcome.ok) throw new Problem(outcome.code);
    const { resume, job, composed } = outcome;
    return { text: writeWithModel.preview({ resume, job, options, composed }) };
  });
}

function mountPdf(app: FastifyInstance, limited: Hook, { writer, sessions }: LetterRouteServices): void {
  const options = { ...limited, bodyLimit: bytesOf(MAX_LETTER_CHARACTERS) };
  app.post(LETTER_PDF_PATH, options, async (request, reply) => {
    const { letter, name, paper = "a4", look } = readBody(letterPdfRequest, request);
    const title = name?.trim() || "Cover letter";
    const outcome = await writer.writePdf(
      letter,
      { title, paper, ...(look ? { look } : {}) },
      await beginWork(sessions, request, reply),
    );
    if (!outcome.ok) throw new Problem(outcome.code);
    return reply
      .type("application/pdf")
      .header("content-disposition", nameDownload(`${title}.pdf`))
      .send(Buffer.from(outcome.pdf));
  });
}

/** Letters kept in the history of whoever is signed in. */
function mountKept(app: FastifyInstance, limited: Hook, services: LetterRouteServices): void {
  const { store, sessions } = services;
  app.get<WithId>(ENDPOINTS.readLetter.path, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    return findLetter(store, userId, requireId(request.params.id));
  });

  const options = { ...limited, bodyLimit: bytesOf(MAX_LETTER_CHARACTERS) };
  app.put<WithId>(ENDPOINTS.saveLetter.path, options, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    const signal = abortWhenLeft(reply);
    const { coverLetter: text } = readBody(saveLetterRequest, request);
    return saveLetter(services, { userId, id: requireId(request.params.id), text, signal });
  });
}

function wantsStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes(LETTER_STREAM_TYPE) ?? false;
}

function requireId(id: string): string {
  if (!isUuid(id)) throw new Problem("letter-not-found");
  return id;
}
