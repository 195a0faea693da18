import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeRecord, noteOpened, readOpened, readRecord, writeRecord } from "./stored-record.ts";

const kept = new Map<string, string>();
const DOCUMENT = { basics: { name: "Juno Marlowe" }, work: [{ id: "work-1", name: "Mill Lane" }] };
const LOOK = { template: "classic", accent: "blue", paper: "a4", size: "normal" };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** What somebody else, or an older version, has left where a document is kept. */
function leave(document: string): string {
  const record = makeRecord({});
  writeRecord(record);
  const [key] = kept.keys();
  kept.set(key!, kept.get(key!)!.replace('"document":{}', `"document":${document}`));
  return record.id;
}

describe("a document in this browser", () => {
  test("is read as it was kept, unknown fields included", () => {
    const record = makeRecord({ ...DOCUMENT, ...{ "x-own": [1, { deep: true }] } });
    expect(writeRecord(record)).toBe(true);
    expect(readRecord(record.id)).toEqual(record);
    noteOpened(record.id);
    expect(readOpened()).toEqual(record);
    noteOpened(null);
    expect(readOpened()).toBeNull();
  });

  test("that an older version has kept is there, with its look, and has one name from then on", () => {
    kept.set("vouch-resume-document", JSON.stringify({ document: DOCUMENT, look: LOOK }));
    const first = readOpened();
    expect(first?.replica.document).toEqual({ ...DOCUMENT, meta: { vouch: { look: LOOK } } });
    expect(readOpened()?.id).toBe(first?.id);
  });

  test.each([
    ["text that is no JSON", "{"],
    ["a number", "7"],
    ["a list", "[]"],
    ["an unknown template", JSON.stringify({ meta: { vouch: { look: { ...LOOK, template: "../plain" } } } })],
    ["a name that is an object", JSON.stringify({ basics: { name: {} } })],
    ["entries that are words", JSON.stringify({ work: ["a"] })],
    ["entries without end", JSON.stringify({ work: Array(5000).fill({}) })],
    ["text without end", JSON.stringify({ more: "a".repeat(300_000) })],
    ["an order that is a word", JSON.stringify({ meta: { vouch: { order: "work" } } })],
  ])("is nothing where there is %s", (_, document) => {
    expect(readRecord(leave(document))).toBeNull();
  });

  test("changes no object's nature by its names", () => {
    readRecord(leave('{"__proto__":{"polluted":1},"basics":{"name":"A"}}'));
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test("is said not to be kept by a browser that refuses", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("denied");
      },
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(readOpened()).toBeNull();
    expect(writeRecord(makeRecord(DOCUMENT))).toBe(false);
  });
});
