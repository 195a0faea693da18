import { expect, test } from "vitest";
import type { Rows } from "../../models/network/layers.ts";
import { decodeTags } from "./decode-tags.ts";
import { CLASSES, TAGS } from "./tag-names.ts";

/** Scores in which each row has one name far above the others. */
function scoresOf(names: readonly string[], ...rows: string[]): Rows {
  const values = new Float64Array(rows.length * names.length);
  for (const [row, name] of rows.entries()) values[row * names.length + names.indexOf(name)] = 5;
  return { count: rows.length, width: names.length, values };
}

const NOTHING = { tags: 0, classes: 0 };
const silent = (tokens: number, lines: number) => ({
  tags: Array(tokens).fill(0),
  classes: Array(lines).fill(0),
});

test("an entry goes on only where one of its kind began", () => {
  const scores = {
    tags: scoresOf(TAGS, "O", "O", "O"),
    classes: scoresOf(CLASSES, "JI", "JB", "JI"),
  };
  const classes = decodeTags(scores, [1, 1, 1], silent(3, 3), NOTHING).map((line) => line.class);
  expect(classes[0]).not.toBe("JI");
  expect(classes.slice(1)).toEqual(["JB", "JI"]);
});

test("a value begins before it goes on, and is of its line's kind", () => {
  const scores = {
    tags: scoresOf(TAGS, "B-J.title", "I-J.title", "I-J.employer"),
    classes: scoresOf(CLASSES, "JB"),
  };
  const [line] = decodeTags(scores, [3], silent(3, 1), NOTHING);
  expect(line!.tags.slice(0, 2)).toEqual(["B-J.title", "I-J.title"]);
  expect(line!.tags[2]).not.toBe("I-J.employer");
});

test("what the rules say tips the scale where the network is of two minds", () => {
  const scores = () => ({ tags: scoresOf(TAGS, "O"), classes: scoresOf(CLASSES, "O") });
  const rules = { tags: [TAGS.indexOf("B-J.title")], classes: [CLASSES.indexOf("JB")] };
  expect(decodeTags(scores(), [1], rules, NOTHING)[0]).toEqual({ class: "O", tags: ["O"] });
  expect(decodeTags(scores(), [1], rules, { tags: 6, classes: 6 })[0]).toEqual({
    class: "JB",
    tags: ["B-J.title"],
  });
});
