import { expect, test } from "vitest";
import { matchTowns } from "./match-towns.ts";
import { splitWords } from "./split-tokens.ts";

const townsOf = (text: string) => {
  const tokens = splitWords(text).map((word) => ({ text: word, start: 0, end: 0 }));
  return matchTowns(tokens).map((features) => features.includes("town"));
};

test("towns are known by their whole names, with capitals", () => {
  expect(townsOf("Nurse, San Miguel de Tucumán")).toEqual([false, false, true, true, true, true]);
  expect(townsOf("reading and bath")).toEqual([false, false, false]);
});
