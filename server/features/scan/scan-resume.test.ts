import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem, type ProblemCode } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { resumes, scanHolds, scans, users } from "#server/adapters/store/schema.ts";
import { facts } from "#server/adapters/store/schema-facts.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanResult } from "#testing/a-scan.ts";
import { aScanner } from "#testing/a-scanner.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { findStoreHomes, type Place } from "#testing/store-homes.ts";
import { releaseAbandonedScans } from "./release-scan.ts";
import { reserveScan } from "./reserve-scan.ts";
import { type ScanRequest, scanResume } from "./scan-resume.ts";

const DAY = 86_400_000;

const homes = await findStoreHomes();

describe.each(homes)("scanning, with everything kept in its home: $name", ({ makePlace, stop }) => {
  let place: Place;
  let store: Store;
  const runtime = aRuntime();

  beforeAll(async () => {
    place = await makePlace();
    store = place.open();
    await store.ready;
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
    await stop();
  });

  const aPersonWith = async (overrides: Parameters<typeof aUserRow>[0] = {}) => {
    const row = aUserRow(overrides);
    await store.db().insert(users).values(row);
    return row.id;
  };
  const scan = (
    userId: string,
    scanner = aScanner(),
    { jobText = "A ward nurse", ...rest }: ScanOverrides = {},
  ) => {
    const upload = { pdf: new TextEncoder().encode("%PDF-1.7"), fileName: "resume.pdf", jobText };
    const signal = new AbortController().signal;
    return scanResume(
      { store, runtime, scanner },
      { userId, upload, signal, stillSignedIn: async () => true, ...rest },
    );
  };
  type ScanOverrides = Partial<ScanRequest> & { jobText?: string };

  const scansLeft = async (userId: string) => {
    const [row] = await store.db().select({ left: users.resumeScan }).from(users).where(eq(users.id, userId));
    return row!.left;
  };
  const holdsOf = (userId: string) => store.db().select().from(scanHolds).where(eq(scanHolds.userId, userId));
  const reportsOf = (userId: string) => store.db().select().from(scans).where(eq(scans.userId, userId));
  const factsOf = (userId: string) =>
    store.db().select().from(facts).where(eq(facts.userId, userId)).orderBy(facts.factId);
  const refusal = async (work: Promise<unknown>): Promise<ProblemCode> => {
    const error = await work.then(
      () => null,
      (reason) => reason,
    );
    if (!(error instanceof Problem)) throw new Error("It was not refused.", { cause: error });
    return error.code;
  };
  const nothingWasCounted = async (userId: string) => {
    expect(await scansLeft(userId)).toBe(3);
    expect(await holdsOf(userId)).toEqual([]);
    expect(await reportsOf(userId)).toEqual([]);
  };

  test("a report is kept with its resume, and one of three scans is gone", async () => {
    const userId = await aPersonWith();
    const answer = await scan(userId);
    expect(answer).toMatchObject({ scansLeft: 2, repeated: false, resumeFileName: "resume.pdf" });
    expect(answer.overallScore).toBeGreaterThan(0);
    const [report] = await reportsOf(userId);
    expect(report).toMatchObject({ id: answer.id, engine: "test-1" });
    const [resume] = await store.db().select().from(resumes).where(eq(resumes.userId, userId));
    expect(new TextDecoder().decode(resume!.content)).toBe("%PDF-1.7");
    expect(await holdsOf(userId)).toEqual([]);
  });

  test("the same resume with the same ad costs nothing and is not read again", async () => {
    const userId = await aPersonWith();
    const scanner = aScanner();
    const first = await scan(userId, scanner);
    const second = await scan(userId, scanner);
    expect(second).toEqual({ ...first, repeated: true });
    expect(scanner.runs).toBe(1);
    expect(await scansLeft(userId)).toBe(2);
  });

  test("it costs nothing either when the engine has learnt meanwhile, and is read anew", async () => {
    const userId = await aPersonWith();
    await scan(userId);
    const later = { ...aScanner(), engine: "test-2" };
    const again = await scan(userId, later);
    expect(again).toMatchObject({ repeated: true, scansLeft: 2 });
    expect(await reportsOf(userId)).toHaveLength(2);
  });

  test("title and company that a person gives are kept with the scan and stand in the list", async () => {
    const userId = await aPersonWith();
    const said = { jobTitle: " Staff\nNurse ", company: "Harbour Care" };
    await scan(userId, aScanner(), { said });
    expect(await reportsOf(userId)).toMatchObject([{ jobTitle: "Staff Nurse", company: "Harbour Care" }]);
    expect(await factsOf(userId)).toMatchObject([
      { factId: "ad-company", said: "Harbour Care" },
      { factId: "ad-title", said: "Staff Nurse" },
    ]);
  });

  test("given with a scan that is there already, they name it anew, and one left blank is no company", async () => {
    const userId = await aPersonWith();
    await scan(userId);
    await scan(userId, aScanner(), { said: { jobTitle: "Staff Nurse", company: "  " } });
    expect(await reportsOf(userId)).toMatchObject([{ jobTitle: "Staff Nurse", company: null }]);
    expect(await scansLeft(userId)).toBe(2);
  });

  test("what is no name is left to the ad", async () => {
    const userId = await aPersonWith();
    await scan(userId, aScanner(), { said: { jobTitle: "–" } });
    const [report] = await reportsOf(userId);
    expect(report!.jobTitle).toBe(aScanResult().jobTitle);
    expect(await factsOf(userId)).toEqual([]);
  });

  test("one letter more in the ad is another scan", async () => {
    const userId = await aPersonWith();
    await scan(userId, aScanner(), { jobText: "A ward nurse" });
    expect(await scan(userId, aScanner(), { jobText: "A ward nurse." })).toMatchObject({ scansLeft: 1 });
  });

  test("somebody else's report on the same inputs is not shown", async () => {
    const first = await scan(await aPersonWith());
    const second = await scan(await aPersonWith());
    expect(second.repeated).toBe(false);
    expect(second.id).not.toBe(first.id);
  });

  test("of two hundred scans at once of a person with three, exactly three are made", async () => {
    const userId = await aPersonWith();
    const scanner = aScanner();
    const all = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) => scan(userId, scanner, { jobText: `Ad ${i}` })),
    );
    const refused = all.flatMap((end) => (end.status === "rejected" ? [(end.reason as Problem).code] : []));
    expect(refused).toEqual(Array(197).fill("scans-used-up"));
    expect(scanner.runs).toBe(3);
    expect(await scansLeft(userId)).toBe(0);
    expect(await reportsOf(userId)).toHaveLength(3);
  });

  test("the same scan from two windows at once is counted once", async () => {
    const userId = await aPersonWith();
    const answers = await Promise.all([scan(userId), scan(userId)]);
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await scansLeft(userId)).toBe(2);
    expect(await holdsOf(userId)).toEqual([]);
  });

  test("without scans left nothing is read", async () => {
    const userId = await aPersonWith({ resumeScan: 0 });
    const scanner = aScanner();
    expect(await refusal(scan(userId, scanner))).toBe("scans-used-up");
    expect(scanner.runs).toBe(0);
  });

  test("premium is not counted", async () => {
    const userId = await aPersonWith({ subscription: "premium", resumeScan: 0 });
    expect(await scan(userId)).toMatchObject({ scansLeft: null, repeated: false });
    expect(await scansLeft(userId)).toBe(0);
  });

  test("a file that cannot be read is refused in its own words, and not counted", async () => {
    const userId = await aPersonWith();
    expect(
      await refusal(
        scan(
          userId,
          aScanner(() => ({ ok: false, code: "pdf-no-text" })),
        ),
      ),
    ).toBe("pdf-no-text");
    await nothingWasCounted(userId);
  });

  test("a fault of ours is not counted", async () => {
    const userId = await aPersonWith();
    const broken = aScanner(() => {
      throw new Error("broken");
    });
    await expect(scan(userId, broken)).rejects.toThrow("broken");
    await nothingWasCounted(userId);
  });

  test("a scan that the person cancels is not counted, even when its report was just done", async () => {
    const userId = await aPersonWith();
    const controller = new AbortController();
    const scanner = aScanner(() => {
      controller.abort(new Error("cancelled"));
      return { ok: true, result: aScanResult() };
    });
    await expect(scan(userId, scanner, { signal: controller.signal })).rejects.toThrow("cancelled");
    await nothingWasCounted(userId);
  });

  test("whoever was signed out meanwhile gets no report and loses no scan", async () => {
    const userId = await aPersonWith();
    expect(await refusal(scan(userId, aScanner(), { stillSignedIn: async () => false }))).toBe(
      "session-expired",
    );
    await nothingWasCounted(userId);
  });

  test("whoever is gone is told to sign in again", async () => {
    expect(await refusal(scan(runtime.newId()))).toBe("session-expired");
  });

  test("a scan that was taken when the program died is given back at the next start", async () => {
    const userId = await aPersonWith();
    await reserveScan(store, runtime, userId);
    expect(await scansLeft(userId)).toBe(2);

    await store.close();
    store = place.open();
    await store.ready;
    // Alone on its folder, everything left behind is over; beside other processes, only what has outlived any scan.
    await releaseAbandonedScans(store, runtime, store.exclusive);
    expect(await scansLeft(userId)).toBe(store.exclusive ? 3 : 2);
    runtime.pass(10 * 60_000);
    await releaseAbandonedScans(store, runtime, false);
    await nothingWasCounted(userId);
  });

  test("a clock that jumps while a scan runs changes nothing of what it costs", async () => {
    for (const jump of [DAY, -DAY]) {
      const userId = await aPersonWith();
      const scanner = aScanner(async () => {
        runtime.pass(jump);
        await releaseAbandonedScans(store, runtime, false);
        return { ok: true, result: aScanResult() };
      });
      await scan(userId, scanner);
      expect([await scansLeft(userId), await holdsOf(userId)]).toEqual([2, []]);
      expect(await reportsOf(userId)).toHaveLength(1);
      await scan(userId, aScanner(), { jobText: "Another ad" });
      expect(await scansLeft(userId)).toBe(1);
    }
  });

  test("a count that cannot be saved stops the scan", async () => {
    const userId = await aPersonWith();
    const failing: Store = { ...store, transaction: async () => Promise.reject(new Error("no disk")) };
    const scanner = aScanner();
    const upload = { pdf: new Uint8Array(1), fileName: "r.pdf", jobText: "x" };
    const signal = new AbortController().signal;
    const request = { userId, upload, signal, stillSignedIn: async () => true };
    expect(await refusal(scanResume({ store: failing, runtime, scanner }, request))).toBe(
      "scan-count-not-saved",
    );
    expect(scanner.runs).toBe(0);
    await nothingWasCounted(userId);
  });
});
