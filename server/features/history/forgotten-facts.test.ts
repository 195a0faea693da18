import { afterAll, describe, expect, test } from "vitest";
import { UNDO_MS } from "#contract/limits.ts";
import { users } from "#server/adapters/store/schema.ts";
import { facts } from "#server/adapters/store/schema-facts.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { saveReport } from "#server/features/scan/save-report.ts";
import { measureStorage } from "#server/shared/save-within-storage.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanResult } from "#testing/a-scan.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { openStores } from "#testing/store-homes.ts";
import { deletePast } from "./delete-past.ts";
import { forgetDeleted } from "./forget-deleted.ts";
import { PAST_SCANS } from "./past-kinds.ts";

const homes = await openStores();

describe.each(homes)("what was said of documents, kept in its home: $name", ({ store, close }) => {
  const runtime = aRuntime();
  afterAll(close);

  const somebody = async () => {
    const row = aUserRow();
    await store.db().insert(users).values(row);
    return row.id;
  };
  const keep = async (userId: string, resumeSha256: string, jobSha256: string) => {
    const inputs = { userId, resumeSha256, jobSha256, engine: "test-1" };
    const pdf = new TextEncoder().encode("%PDF-1.7");
    const result = aScanResult();
    return (await saveReport(store, runtime, { inputs, pdf, fileName: "r.pdf", result, hold: null })).id;
  };
  const tell = (userId: string, documentSha256: string) =>
    store.db().insert(facts).values({
      userId,
      documentSha256,
      factId: "contact-name",
      said: "Amara Quill",
      updatedAt: runtime.now(),
    });
  const told = async (userId: string) =>
    (await store.db().select({ of: facts.documentSha256 }).from(facts).where(eq(facts.userId, userId)))
      .map(({ of }) => of)
      .sort();
  const forget = async (userId: string, id: string) => {
    await deletePast(store, runtime, PAST_SCANS, userId, id);
    runtime.pass(UNDO_MS + 1);
    await forgetDeleted(store, runtime);
  };

  test("it goes with the last report of its document, and nobody else's goes with it", async () => {
    const [userId, other] = [await somebody(), await somebody()];
    const first = await keep(userId, "resume", "ad-1");
    const second = await keep(userId, "resume", "ad-2");
    await keep(other, "resume", "ad-1");
    for (const document of ["resume", "ad-1", "ad-2"]) await tell(userId, document);
    await tell(other, "resume");
    await forget(userId, first);
    expect(await told(userId)).toEqual(["ad-2", "resume"]);
    await forget(userId, second);
    expect(await told(userId)).toEqual([]);
    expect(await told(other)).toEqual(["resume"]);
  });

  test("it counts as storage, and goes with the account", async () => {
    const userId = await somebody();
    await keep(userId, "resume", "ad");
    const before = await measureStorage(store, userId);
    await tell(userId, "resume");
    expect((await measureStorage(store, userId)).bytes).toBeGreaterThan(before.bytes);
    await store.db().delete(users).where(eq(users.id, userId));
    expect(await told(userId)).toEqual([]);
  });
});
