import { expect, test } from "vitest";
import { realizeName, realizePerson } from "./realize-names.ts";

test.each([
  ["Miss. Ines Quillfeather", "Ines Quillfeather"],
  ["MR INES QUILLFEATHER", "Ines Quillfeather"],
  ["Mrs Ines Quillfeather", "Ines Quillfeather"],
  ["Misson Quillfeather", "Misson Quillfeather"],
  ["Norway", null],
])("%s signs as %s", (printed, signed) => {
  expect(realizePerson(printed)).toBe(signed);
});

test("words in capitals among others are set as names are", () => {
  expect(realizeName("Fenbridge UNIVERSITY Wexcombe CAMPUS")).toBe("Fenbridge University Wexcombe Campus");
});
