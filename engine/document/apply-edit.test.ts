import { expect, test } from "vitest";
import { applyEdit, type DocumentEdit } from "./apply-edit.ts";
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

test("changes of different entries give the same document in either order", () => {
  const one: DocumentEdit = { kind: "set", section: "work", id: "a", field: "position", value: "Ward Nurse" };
  const other: DocumentEdit = { kind: "remove", section: "work", id: "b" };
  const both = (first: DocumentEdit, second: DocumentEdit) => applyEdit(applyEdit(START, first)!, second)!;
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
