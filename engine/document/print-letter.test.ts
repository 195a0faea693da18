import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { printLetter } from "./print-letter.ts";

const HEAD = { name: "Amara Okafor", contacts: ["amara.okafor@mail.example"] };

describe("printLetter", () => {
  test("keeps paragraphs, and the lines of an address or a closing", () => {
    const letter = "Dear Hiring Team,\n\nI dressed wounds.\n \nKind regards,\nAmara Okafor\n";
    expect(printLetter(letter, HEAD).letter).toEqual([
      ["Dear Hiring Team,"],
      ["I dressed wounds."],
      ["Kind regards,", "Amara Okafor"],
    ]);
  });

  test("runs from right to left where its letters do", () => {
    expect(printLetter("تحية طيبة,\n\nAmara", HEAD).direction).toBe("rtl");
    expect(printLetter("Dear Ms. חן,", HEAD).direction).toBe("ltr");
  });

  test("loses no word of any letter", () => {
    const words = fc.array(fc.constantFrom("ward", "nurse,", "\n", "\n\n", " ", "\t\n"), { maxLength: 60 });
    fc.assert(
      fc.property(words, (parts) => {
        const letter = parts.join(" ");
        const printed = printLetter(letter, HEAD).letter.flat().join(" ");
        expect(printed.split(/\s+/).filter(Boolean)).toEqual(letter.split(/\s+/).filter(Boolean));
      }),
    );
  });
});
