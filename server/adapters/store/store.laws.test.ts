import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aScanResult } from "#testing/a-scan.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { emptyStore } from "#testing/empty-store.ts";
import { findStoreHomes, type Place } from "#testing/store-homes.ts";
import type { Store } from "./port.ts";
import { readSqlState } from "./read-sql-state.ts";
import { rateLimits, resumes, scans, users } from "./schema.ts";
import { and, eq, gt, sql } from "./sql.ts";

const homes = await findStoreHomes();

describe.each(homes)("the store in its home: $name", ({ makePlace, stop }) => {
  let place: Place;
  let store: Store;
  const more: Store[] = [];

  beforeAll(async () => {
    place = await makePlace();
    store = place.open();
    await store.ready;
  });
  beforeEach(() => emptyStore(store));
  afterEach(async () => {
    for (const opened of more.splice(0)) await opened.close();
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
    await stop();
  });

  const keepUser = async (overrides: Parameters<typeof aUserRow>[0] = {}) => {
    const row = aUserRow(overrides);
    await store.db().insert(users).values(row);
    return row.id;
  };
  const readEmails = async () =>
    (await store.db().select({ email: users.email }).from(users)).map((row) => row.email);

  test("what was kept is there when the store is opened again", async () => {
    await keepUser({ email: "kept@mail.example" });
    await store.close();
    store = place.open();
    await store.ready;
    expect(await readEmails()).toEqual(["kept@mail.example"]);
  });

  test("a transaction that fails leaves nothing behind", async () => {
    const failing = store.transaction(async () => {
      await keepUser();
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await readEmails()).toEqual([]);
  });

  test("a query within a transaction sees its changes, however deep it is asked", async () => {
    const seen = await store.transaction(async () => {
      await keepUser({ email: "inner@mail.example" });
      const look = async () => readEmails();
      return look();
    });
    expect(seen).toEqual(["inner@mail.example"]);
  });

  test("a part of a transaction can fail alone", async () => {
    await store.transaction(async () => {
      await keepUser({ email: "outer@mail.example" });
      const part = store.transaction(async () => {
        await keepUser({ email: "part@mail.example" });
        throw new Error("only this");
      });
      await expect(part).rejects.toThrow("only this");
    });
    expect(await readEmails()).toEqual(["outer@mail.example"]);
  });

  test("a query of somebody else waits for no answer from a transaction that is open", async () => {
    const opened = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = store.transaction(async () => {
      await keepUser({ email: "slow@mail.example" });
      opened.resolve();
      await goOn.promise;
    });
    await opened.promise;
    const other = readEmails();
    goOn.resolve();
    await slow;
    // Before or after, but never half of it.
    expect([[], ["slow@mail.example"]]).toContainEqual(await other);
  });

  test("a serialization failure runs the whole work again", async () => {
    let runs = 0;
    await store.transaction(async () => {
      runs += 1;
      await keepUser({ email: `run-${runs}@mail.example` });
      if (runs === 1)
        await store
          .db()
          .execute(sql.raw("do $$ begin raise exception 'again' using errcode = '40001'; end $$"));
    });
    expect(runs).toBe(2);
    expect(await readEmails()).toEqual(["run-2@mail.example"]);
  });

  test("a failure whose error was swallowed is not taken for success", async () => {
    const work = store.transaction(async () => {
      await keepUser();
      await store
        .db()
        .execute(sql.raw("select 1/0"))
        .catch(() => undefined);
    });
    await expect(work).rejects.toSatisfy((error) => readSqlState(error) === "25P02");
    expect(await readEmails()).toEqual([]);
  });

  test("a counter of three goes down exactly three times, whoever comes at once", async () => {
    const id = await keepUser({ resumeScan: 3 });
    const takeOne = () =>
      store.transaction(() =>
        store
          .db()
          .update(users)
          .set({ resumeScan: sql`${users.resumeScan} - 1` })
          .where(and(eq(users.id, id), gt(users.resumeScan, 0)))
          .returning({ left: users.resumeScan }),
      );
    const taken = await Promise.all(Array.from({ length: 200 }, takeOne));
    expect(
      taken
        .flat()
        .map((row) => row.left)
        .sort(),
    ).toEqual([0, 1, 2]);
  });

  test("a count never goes below zero, whatever a statement says", async () => {
    const id = await keepUser({ resumeScan: 0 });
    const below = store.db().update(users).set({ resumeScan: -1 }).where(eq(users.id, id));
    await expect(below).rejects.toSatisfy((error) => readSqlState(error) === "23514");
  });

  test("a doubled key is told by its code", async () => {
    const id = await keepUser();
    await expect(keepUser({ id })).rejects.toSatisfy((error) => readSqlState(error) === "23505");
  });

  test("bytes, instants and every character of a report come back as they were", async () => {
    const userId = await keepUser();
    const content = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const instant = new Date("2026-02-28T23:59:59.987Z");
    const sha256 = "a".repeat(64);
    await store.db().insert(resumes).values({
      userId,
      sha256,
      fileName: "Łukasz 履歴書.pdf",
      content,
      createdAt: instant,
      lastUsedAt: instant,
    });
    const result = aScanResult({
      extractedResumeText: "a\u0000b \ud800 c \u{1f469}\u200d\u2695\ufe0f é e\u0301",
    });
    const keys = { userId, id: userId, resumeSha256: sha256, jobSha256: sha256, engine: "1" };
    await store
      .db()
      .insert(scans)
      .values({ ...keys, createdAt: instant, resumeFileName: "r.pdf", result });

    const [resume] = await store.db().select().from(resumes);
    expect(resume).toEqual({
      userId,
      sha256,
      fileName: "Łukasz 履歴書.pdf",
      content,
      createdAt: instant,
      lastUsedAt: instant,
    });
    expect(resume!.content.constructor).toBe(Uint8Array);
    const [scan] = await store.db().select().from(scans);
    expect(scan!.result).toEqual(result);
    expect(scan!.createdAt).toEqual(instant);
  });

  test("a resume as large as may be uploaded is kept whole", async () => {
    const userId = await keepUser();
    const content = new Uint8Array(10 * 1024 * 1024).fill(7);
    content[content.length - 1] = 42;
    const now = new Date();
    const row = {
      userId,
      sha256: "b".repeat(64),
      fileName: "large.pdf",
      content,
      createdAt: now,
      lastUsedAt: now,
    };
    await store.db().insert(resumes).values(row);
    const [kept] = await store.db().select({ content: resumes.content }).from(resumes);
    expect(Buffer.compare(kept!.content, content)).toBe(0);
  });

  test("everything of a person goes with them", async () => {
    const userId = await keepUser();
    const now = new Date();
    const row = {
      userId,
      sha256: "c",
      fileName: "r.pdf",
      content: new Uint8Array(1),
      createdAt: now,
      lastUsedAt: now,
    };
    await store.db().insert(resumes).values(row);
    await store.db().delete(users).where(eq(users.id, userId));
    expect(await store.db().select().from(resumes)).toEqual([]);
  });

  test("counts of requests stand in a table that is not logged", async () => {
    const found = await store
      .db()
      .execute(sql`select relpersistence from pg_class where oid = 'rate_limits'::regclass`);
    const [table] = (found as { rows: { relpersistence: string }[] }).rows;
    expect(table).toEqual({ relpersistence: "u" });
    expect(await store.db().select().from(rateLimits)).toEqual([]);
  });

  test("a second opening of the same place shares it or is refused with a sentence, and never harms it", async () => {
    await keepUser({ email: "first@mail.example" });
    const second = place.open();
    more.push(second);
    if (store.exclusive) await expect(second.ready).rejects.toThrow("is used by another running Vouch");
    else await second.ready;
    expect(await readEmails()).toEqual(["first@mail.example"]);
  });

  test("programs that start at the same moment do not trip over each other", async () => {
    const fresh = await makePlace();
    const started = Array.from({ length: 4 }, () => fresh.open());
    const ends = await Promise.allSettled(started.map((one) => one.ready));
    const opened = ends.filter((end) => end.status === "fulfilled");
    expect(opened).toHaveLength(store.exclusive ? 1 : 4);
    for (const one of started) await one.close();
    await fresh.remove();
  });
});
