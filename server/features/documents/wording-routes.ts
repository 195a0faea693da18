import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import { MAX_DOCUMENT_CHARACTERS } from "#contract/resume-document.ts";
import { type WordingAnswer, wordingRequest } from "#contract/wording-proposals.ts";
import { abortWhenLeft } from "#server/http/abort-when-left.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { nameCaller } from "#server/http/name-caller.ts";
import { readBody } from "#server/http/read-body.ts";
import { checkJob } from "#server/http/read-upload.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import type { WordingInput, WordingJudge, WordingWriter } from "./wording-writer.ts";

export type WordingServices = {
  judge: WordingJudge;
  /** Null where no language model is set up. */
  writer: WordingWriter | null;
  sessions: Sessions;
  limits: { wordings: Limit; previews: Limit };
};

/** In JSON one character takes up to six bytes. */
const BODY_BYTES = (MAX_DOCUMENT_CHARACTERS + 2 * MAX_JOB_CHARACTERS) * 6;

/** New wordings of a document's lines for one ad, by the language model of the settings. Nothing of them is kept here. */
export function mountWordings(
  app: FastifyInstance,
  { judge, writer, sessions, limits }: WordingServices,
): void {
  app.post(
    ENDPOINTS.proposeWordings.path,
    { onRequest: limits.wordings, bodyLimit: BODY_BYTES },
    async (request, reply): Promise<WordingAnswer> => {
      const { write } = requireWriter();
      return write(await plan(request, reply));
    },
  );

  app.post(
    ENDPOINTS.previewWordings.path,
    { onRequest: limits.previews, bodyLimit: BODY_BYTES },
    async (request, reply) => {
      const { preview } = requireWriter();
      const input = await plan(request, reply);
      return { text: input.plan.lines.length === 0 ? null : preview(input) };
    },
  );

  function requireWriter(): WordingWriter {
    if (writer === null) throw new Problem("no-language-model");
    return writer;
  }

  async function plan(request: FastifyRequest, reply: FastifyReply): Promise<WordingInput> {
    const signal = abortWhenLeft(reply);
    const work = { caller: nameCaller(request, await sessions.find(request, reply)), signal };
    const { document, jobDescription } = readBody(wordingRequest, request);
    const outcome = await judge.plan(document, checkJob(jobDescription), work);
    if (!outcome.ok) throw new Problem(outcome.code);
    return { ...work, document, plan: outcome.plan };
  }
}
