import type { Store } from "#server/adapters/store/port.ts";
import { mails } from "#server/adapters/store/schema.ts";
import { lte } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";

/** As long as its digest has to keep the same mail from being sent twice. */
const KEPT_MS = 24 * 3_600_000;

/** Clears away mails that a mail server has taken: they are personal, and are kept there. */
export async function forgetSentMails(store: Store, runtime: Runtime): Promise<void> {
  await store
    .db()
    .delete(mails)
    .where(lte(mails.sentAt, new Date(runtime.now().getTime() - KEPT_MS)));
}
