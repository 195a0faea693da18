import { afterEach, expect, test } from "vitest";
import { remember, rememberReadings } from "./remember.ts";

afterEach(() => rememberReadings(0));

function aReader() {
  const asked: string[] = [];
  const read = remember((text) => {
    asked.push(text);
    return text.length;
  });
  return { read, asked };
}

test("nothing is remembered unless one person's own program asks for it", () => {
  const { read, asked } = aReader();
  expect([read("a"), read("a")]).toEqual([1, 1]);
  expect(asked).toEqual(["a", "a"]);
});

test("a text is read once, an empty one too, and never more are remembered than was said", () => {
  rememberReadings(2);
  const { read, asked } = aReader();
  for (const text of ["a", "", "a", "", "bc", "bc", "a"]) expect(read(text)).toBe(text.length);
  expect(asked).toEqual(["a", "", "bc", "a"]);
});
