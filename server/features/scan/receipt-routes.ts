import type { FastifyInstance } from "fastify";
import { ENDPOINTS, RECEIPT_FILE_PATH } from "#contract/endpoints.ts";
import { Problem } from "#contract/problem.ts";
import { stateReceipt, writeReceiptFile } from "#contract/receipt-file.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { nameDownload } from "#server/http/name-download.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import { isUuid } from "#server/shared/is-uuid.ts";
import { signReceipt } from "#server/shared/receipt-crypto.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { findOwnReport } from "./find-report.ts";
import { findSigningKey } from "./find-signing-key.ts";

type ReceiptServices = { store: Store; runtime: Runtime; sessions: Sessions };

/** Signed receipts of the user's own reports, and the key that anybody may check them with. */
export function mountReceipts(app: FastifyInstance, { store, runtime, sessions }: ReceiptServices): void {
  app.get(ENDPOINTS.readReceiptKey.path, async () => ({
    key: (await findSigningKey(store, runtime)).publicKey,
  }));

  app.get<{ Params: { id: string } }>(RECEIPT_FILE_PATH, async (request, reply) => {
    const userId = await sessions.require(request, reply);
    const { id } = request.params;
    const report = isUuid(id) ? await findOwnReport(store, userId, id) : null;
    if (report === null) throw new Problem("scan-not-found");
    const statement = stateReceipt({ ...report, createdAt: report.createdAt.toISOString() });
    return reply
      .type("application/json")
      .header("content-disposition", nameDownload(`vouch-receipt-${id.slice(0, 8)}.json`))
      .send(writeReceiptFile(signReceipt(statement, await findSigningKey(store, runtime))));
  });
}
