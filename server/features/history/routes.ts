import type { FastifyInstance } from "fastify";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { type ScanPage, scanListRequest } from "#contract/history.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { readBody } from "#server/http/read-body.ts";
import { isUuid } from "#server/is-uuid.ts";
import type { Runtime } from "#server/runtime.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { deleteScan, restoreScan } from "./delete-scan.ts";
import { listScans } from "./list-scans.ts";

export type HistoryServices = { store: Store; runtime: Runtime; sessions: Sessions };

type WithId = { Params: { id: string } };

/** A person's past scans: the list, deleting one, and taking that back. */
export function mountHistory(app: FastifyInstance, { store, runtime, sessions }: HistoryServices): void {
  app.post(ENDPOINTS.listScans.path, async (request, reply): Promise<ScanPage> => {
    const userId = await sessions.require(request, reply);
    return listScans(store, userId, readBody(scanListRequest, request));
  });

  app.delete<WithId>(ENDPOINTS.deleteScan.path, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    await deleteScan(store, runtime, userId, requireId(request.params.id));
    return {};
  });

  app.post<WithId>(ENDPOINTS.restoreScan.path, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    await restoreScan(store, runtime, userId, requireId(request.params.id));
    return {};
  });
}

function requireId(id: string): string {
  if (!isUuid(id)) throw new Problem("scan-not-found");
  return id;
}
