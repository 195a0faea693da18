import { expect, test } from "vitest";
import { takeLine, takeParagraph } from "./take-paragraph.ts";

test("one paragraph is taken from a letter that is built alike, and the rest stays as it was edited", () => {
  const [mine, other] = ["Dear all,\n\nI did this. Mine.\n\nBye", "Dear all,\n\nThis I did.\n\nSo long"];
  expect(takeParagraph(mine, other, mine.indexOf("Mine"))).toBe("Dear all,\n\nThis I did.\n\nBye");
  expect(takeParagraph(mine, `${other}\n\nPS`, 0)).toBeNull();
});

const LETTER = [
  "Dear all,",
  "At the bakery, I kneaded forty loaves. I also trained apprentices.",
  "At the garage, I repaired gearboxes.",
  "Goodbye, in my own words.",
];
const text = LETTER.join("\n\n");
const spanOf = (sentence: string) => ({
  start: text.indexOf(sentence),
  end: text.indexOf(sentence) + sentence.length,
});
const swapTo = (sentence: string, told: string, ...others: string[]) => {
  const other = others.join("\n\n");
  return takeLine(text, spanOf(sentence), other, other.indexOf(told)).split("\n\n");
};

test("a line of another place comes in a paragraph of its own", () => {
  expect(
    swapTo(
      "I also trained apprentices.",
      "painted",
      "Dear all,",
      "At the bakery, I kneaded forty loaves.",
      "At the garage, I repaired gearboxes.",
      "As a volunteer, I painted fences.",
      "Regards",
    ),
  ).toEqual([
    "Dear all,",
    "At the bakery, I kneaded forty loaves.",
    "As a volunteer, I painted fences.",
    "At the garage, I repaired gearboxes.",
    "Goodbye, in my own words.",
  ]);
});

test("a line of a place that the letter tells already comes there, and a paragraph left empty goes", () => {
  expect(
    swapTo(
      "At the garage, I repaired gearboxes.",
      "sold cakes",
      "Dear all,",
      "At the bakery, I kneaded forty loaves. I also trained apprentices. I sold cakes.",
      "Regards",
    ),
  ).toEqual([
    "Dear all,",
    "At the bakery, I kneaded forty loaves. I also trained apprentices. I sold cakes.",
    "Goodbye, in my own words.",
  ]);
});

test("a line of the same place changes its own paragraph alone", () => {
  expect(
    swapTo(
      "I also trained apprentices.",
      "sold cakes",
      "Dear all,",
      "At the bakery, I kneaded forty loaves. I also sold cakes.",
      "At the garage, I mended gearboxes.",
      "Regards",
    ),
  ).toEqual([
    "Dear all,",
    "At the bakery, I kneaded forty loaves. I also sold cakes.",
    "At the garage, I repaired gearboxes.",
    "Goodbye, in my own words.",
  ]);
});
