import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { type FactList, saveFactsRequest } from "#contract/facts.ts";
import { Problem } from "#contract/problem.ts";
import { abortWhenLeft } from "#server/http/abort-when-left.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { readBody } from "#server/http/read-body.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { isUuid } from "#server/shared/is-uuid.ts";
import { type FactRequest, type FactServices, readFacts } from "./read-facts.ts";
import { saveFacts } from "./save-facts.ts";

export type FactRouteServices = FactServices & { sessions: Sessions; limit: Limit };

type WithId = { Params: { id: string } };

/** All that a resume and an ad can have, each value at its longest. */
const MAX_BYTES = 200_000;

/** What was read of a scan's resume and ad, for its person to confirm or mend. */
export function mountFacts(app: FastifyInstance, services: FactRouteServices): void {
  const { sessions, limit } = services;

  const identify = async (request: FastifyRequest<WithId>, reply: FastifyReply): Promise<FactRequest> => {
    const userId = await sessions.require(request, reply);
    const { id } = request.params;
    if (!isUuid(id)) throw new Problem("scan-not-found");
    return { userId, scanId: id, signal: abortWhenLeft(reply) };
  };

  app.get<WithId>(
    ENDPOINTS.readFacts.path,
    { onRequest: limit },
    async (request, reply): Promise<FactList> => readFacts(services, await identify(request, reply)),
  );

  const options = { onRequest: limit, bodyLimit: MAX_BYTES };
  app.put<WithId>(ENDPOINTS.saveFacts.path, options, async (request, reply): Promise<FactList> => {
    const asked = await identify(request, reply);
    const { answers } = readBody(saveFactsRequest, request);
    return saveFacts(services, { ...asked, answers });
  });
}
