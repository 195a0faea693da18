import { type Store, StoreFailure } from "../port.ts";
import { type Digests, digestTables, sameDigests } from "./digest-tables.ts";
import { readAll } from "./read-all.ts";
import { writeAll } from "./write-all.ts";

/**
 * Copies everything from one home to an empty other one, then reads both again and compares count and digest of every
 * table. The first home is left as it is.
 *
 * @throws StoreFailure where the other home is not empty, or the two differ: somebody wrote in the meantime.
 */
export async function moveStore(from: Store, to: Store): Promise<Digests> {
  await writeAll(to, (give) => readAll(from, give));
  const [before, after] = [await digestStore(from), await digestStore(to)];
  if (!sameDigests(before, after))
    throw new StoreFailure(
      "The two homes are not the same: something was written while the data moved. Stop every Vouch that uses the old home, empty the new one and move again.",
    );
  return after;
}

async function digestStore(store: Store): Promise<Digests> {
  const digest = digestTables();
  await readAll(store, async (part) => digest.take(part));
  return digest.finish();
}
