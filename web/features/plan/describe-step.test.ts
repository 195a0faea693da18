import { expect, test } from "vitest";
import { aScanResult } from "#testing/a-scan.ts";
import { describeStep, listMissingContact } from "./describe-step.ts";

const result = aScanResult({ wordcount: 431, linkedin: null });
const step = { id: "step", points: 10 };

test.each([
  [475, null, "Write 44 more words", "You have 431; 475 to 600 earn the full 20."],
  [430, null, "Cut one word", "You have 431; 475 to 600 earn the full 20."],
  [475, 440, "Write 44 more words", "You have 431; 475 to 600 earn the full 20. 440 would earn 10."],
])("the length is said as words to write or to cut: to %i", (words, halfway, title, text) => {
  expect(describeStep({ ...step, kind: "length", words, halfway }, result)).toMatchObject({ title, text });
});

test("terms are counted in words, and only if they are true", () => {
  const terms = ["telemetry", "ACLS", "empathy"];
  expect(describeStep({ ...step, kind: "must-terms", terms }, result).title).toBe(
    "Three must-haves are missing",
  );
  expect(describeStep({ ...step, kind: "other-terms", terms: ["ACLS"] }, result).title).toBe(
    "One more term, if true",
  );
});

test("the structure's step names what is to be fixed, in the checks' own words", () => {
  const { title, notes } = describeStep({ ...step, kind: "structure", checks: ["education"] }, result);
  expect([title, notes]).toEqual(["Fix one thing in the file", ["No education section was found."]]);
  expect(describeStep({ ...step, kind: "structure", checks: [] }, result).title).toBe(
    "Improve the structure of the file",
  );
});

test("a contact gap says what was found", () => {
  expect(describeStep({ ...step, kind: "contact", item: "linkedin" }, result)).toMatchObject({
    title: "Add your LinkedIn address",
    text: "Found so far: phone, email, address.",
  });
  expect(listMissingContact(result)).toEqual(["LinkedIn"]);
});
