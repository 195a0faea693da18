import type { FastifyInstance } from "fastify";
import { ENDPOINTS } from "#contract/endpoints.ts";
import type { KeptReview, ReviewAnswer } from "#contract/linkedin.ts";
import { Problem } from "#contract/problem.ts";
import { abortWhenLeft } from "#server/http/abort-when-left.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import { nameCaller } from "#server/http/name-caller.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { isUuid } from "#server/shared/is-uuid.ts";
import { analyzeProfile, type ReviewServices } from "./analyze-profile.ts";
import { findReview } from "./find-review.ts";
import { readReviewForm } from "./read-review-form.ts";

export type LinkedinRouteServices = ReviewServices & { sessions: Sessions; limit: Limit };

/** LinkedIn profiles, reviewed from what their owners have; LinkedIn itself is never asked. */
export function mountLinkedin(app: FastifyInstance, services: LinkedinRouteServices): void {
  const { store, sessions, limit } = services;

  app.post(
    ENDPOINTS.analyzeProfile.path,
    { onRequest: limit },
    async (request, reply): Promise<ReviewAnswer> => {
      const signal = abortWhenLeft(reply);
      const userId = await sessions.find(request, reply);
      const form = await readReviewForm(request);
      return analyzeProfile(services, { userId, form, signal, caller: nameCaller(request, userId) });
    },
  );

  app.get<{ Params: { id: string } }>(
    ENDPOINTS.readReview.path,
    async (request, reply): Promise<KeptReview> => {
      const userId = await sessions.require(request, reply);
      const { id } = request.params;
      if (!isUuid(id)) throw new Problem("review-not-found");
      return findReview(store, userId, id);
    },
  );
}
