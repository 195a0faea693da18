import { randomBytes } from "node:crypto";
import { resumes, users } from "#server/adapters/store/schema.ts";
import { aUserRow } from "./a-user-row.ts";
import { openHome } from "./kill-at-random.ts";

/**
 * A program of its own: `node fill-until-full.ts HOME`. Keeps one resume of a megabyte after the other and says each id
 * once it is kept, until one is refused; then it says 'refused' and whether the store still answers.
 */
const store = openHome(process.argv[2]!);
await store.ready;
const row = aUserRow();
const now = new Date();
await store.db().insert(users).values(row);
for (let count = 0; count < 200; count += 1) {
  const sha256 = String(count).padStart(4, "0");
  const resume = { userId: row.id, sha256, fileName: "r.pdf", createdAt: now, lastUsedAt: now };
  try {
    await store.transaction(() =>
      store
        .db()
        .insert(resumes)
        .values({ ...resume, content: new Uint8Array(randomBytes(1_000_000)) }),
    );
    console.log(sha256);
  } catch {
    const answers = await store.db().select({ id: users.id }).from(users);
    console.log(`refused, ${answers.length} person still there`);
    break;
  }
}
await store.close();
