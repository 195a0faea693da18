import { openEmbeddedStore } from "#server/adapters/store/embedded.ts";
import { users } from "#server/adapters/store/schema.ts";
import { aUserRow } from "./a-user-row.ts";

/** A program of its own: keeps people as fast as it can, and says the id of each once it is kept, until it is killed. */
const fail = (error: unknown) => {
  throw error;
};
const store = openEmbeddedStore({ folder: process.argv[2]!, onLost: fail, onUpkeepFailed: fail });
await store.ready;

async function write(): Promise<never> {
  for (;;) {
    const row = aUserRow();
    await store.transaction(() => store.db().insert(users).values(row));
    process.stdout.write(`${row.id}\n`);
  }
}

await Promise.all([write(), write(), write(), write()]);
