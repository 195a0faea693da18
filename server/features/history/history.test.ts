import { afterAll, describe, expect, test } from "vitest";
import { UNDO_MS } from "#contract/limits.ts";
import { resumes, scans, users } from "#server/adapters/store/schema.ts";
import { eq, sql } from "#server/adapters/store/sql.ts";
import { saveReport } from "#server/features/scan/save-report.ts";
import { foldSearch } from "#server/shared/fold-search.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanResult } from "#testing/a-scan.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { openStores } from "#testing/store-homes.ts";
import { deletePast, restorePast } from "./delete-past.ts";
import { forgetDeleted } from "./forget-deleted.ts";
import { listScans } from "./list-scans.ts";
import { PAST_SCANS } from "./past-kinds.ts";

const homes = await openStores();

describe.each(homes)("past scans, kept in their home: $name", ({ store, close }) => {
  const runtime = aRuntime();

  afterAll(close);

  const somebody = async () => {
    const row = aUserRow();
    await store.db().insert(users).values(row);
    return row.id;
  };
  let ads = 0;
  const keep = async (
    userId: string,
    { jobTitle = "Ward Nurse", company = "Harbour Care", fileName = "resume.pdf", sha256 = "a" } = {},
  ) => {
    ads += 1;
    const inputs = { userId, resumeSha256: sha256, jobSha256: `${ads}`, engine: "test-1" };
    const result = aScanResult({ jobTitle, company, overallScore: 72.5 });
    const pdf = new TextEncoder().encode("%PDF-1.7");
    return (await saveReport(store, runtime, { inputs, pdf, fileName, result, hold: null })).id;
  };
  const list = async (userId: string, search?: string) =>
    (await listScans(store, userId, { search })).scans.map(({ id }) => id);
  const code = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => error.code,
    );
  const files = (userId: string) =>
    store.db().select({ sha256: resumes.sha256 }).from(resumes).where(eq(resumes.userId, userId));

  test("the newest stands first, with what the list shows of it", async () => {
    const userId = await somebody();
    const first = await keep(userId);
    runtime.pass(1000);
    const second = await keep(userId, { jobTitle: "Welder", company: "Rhine Steel", fileName: "w.pdf" });
    const page = await listScans(store, userId, {});
    expect(page.scans.map(({ id }) => id)).toEqual([second, first]);
    expect(page.scans[0]).toEqual({
      id: second,
      createdAt: runtime.now().toISOString(),
      resumeFileName: "w.pdf",
      jobTitle: "Welder",
      company: "Rhine Steel",
      overallScore: 72.5,
      jobSha256: expect.any(String),
      resumeSha256: expect.any(String),
      stepsLeft: expect.any(Number),
    });
    expect(page.next).toBeNull();
  });

  test("every scan comes once, page by page, also those of one moment and while new ones arrive", async () => {
    const userId = await somebody();
    const all = [];
    for (let i = 0; i < 45; i += 1) {
      all.push(await keep(userId));
      if (i % 7 === 0) runtime.pass(1);
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await listScans(store, userId, { after });
      seen.push(...page.scans.map(({ id }) => id));
      after = page.next ?? undefined;
      runtime.pass(1);
      await keep(userId);
    } while (after !== undefined);
    expect(seen).toHaveLength(45);
    expect([...seen].sort()).toEqual([...all].sort());
  });

  test("a page that ends with the last scan names no further one", async () => {
    const userId = await somebody();
    for (let i = 0; i < 20; i += 1) await keep(userId);
    expect((await listScans(store, userId, {})).next).toBeNull();
  });

  test.each([
    "",
    "x",
    "1.not-a-key",
    "99999999999999999999.0",
    "-5.00000000-0000-7000-8000-000000000000",
    "253402300800000.00000000-0000-7000-8000-000000000000",
  ])("a mark that no page gave (%s) is refused", async (after) => {
    expect(await code(listScans(store, runtime.newId(), { after }))).toBe("request-malformed");
  });

  test("search finds title, company and file, whatever the case, accents and order of the words", async () => {
    const userId = await somebody();
    const cook = await keep(userId, {
      jobTitle: "Chef de Cuisine",
      company: "Café Lumière",
      fileName: "résumé_100%.pdf",
    });
    const nurse = await keep(userId);
    expect(await list(userId, "CHEF")).toEqual([cook]);
    expect(await list(userId, "lumiere cafe")).toEqual([cook]);
    expect(await list(userId, "resume_100%")).toEqual([cook]);
    expect(await list(userId, "chef nurse")).toEqual([]);
    expect(await list(userId, "%")).toEqual([cook]);
    expect(await list(userId, "  ")).toEqual([nurse, cook]);
    expect(await list(userId, "'; drop table scans; --")).toEqual([]);
    expect(await list(userId, "\0")).toHaveLength(2);
  });

  test("a title with characters that a store cannot take is kept without them", async () => {
    const userId = await somebody();
    await keep(userId, { jobTitle: "Ward\0 Nurse \ud800" });
    expect((await listScans(store, userId, {})).scans[0]!.jobTitle).toMatch(/^Ward Nurse/);
    expect(await list(userId, "ward nurse")).toHaveLength(1);
  });

  test("a deleted report is out of sight at once, and undone it is back in its place", async () => {
    const userId = await somebody();
    const [first, second] = [await keep(userId), await keep(userId)];
    await deletePast(store, runtime, PAST_SCANS, userId, second);
    expect(await list(userId)).toEqual([first]);
    await restorePast(store, runtime, PAST_SCANS, userId, second);
    expect(await list(userId)).toEqual([second, first]);
  });

  test("after the moment of undo it is gone, and its resume with the last report on it", async () => {
    const userId = await somebody();
    const [one, two] = [await keep(userId), await keep(userId)];
    await deletePast(store, runtime, PAST_SCANS, userId, one);
    runtime.pass(UNDO_MS);
    expect(await code(restorePast(store, runtime, PAST_SCANS, userId, one))).toBe("undo-too-late");
    await forgetDeleted(store, runtime);
    expect(await files(userId)).toHaveLength(1);
    await deletePast(store, runtime, PAST_SCANS, userId, two);
    await forgetDeleted(store, runtime);
    expect(await files(userId)).toHaveLength(1);
    runtime.pass(UNDO_MS);
    await forgetDeleted(store, runtime);
    expect(await files(userId)).toEqual([]);
    expect(await store.db().select({ id: scans.id }).from(scans).where(eq(scans.userId, userId))).toEqual([]);
  });

  test("of fifty deletions of one report at once, one deletes and the others find nothing", async () => {
    const userId = await somebody();
    const id = await keep(userId);
    const codes = await Promise.all(
      Array.from({ length: 50 }, () => code(deletePast(store, runtime, PAST_SCANS, userId, id))),
    );
    expect(codes.filter((each) => each === null)).toHaveLength(1);
    expect(codes.filter((each) => each === "scan-not-found")).toHaveLength(49);
  });

  test("clearing away while the same resume is scanned again never leaves a report without its file", async () => {
    const userId = await somebody();
    for (let round = 0; round < 10; round += 1) {
      const old = await keep(userId, { sha256: "same" });
      await deletePast(store, runtime, PAST_SCANS, userId, old);
      runtime.pass(UNDO_MS);
      const [fresh] = await Promise.all([
        keep(userId, { sha256: "same" }),
        forgetDeleted(store, runtime),
        forgetDeleted(store, runtime),
      ]);
      expect(await list(userId)).toEqual([fresh]);
      expect(await files(userId)).toEqual([{ sha256: "same" }]);
      await deletePast(store, runtime, PAST_SCANS, userId, fresh);
    }
  });

  test("nobody sees, deletes or restores what is somebody else's", async () => {
    const [owner, other] = [await somebody(), await somebody()];
    const id = await keep(owner);
    expect(await list(other)).toEqual([]);
    expect(await code(deletePast(store, runtime, PAST_SCANS, other, id))).toBe("scan-not-found");
    await deletePast(store, runtime, PAST_SCANS, owner, id);
    expect(await code(restorePast(store, runtime, PAST_SCANS, other, id))).toBe("undo-too-late");
    await restorePast(store, runtime, PAST_SCANS, owner, id);
    expect(await list(owner)).toEqual([id]);
  });

  test("of ten thousand scans a page is read by its key, not by counting", async () => {
    const userId = await somebody();
    await store.db().execute(sql`
      insert into scans (user_id, id, created_at, resume_sha256, job_sha256, engine, resume_file_name, result, search_text)
      select ${userId}::uuid, gen_random_uuid(), '2026-01-01'::timestamptz + n * interval '1 minute', 's', n::text, 'e',
        'r.pdf', '{}', ${foldSearch("Ward Nurse")} || n from generate_series(1, 10000) n`);
    await store.db().execute(sql`analyze scans`);
    const deep = `${Date.parse("2026-01-03")}.00000000-0000-7000-8000-000000000000`;
    const plan = await store.db().execute(sql`explain select id from scans
      where user_id = ${userId}::uuid and deleted_at is null
        and (created_at, id) < (${new Date("2026-01-03").toISOString()}::timestamptz, ${runtime.newId()}::uuid)
      order by created_at desc, id desc limit 21`);
    expect(JSON.stringify((plan as { rows: unknown[] }).rows)).toMatch(
      /Index.*scans_latest.*Index Cond.*ROW/s,
    );
    expect((await listScans(store, userId, { after: deep })).scans).toHaveLength(20);
    expect(await list(userId, "nurse9999")).toHaveLength(1);
  });
});
