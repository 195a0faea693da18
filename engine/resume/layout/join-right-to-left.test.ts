import { describe, expect, test } from "vitest";
import { joinRightToLeft } from "./join-right-to-left.ts";
import type { TextFragment } from "./text-fragment.ts";

/** Words as they are seen from left to right, each with a space between. */
function seen(...words: string[]): TextFragment[] {
  let x = 100;
  return words.map((text) => {
    const width = text.length * 6;
    const edges = Array.from({ length: text.length + 1 }, (_, at) => x + at * 6);
    const rightToLeft = /[\u0590-\u08ff]/.test(text);
    const piece = {
      text,
      edges: rightToLeft ? edges.reverse() : edges,
      x,
      y: 0,
      width,
      height: 10,
      rightToLeft,
    };
    x += width + 3;
    return { ...piece, size: 10, font: "", bold: false, italic: false, colour: "", icons: [], turned: false };
  });
}

describe("numbers in a line that reads from the right", () => {
  test("a period begins with its right year", () => {
    expect(joinRightToLeft(seen("2018", "–", "2013")).text).toBe("2013 – 2018");
  });

  test("a telephone number whose plus stands at the left is read from the left", () => {
    expect(joinRightToLeft(seen("+20", "100", "123", "4567", "هاتف:")).text).toBe("هاتف: +20 100 123 4567");
  });

  test("a telephone number whose groups went with the line is read from the right", () => {
    expect(joinRightToLeft(seen("4567", "123", "50", "966+")).text).toBe("+966 50 123 4567");
    expect(joinRightToLeft(seen("4567", "123", "050", "جوال")).text).toBe("جوال 050 123 4567");
  });

  test("words in Latin letters and their numbers keep their order", () => {
    expect(joinRightToLeft(seen("Windows", "11", "و", "Excel")).text).toBe("Excel و Windows 11");
  });
});
