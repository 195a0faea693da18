import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { STORAGE_LIMITS } from "#contract/plans.ts";
import { letters, resumes, scans, users } from "#server/adapters/store/schema.ts";
import { reviews } from "#server/adapters/store/schema-linkedin.ts";
import { eq, sql } from "#server/adapters/store/sql.ts";
import { forgetDeleted } from "#server/features/history/forget-deleted.ts";
import { insertLetter } from "#server/features/letter/insert-letter.ts";
import { saveLetter } from "#server/features/letter/save-letter.ts";
import { saveReview } from "#server/features/linkedin/save-review.ts";
import { saveReport } from "#server/features/scan/save-report.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanResult } from "#testing/a-scan.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { openStores } from "#testing/store-homes.ts";
import { measureStorage } from "./save-within-storage.ts";

const MEGABYTE = 1024 * 1024;
const homes = await openStores();

describe.each(homes)("what a user keeps in its home: $name", ({ store, close }) => {
  const runtime = aRuntime();
  afterAll(close);

  const somebody = async (subscription = "free") => {
    const row = aUserRow({ subscription });
    await store.db().insert(users).values(row);
    return row.id;
  };
  /** Resumes of ten megabytes each, as many as said. */
  const fill = async (userId: string, files: number) => {
    await store.db().execute(sql`insert into resumes
      select ${userId}, 'full-' || n, 'r.pdf', decode(repeat('ab', ${10 * MEGABYTE}::int), 'hex'), now(), now()
      from generate_series(1, ${files}::int) n`);
  };
  const aLetter = () => ({
    coverLetter: "Dear team,",
    sentences: [],
    writtenBy: "composer" as const,
    tone: "warm" as const,
    resumeText: "Amara Okafor",
    jobDescription: "A ward nurse",
  });
  const write = (userId: string, pdf: Uint8Array, jobText = "A ward nurse") =>
    insertLetter(store, runtime, {
      userId,
      upload: { pdf, fileName: "r.pdf", jobText },
      options: { tone: "warm", company: null, jobTitle: null },
      names: { jobTitle: null, company: null },
      letter: aLetter(),
    });
  const scan = (userId: string, pdf: Uint8Array, resumeSha256: string) =>
    saveReport(store, runtime, {
      inputs: { userId, resumeSha256, jobSha256: "ad", engine: "test" },
      pdf,
      fileName: "r.pdf",
      result: aScanResult(),
      hold: null,
    });
  const review = (userId: string, inputSha256: string) =>
    saveReview(store, runtime, {
      userId,
      inputSha256,
      review: {
        reviewHtml: "",
        source: "text",
        score: null,
        earned: 0,
        known: 0,
        blocks: [],
        fixes: [],
        questions: [],
      },
      profileName: null,
    });
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => "kept",
      (error) => error.code ?? String(error),
    );

  test("has an end, however many requests come at once, and what was refused leaves nothing", async () => {
    const userId = await somebody();
    await fill(userId, 19);
    const ends = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        codeOf(write(userId, new Uint8Array(randomBytes(3 * MEGABYTE)), `Ad ${i}`)),
      ),
    );
    expect(ends.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => "kept"),
      ...Array.from({ length: 3 }, () => "storage-full"),
    ]);
    const { bytes, items } = await measureStorage(store, userId);
    expect(bytes).toBeLessThanOrEqual(STORAGE_LIMITS.free.bytes);
    expect(items).toBe(3);
    expect(await store.db().$count(resumes, eq(resumes.userId, userId))).toBe(19 + 3);

    expect(await codeOf(scan(userId, new Uint8Array(2 * MEGABYTE), "another"))).toBe("storage-full");
    await store.db().update(users).set({ subscription: "premium" }).where(eq(users.id, userId));
    expect(await codeOf(scan(userId, new Uint8Array(2 * MEGABYTE), "another"))).toBe("kept");
  });

  test("is as many things as the plan says, of whatever kind, and deleting some makes room", async () => {
    const userId = await somebody();
    const pdf = new Uint8Array([1]);
    const first = await write(userId, pdf);
    await store.db().execute(sql`insert into letters
      select user_id, gen_random_uuid(), created_at, updated_at, resume_sha256, resume_file_name, 'copy-' || n, edited,
        letter, job_title, company, search_text, deleted_at
      from letters, generate_series(1, ${STORAGE_LIMITS.free.items - 1}::int) n where user_id = ${userId}`);
    const all = [write(userId, pdf, "Another"), scan(userId, pdf, "another"), review(userId, "one")];
    expect(await Promise.all(all.map(codeOf))).toEqual(["storage-full", "storage-full", "storage-full"]);
    expect(await codeOf(write(userId, pdf))).toBe("kept");

    await store.db().update(letters).set({ deletedAt: runtime.now() }).where(eq(letters.id, first));
    runtime.pass(120_000);
    await forgetDeleted(store, runtime);
    const twenty = Array.from({ length: 20 }, (_, i) => codeOf(review(userId, `number ${i}`)));
    expect((await Promise.all(twenty)).filter((end) => end === "kept")).toHaveLength(1);
    expect(await store.db().$count(reviews, eq(reviews.userId, userId))).toBe(1);
    expect(await codeOf(write(await somebody(), pdf))).toBe("kept");
  });

  test("may be changed by whoever has too much already, as long as it does not grow", async () => {
    const userId = await somebody();
    const id = await write(userId, new Uint8Array([1]));
    await fill(userId, 20);
    const writer = {
      check: async () => ({ ok: true, sentences: [], resume: { text: "Amara Okafor" } }),
    } as unknown as Parameters<typeof saveLetter>[0]["writer"];
    const save = (text: string) =>
      codeOf(
        saveLetter({ store, runtime, writer }, { userId, id, text, signal: new AbortController().signal }),
      );
    expect(await save("Dear t,")).toBe("kept");
    expect(await save(randomBytes(9_000).toString("hex"))).toBe("storage-full");
  });

  test("holds a resume once, whatever was made from it", async () => {
    const userId = await somebody();
    const pdf = new Uint8Array(randomBytes(MEGABYTE));
    await write(userId, pdf);
    const { bytes } = await measureStorage(store, userId);
    await write(userId, pdf, "Another ad");
    const [kept] = await store.db().select().from(resumes).where(eq(resumes.userId, userId));
    await scan(userId, pdf, kept!.sha256);
    expect(await store.db().$count(resumes, eq(resumes.userId, userId))).toBe(1);
    expect(await store.db().$count(scans, eq(scans.userId, userId))).toBe(1);
    expect((await measureStorage(store, userId)).bytes - bytes).toBeLessThan(MEGABYTE / 10);
  });
});
