import type { FastifyInstance } from "fastify";
import { ENDPOINTS } from "#contract/endpoints.ts";
import type { MachineView } from "#contract/machine-view.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { abortWhenLeft } from "#server/http/abort-when-left.ts";
import type { Limit } from "#server/http/limit-requests.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { isUuid } from "#server/shared/is-uuid.ts";
import { findSavedResume } from "./find-saved-resume.ts";
import type { PageViewer } from "./page-viewer.ts";

type MachineViewServices = { store: Store; sessions: Sessions; viewer: PageViewer; limit: Limit };

/** What machines read in the file behind one of the user's own reports. Nothing of it is kept: the file is. */
export function mountMachineView(app: FastifyInstance, services: MachineViewServices): void {
  const { store, sessions, viewer, limit } = services;
  const { path } = ENDPOINTS.readMachineView;
  app.get<{ Params: { id: string } }>(
    path,
    { onRequest: limit },
    async (request, reply): Promise<MachineView> => {
      const userId = await sessions.require(request, reply);
      const signal = abortWhenLeft(reply);
      const { id } = request.params;
      if (!isUuid(id)) throw new Problem("scan-not-found");
      const { pdf } = await findSavedResume(store, userId, id);
      const outcome = await viewer(pdf, { caller: userId, signal });
      signal.throwIfAborted();
      if (!outcome.ok) throw new Problem(outcome.code);
      return outcome.view;
    },
  );
}
