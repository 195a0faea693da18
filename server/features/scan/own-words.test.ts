import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aScanner } from "#testing/a-scanner.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { findStoreHomes, type Place } from "#testing/store-homes.ts";
import { findOwnReport } from "./find-report.ts";
import { findOwnWords, keepOwnText, noteNotAsked } from "./own-words.ts";
import { scanResume } from "./scan-resume.ts";

const homes = await findStoreHomes();

describe.each(homes)("what a person says beside a scan, kept in its home: $name", ({ makePlace, stop }) => {
  let place: Place;
  let store: Store;

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

  async function aScan(): Promise<{ userId: string; id: string }> {
    const row = aUserRow();
    await store.db().insert(users).values(row);
    const upload = { pdf: new TextEncoder().encode("%PDF-1.7"), fileName: "r.pdf", jobText: "A ward nurse" };
    const signal = new AbortController().signal;
    const { id } = await scanResume(
      { store, runtime: aRuntime(), scanner: aScanner() },
      { userId: row.id, upload, signal, stillSignedIn: async () => true },
    );
    return { userId: row.id, id };
  }

  test("nothing at first; then the text as it was left, with every character", async () => {
    const { userId, id } = await aScan();
    expect(await findOwnWords(store, userId, id)).toEqual({ text: null, revision: 0, notAsked: [] });
    const text = "Amara Okafor\n• Led “wound care” \u0000 \ud83d\ude42";
    expect(await keepOwnText(store, userId, id, { text, revision: 0 })).toMatchObject({ kept: true });
    expect(await findOwnWords(store, userId, id)).toMatchObject({ text, revision: 1 });
  });

  test("of two windows that kept the same revision, the later one gets the earlier one's text and writes nothing", async () => {
    const { userId, id } = await aScan();
    await keepOwnText(store, userId, id, { text: "from the first", revision: 0 });
    const late = await keepOwnText(store, userId, id, { text: "from the second", revision: 0 });
    expect(late).toEqual({ kept: false, words: { text: "from the first", revision: 1, notAsked: [] } });
    const both = await Promise.all(
      ["a", "b"].map((text) => keepOwnText(store, userId, id, { text, revision: 1 })),
    );
    expect(both.filter(({ kept }) => kept)).toHaveLength(1);
  });

  test("a term that is no requirement is noted once, taken back, and changes nothing of the report", async () => {
    const { userId, id } = await aScan();
    const before = await findOwnReport(store, userId, id);
    await noteNotAsked(store, userId, id, { label: "Telemetry", isAsked: false });
    const noted = await noteNotAsked(store, userId, id, { label: "Telemetry", isAsked: false });
    expect(noted.notAsked).toEqual(["Telemetry"]);
    expect(await findOwnReport(store, userId, id)).toEqual(before);
    expect((await noteNotAsked(store, userId, id, { label: "Telemetry", isAsked: true })).notAsked).toEqual(
      [],
    );
  });

  test("somebody else's scan is not there", async () => {
    const { id } = await aScan();
    const { userId: other } = await aScan();
    await expect(findOwnWords(store, other, id)).rejects.toThrow(Problem);
    await expect(keepOwnText(store, other, id, { text: "mine", revision: 0 })).rejects.toThrow(Problem);
  });
});
