import { afterAll, describe, expect, test } from "vitest";
import { LETTERS_PER_PAGE, UNDO_MS } from "#contract/limits.ts";
import { resumes, users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { insertLetter } from "#server/features/letter/insert-letter.ts";
import { saveReport } from "#server/features/scan/save-report.ts";
import { hashInput } from "#server/shared/hash-input.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanResult } from "#testing/a-scan.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { openStores } from "#testing/store-homes.ts";
import { deletePast, restorePast } from "./delete-past.ts";
import { forgetDeleted } from "./forget-deleted.ts";
import { listLetters } from "./list-letters.ts";
import { PAST_LETTERS, PAST_SCANS } from "./past-kinds.ts";

const homes = await openStores();
const PDF = new TextEncoder().encode("%PDF-1.7");

describe.each(homes)("past letters, kept in their home: $name", ({ store, close }) => {
  const runtime = aRuntime();

  afterAll(close);

  const somebody = async () => {
    const row = aUserRow();
    await store.db().insert(users).values(row);
    return row.id;
  };
  const keep = (userId: string, { text = "Dear team,", jobTitle = "Ward Nurse" } = {}) =>
    insertLetter(store, runtime, {
      userId,
      upload: { pdf: PDF, fileName: "resume.pdf", jobText: "An ad" },
      options: { tone: "warm", company: null, jobTitle: null },
      names: { jobTitle, company: "Harbour\0 Care" },
      letter: {
        coverLetter: text,
        sentences: [],
        writtenBy: "composer",
        tone: "warm",
        resumeText: "Amara \0 Okafor",
        jobDescription: "An ad",
      },
    });
  const list = async (userId: string, search?: string) =>
    (await listLetters(store, userId, { search })).letters.map(({ id }) => id);
  const files = (userId: string) =>
    store.db().select({ sha256: resumes.sha256 }).from(resumes).where(eq(resumes.userId, userId));

  test("come newest first, page by page, and are found by their words", async () => {
    const userId = await somebody();
    const all = [];
    for (let i = 0; i < LETTERS_PER_PAGE + 3; i += 1) {
      all.unshift(
        await keep(userId, { text: `Letter ${i}`, jobTitle: i === 4 ? "Soudeur à l’arc" : "Ward Nurse" }),
      );
      runtime.pass(1);
    }
    const first = await listLetters(store, userId, {});
    const second = await listLetters(store, userId, { after: first.next! });
    expect([...first.letters, ...second.letters].map(({ id }) => id)).toEqual(all);
    expect(second.next).toBeNull();
    expect(await list(userId, "SOUDEUR a harbour")).toEqual([all.at(-5)]);
    expect(await list(await somebody())).toEqual([]);
  });

  test("are gone at once when they are deleted, and back when that is undone in time", async () => {
    const userId = await somebody();
    const id = await keep(userId);
    await deletePast(store, runtime, PAST_LETTERS, userId, id);
    expect(await list(userId)).toEqual([]);
    await restorePast(store, runtime, PAST_LETTERS, userId, id);
    expect(await list(userId)).toEqual([id]);
    await deletePast(store, runtime, PAST_LETTERS, userId, id);
    runtime.pass(UNDO_MS);
    await expect(restorePast(store, runtime, PAST_LETTERS, userId, id)).rejects.toMatchObject({
      code: "undo-too-late",
    });
  });

  test("written again within that minute are back as well", async () => {
    const userId = await somebody();
    const id = await keep(userId);
    await deletePast(store, runtime, PAST_LETTERS, userId, id);
    expect(await keep(userId)).toBe(id);
    expect(await list(userId)).toEqual([id]);
  });

  test("keep their resume as long as a report or a letter needs it", async () => {
    const userId = await somebody();
    const letter = await keep(userId);
    const inputs = { userId, resumeSha256: hashInput(PDF), jobSha256: "1", engine: "test-1" };
    const report = await saveReport(store, runtime, {
      inputs,
      pdf: PDF,
      fileName: "resume.pdf",
      result: aScanResult(),
      hold: null,
    });
    const clear = async () => {
      runtime.pass(UNDO_MS);
      await forgetDeleted(store, runtime);
    };
    await deletePast(store, runtime, PAST_SCANS, userId, report.id);
    await clear();
    expect(await files(userId)).toHaveLength(1);
    await deletePast(store, runtime, PAST_LETTERS, userId, letter);
    await clear();
    expect(await files(userId)).toEqual([]);
    expect(await list(userId)).toEqual([]);
  });

  test("of somebody who has just left are not kept", async () => {
    await expect(keep("0199aaaa-0000-7000-8000-000000000000")).rejects.toMatchObject({
      code: "session-expired",
    });
  });
});
