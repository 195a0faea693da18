import { beforeEach, describe, expect, test, vi } from "vitest";
import { FIRST_LOOK, keepDraft, readDraft } from "./stored-draft.ts";

const kept = new Map<string, string>();
const DOCUMENT = { basics: { name: "Juno Marlowe" }, work: [{ id: "work-1", name: "Mill Lane" }] };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** What somebody else, or an older version, has left under our name. */
function leave(value: string): void {
  keepDraft({ document: {}, look: FIRST_LOOK });
  const [name] = kept.keys();
  kept.set(name!, value);
}

describe("a draft in this browser", () => {
  test("is read as it was kept, unknown fields included", () => {
    const draft = { document: { ...DOCUMENT, "x-own": [1, { deep: true }] }, look: FIRST_LOOK };
    expect(keepDraft(draft)).toBe(true);
    expect(readDraft()).toEqual(draft);
    keepDraft(null);
    expect(readDraft()).toBeNull();
  });

  test.each([
    ["text that is no JSON", "{"],
    ["a number", "7"],
    ["a list", "[]"],
    ["a document that is a list", JSON.stringify({ document: [], look: FIRST_LOOK })],
    ["an unknown template", JSON.stringify({ document: {}, look: { ...FIRST_LOOK, template: "../plain" } })],
    ["no look", JSON.stringify({ document: DOCUMENT })],
    ["a name that is an object", JSON.stringify({ document: { basics: { name: {} } }, look: FIRST_LOOK })],
    ["entries that are words", JSON.stringify({ document: { work: ["a"] }, look: FIRST_LOOK })],
    ["entries without end", JSON.stringify({ document: { work: Array(5000).fill({}) }, look: FIRST_LOOK })],
    ["text without end", JSON.stringify({ document: { more: "a".repeat(300_000) }, look: FIRST_LOOK })],
    [
      "an order that is a word",
      JSON.stringify({ document: { meta: { vouch: { order: "work" } } }, look: FIRST_LOOK }),
    ],
  ])("is nothing where there is %s", (_, value) => {
    leave(value);
    expect(readDraft()).toBeNull();
  });

  test("changes no object's nature by its names", () => {
    leave(
      `{"document":{"__proto__":{"polluted":1},"basics":{"name":"A"}},"look":${JSON.stringify(FIRST_LOOK)}}`,
    );
    readDraft();
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
    expect(readDraft()).toBeNull();
    expect(keepDraft({ document: DOCUMENT, look: FIRST_LOOK })).toBe(false);
  });
});
