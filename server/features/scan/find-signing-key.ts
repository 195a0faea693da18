import type { Store } from "#server/adapters/store/port.ts";
import { signingKeys } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { makeSigningKey, type SigningKey } from "#server/shared/receipt-crypto.ts";
import type { Runtime } from "#server/shared/runtime.ts";

const RECEIPTS = "receipts";

/** The key of this store's receipts; where two processes make one at the same moment, one of them stands. */
export async function findSigningKey(store: Store, runtime: Runtime): Promise<SigningKey> {
  const found = await readKey(store);
  if (found !== null) return found;
  await store
    .db()
    .insert(signingKeys)
    .values({ purpose: RECEIPTS, createdAt: runtime.now(), ...makeSigningKey() })
    .onConflictDoNothing();
  return (await readKey(store))!;
}

async function readKey(store: Store): Promise<SigningKey | null> {
  const [found] = await store
    .db()
    .select({ publicKey: signingKeys.publicKey, privateKey: signingKeys.privateKey })
    .from(signingKeys)
    .where(eq(signingKeys.purpose, RECEIPTS));
  return found ?? null;
}
