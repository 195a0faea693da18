import { describe, expect, test } from "vitest";
import { decodeSpans } from "./decode-spans.ts";

/** Scores of words by the tag that is likeliest. */
const scores = (tags: readonly number[]) => ({
  count: tags.length,
  width: 5,
  values: Float64Array.from(tags.flatMap((tag) => [0, 1, 2, 3, 4].map((one) => (one === tag ? 2 : 0)))),
});

describe("the runs of words that an ad asks for", () => {
  test("begin and go on within one kind", () => {
    expect(decodeSpans(scores([0, 1, 2, 0, 3, 4, 4]), 0, 7, 0)).toEqual([
      { from: 1, to: 3, kind: "hard" },
      { from: 4, to: 7, kind: "soft" },
    ]);
  });

  test("never go on from nothing, nor from another kind", () => {
    const spans = decodeSpans(scores([2, 2, 4, 4]), 0, 4, 0);
    expect(spans.every(({ from, to }) => from < to)).toBe(true);
    expect(spans.map(({ kind }) => kind)).toEqual(["hard", "soft"]);
  });

  test("are fewer, the more counts what lies outside", () => {
    expect(decodeSpans(scores([0, 1, 0]), 0, 3, 3)).toEqual([]);
  });

  test("of a sentence are those of its own words", () => {
    expect(decodeSpans(scores([1, 0, 0, 1]), 2, 2, 0)).toEqual([{ from: 1, to: 2, kind: "hard" }]);
  });
});
