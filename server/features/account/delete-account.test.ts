import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import {
  identities,
  mails,
  resumes,
  scanHolds,
  scans,
  sessions,
  users,
} from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { reserveScan } from "#server/features/scan/reserve-scan.ts";
import { scanResume } from "#server/features/scan/scan-resume.ts";
import { openSession } from "#server/sessions/open-session.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanResult } from "#testing/a-scan.ts";
import { aScanner } from "#testing/a-scanner.ts";
import { openStores } from "#testing/store-homes.ts";
import { admitUser } from "./admit-user.ts";
import { deleteAccount } from "./delete-account.ts";
import { writeMyData } from "./write-my-data.ts";
import { zipMyData } from "./zip-my-data.ts";

const nothingElsewhere = {
  promise: async () => undefined,
  fulfil: async () => undefined,
  onLate: () => undefined,
};

const homes = await openStores();

describe.each(homes)("an account in its home: $name", ({ store, close }) => {
  const runtime = aRuntime();

  afterAll(close);

  let people = 0;
  const somebody = () => {
    people += 1;
    const email = `person-${people}@mail.example`;
    const identity = {
      issuer: "https://issuer.example",
      subject: email,
      email,
      name: "Somebody",
      picture: null,
    };
    return admitUser(store, runtime, identity);
  };
  const scan = (userId: string, scanner = aScanner(), jobText = "A ward nurse") =>
    scanResume(
      { store, runtime, scanner },
      {
        userId,
        upload: { pdf: new TextEncoder().encode("%PDF-1.7"), fileName: "resume.pdf", jobText },
        signal: new AbortController().signal,
        stillSignedIn: async () => true,
      },
    );
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error) => error.code ?? String(error),
    );
  const rowsOf = async (userId: string) => {
    const counts = [];
    for (const table of [identities, sessions, resumes, scans, scanHolds])
      counts.push(
        (await store.db().select({ userId: table.userId }).from(table).where(eq(table.userId, userId)))
          .length,
      );
    const left = await store.db().select({ id: users.id }).from(users).where(eq(users.id, userId));
    return [...counts, left.length];
  };

  test("goes with everything of its person and nothing of anybody else", async () => {
    const [leaving, staying] = [await somebody(), await somebody()];
    for (const userId of [leaving, staying]) {
      await scan(userId);
      await reserveScan(store, runtime, userId);
      await openSession(store, runtime, { userId, userAgent: "x", previousToken: null });
    }
    expect(await rowsOf(leaving)).toEqual([1, 1, 1, 1, 1, 1]);
    await deleteAccount({ store, runtime }, leaving, nothingElsewhere);
    expect(await rowsOf(leaving)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await rowsOf(staying)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test("leaves one receipt for its person, however often its deletion is asked for", async () => {
    const userId = await somebody();
    const email = `person-${people}@mail.example`;
    await Promise.all([1, 2].map(() => deleteAccount({ store, runtime }, userId, nothingElsewhere)));
    const receipts = await store.db().select().from(mails).where(eq(mails.recipient, email));
    expect(receipts).toHaveLength(1);
    expect(receipts[0]!.subject).toBe("Your Vouch account was deleted");
    expect(receipts[0]!.body).toContain("on 2026-11-20 at 09:00 UTC");
  });

  test("that is deleted while a scan of it is read takes the scan along", async () => {
    const userId = await somebody();
    const scanner = aScanner(async () => {
      await deleteAccount({ store, runtime }, userId, nothingElsewhere);
      return { ok: true, result: aScanResult() };
    });
    expect(await codeOf(scan(userId, scanner))).toBe("session-expired");
    expect(await rowsOf(userId)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("that is deleted at the moment its scans are kept leaves nothing, whoever comes first", async () => {
    for (let round = 0; round < 8; round += 1) {
      const userId = await somebody();
      const ends = await Promise.all([
        codeOf(scan(userId, aScanner(), "One ad")),
        codeOf(scan(userId, aScanner(), "Another ad")),
        codeOf(deleteAccount({ store, runtime }, userId, nothingElsewhere)),
        codeOf(deleteAccount({ store, runtime }, userId, nothingElsewhere)),
      ]);
      for (const end of ends) expect(["done", "session-expired"]).toContain(end);
      expect(await rowsOf(userId)).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test("comes as one archive with every report and the PDF itself, however many there are", async () => {
    const userId = await somebody();
    await store.db().update(users).set({ subscription: "premium" }).where(eq(users.id, userId));
    for (let i = 0; i < 23; i += 1) await scan(userId, aScanner(), `Ad ${i}`);
    const other = await somebody();
    await scan(other);
    let text = "";
    for await (const piece of writeMyData(store, userId, [])) text += piece;
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      format: "vouch-my-data/1",
      person: { id: userId, subscription: "premium" },
      signIns: [{ issuer: "https://issuer.example" }],
    });
    expect(data.scans).toHaveLength(23);
    expect(new Set(data.scans.map(({ id }: { id: string }) => id)).size).toBe(23);
    expect(data.scans[0].result).toEqual(aScanResult());
    expect(data.resumes).toHaveLength(1);
    expect(text).not.toContain(other);
    const pieces: Uint8Array[] = [];
    for await (const piece of zipMyData(store, userId, [])) pieces.push(piece);
    const files = unzipSync(Buffer.concat(pieces));
    expect(strFromU8(files["my-data.json"]!)).toBe(text);
    expect(strFromU8(files[data.resumes[0].file]!)).toBe("%PDF-1.7");
    expect(Object.keys(files)).toHaveLength(2);
  });

  test("without a scan comes as JSON too", async () => {
    let text = "";
    for await (const piece of writeMyData(store, await somebody(), [])) text += piece;
    expect(JSON.parse(text)).toMatchObject({ resumes: [], scans: [] });
  });
});
