import { expect, test } from "vitest";
import { readTolerantJson } from "./tolerant-json.ts";

test("strict JSON is read strictly, also within comments", () => {
  expect(readTolerantJson('<!-- {"a": [1, "b"]} -->')).toEqual({ value: { a: [1, "b"] }, broken: false });
  expect(readTolerantJson('//<![CDATA[\n{"a": 1}\n//]]>')).toEqual({ value: { a: 1 }, broken: false });
});

test.each([
  ["trailing commas", '{"a": 1, "b": [2, 3,],}', { a: 1, b: [2, 3] }],
  ["a missing comma", '{"a": "x"\n "b": 2}', { a: "x", b: 2 }],
  ["line breaks within a string", '{"a": "x\ny"}', { a: "x\ny" }],
  [
    "quotes that were not escaped",
    '{"a": "<p class="big">x</p>", "b": 1}',
    { a: '<p class="big">x</p>', b: 1 },
  ],
  ["single quotes and bare names", "{a: 'x', b: true}", { a: "x", b: true }],
  ["notes", '{"a": 1, // one\n /* two */ "b": 2}', { a: 1, b: 2 }],
  ["an end that is cut off", '{"a": {"b": "x y', { a: { b: "x y" } }],
  ["two values behind each other", '{"a": 1}{"b": 2}', [{ a: 1 }, { b: 2 }]],
  ["quotes as entities", "{&quot;a&quot;: &quot;R&amp;D&quot;,}", { a: "R&D" }],
])("%s is read", (_, source, value) => {
  expect(readTolerantJson(source)).toEqual({ value, broken: true });
});

test("what is no JSON is nothing, and nests no deeper than it may", () => {
  expect(readTolerantJson("hello")).toBeNull();
  expect(() => readTolerantJson("[".repeat(100_000))).not.toThrow();
});

test("hostile text is read in a time that grows with its length", () => {
  const read = (length: number) => {
    const started = performance.now();
    readTolerantJson(`{"a": "${'x" y '.repeat(length)}`);
    readTolerantJson('{"a":'.repeat(length));
    readTolerantJson("/".repeat(length * 4));
    return performance.now() - started;
  };
  read(1_000);
  expect(read(40_000)).toBeLessThan(3_000);
});
