import { afterEach, expect, test } from "vitest";
import { remember, rememberReadings, rememberWithin } from "./remember.ts";

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

test("within a piece of work a text is read once, and after it nothing of it is left", () => {
  const { read, asked } = aReader();
  const twice = () => rememberWithin(() => [read("a"), read("a")]);
  expect(rememberWithin(() => [...twice(), read("a")])).toEqual([1, 1, 1]);
  expect(asked).toEqual(["a"]);
  expect(() =>
    rememberWithin(() => {
      read("b");
      throw new Error("given up");
    }),
  ).toThrow("given up");
  expect([twice(), read("b")]).toEqual([[1, 1], 1]);
  expect(asked).toEqual(["a", "b", "a", "b"]);
});
