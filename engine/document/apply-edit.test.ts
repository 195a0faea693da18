import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { applyEdit, type DocumentEdit, LIST_SECTIONS } from "./apply-edit.ts";
import { dropIds, giveIds } from "./give-ids.ts";
import type { ResumeDocument } from "./resume-document.ts";

const START: ResumeDocument = {
  basics: { name: "Amara Okafor" },
  work: [
    { id: "a", position: "Nurse" },
    { id: "b", position: "Clerk", highlights: ["one", "two"] },
    { id: "c" },
  ],
};

const section = fc.constantFrom(...LIST_SECTIONS.slice(0, 2));
const id = fc.constantFrom("a", "b", "c", "new");
const text = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
const edit: fc.Arbitrary<DocumentEdit> = fc.oneof(
  fc.record({
    kind: fc.constant("set-basics" as const),
    field: fc.constantFrom("name", "email", "location.city"),
    value: text,
  }),
  fc.record({ kind: fc.constant("set" as const), section, id, field: fc.constant("position"), value: text }),
  fc.record({
    kind: fc.constant("insert" as const),
    section,
    at: fc.nat(5),
    entry: fc.record({ id, position: fc.string() }),
  }),
  fc.record({ kind: fc.constant("remove" as const), section, id }),
  fc.record({ kind: fc.constant("move" as const), section, id, to: fc.nat(2) }),
  fc.record({
    kind: fc.constant("set-meta" as const),
    value: fc.record({ hidden: fc.array(fc.constantFrom("work", "skills"), { maxLength: 2 }) }),
  }),
);

/** Without what holds nothing: a list of no entries is as good as none. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(shown);
  if (typeof value !== "object" || value === null) return value;
  const held = Object.entries(value).flatMap(([key, inner]) => {
    const plain = shown(inner);
    return plain === undefined ? [] : [[key, plain]];
  });
  return held.length === 0 ? undefined : Object.fromEntries(held);
}

test("whatever is changed can be undone, step by step, to the document that was", () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
      let document = START;
      const undo: DocumentEdit[] = [];
      for (const one of edits) {
        const applied = applyEdit(document, one);
        if (applied === null) continue;
        document = applied.document;
        undo.unshift(applied.inverse);
      }
      for (const one of undo) document = applyEdit(document, one)!.document;
      expect(shown(document)).toEqual(shown(START));
    }),
  );
});

test("changes of different entries give the same document in either order", () => {
  const one: DocumentEdit = { kind: "set", section: "work", id: "a", field: "position", value: "Ward Nurse" };
  const other: DocumentEdit = { kind: "remove", section: "work", id: "b" };
  const both = (first: DocumentEdit, second: DocumentEdit) =>
    applyEdit(applyEdit(START, first)!.document, second)!.document;
  expect(both(one, other)).toEqual(both(other, one));
});

test("a change of an entry that is gone changes nothing", () => {
  expect(applyEdit(START, { kind: "set", section: "work", id: "x", field: "name", value: "y" })).toBeNull();
});

test("a document of another program comes out as it came in", () => {
  const foreign = {
    basics: { name: "Ann", "x-own": 1 },
    work: [{ name: "A", "x-own": [1] }, { name: "B" }],
    custom: { more: true },
  } as ResumeDocument;
  const named = giveIds(foreign);
  expect(new Set(named.work!.map(({ id: given }) => given)).size).toBe(2);
  expect(giveIds(foreign)).toEqual(named);
  expect(dropIds(named)).toEqual(foreign);
});
