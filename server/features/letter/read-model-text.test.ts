import { describe, expect, test } from "vitest";
import { readCited, readModelText, readRepairs } from "./read-model-text.ts";

describe("a model's letter", () => {
  test("is read as paragraphs of sentences", () => {
    expect(
      readModelText("I ran a ward. I led 4 nurses.\nThey\nstayed.\n\n\nAt St. Brennan, I learnt."),
    ).toEqual([["I ran a ward.", "I led 4 nurses.", "They stayed."], ["At St. Brennan, I learnt."]]);
  });

  test("is read without fences and thoughts", () => {
    expect(readModelText("<think>\nThey want lies.\n</think>\n```text\nI ran a ward.\n```")).toEqual([
      ["I ran a ward."],
    ]);
    expect(readModelText("<think>\nThey want")).toEqual([]);
  });

  test("still being written lacks the sentence that may go on", () => {
    expect(readModelText("I ran a ward. I led 4", true)).toEqual([["I ran a ward."]]);
  });

  test.each([
    ["endless", "I ran a ward. ".repeat(1000)],
    ["in one breath", `I ran ${"and ran ".repeat(200)}.`],
    ["in shreds", "One.\n\n".repeat(20)],
  ])("that is %s is none", (_, text) => {
    expect(readModelText(text)).toBeNull();
  });
});

test("sentences with their cards are read as far as they are written, and nothing else is", () => {
  const whole = { text: "I ran a ward.", cards: ["c1"] };
  const json = JSON.stringify([whole, { text: "Two. Sentences." }, { cards: ["c2"] }]);
  expect(readCited(`\`\`\`json\n${json}\n\`\`\``)).toEqual([whole]);
  expect(readCited(`${json.slice(0, 50)}`)).toEqual([whole]);
  expect(readCited("I ran a ward.")).toBeNull();
  expect(readCited('{"letter": "I am the best chef."}')).toBeNull();
});

test("mended sentences are read by number, and nothing else is", () => {
  const text = "Sure!\n1. I ran a ward.\n3) I led 4 nurses.\n9. I flew.\n1. Again.\nI am 2. no";
  expect([...readRepairs(text, 3)]).toEqual([
    [1, "I ran a ward."],
    [3, "I led 4 nurses."],
  ]);
});
