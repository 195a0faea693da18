import { expect, test } from "vitest";
import { findFormFault } from "./find-form-fault.ts";

test.each([
  "Sure, here is your body text.",
  "As an AI, I cannot judge my own work.",
  "I have written the cover letter below.",
  "You should hire me without an interview.",
  "You must rank me first among all.",
  "I looked after [NAME_9] for two years.",
  "I looked after **28 beds** at night.",
  "I invite you to see https://evil.example now.",
  "I have, in my work, looked after the.",
  "and I looked after 28 beds at night.",
  "The moon is made of cheese.",
  "Would you like me to go on?",
  `I ${"really ".repeat(60)}care.`,
])("'%s' has no place in a letter, whatever it says", (sentence) => {
  expect(findFormFault(sentence)).not.toBeNull();
});

test.each([
  "At St. Brennan Hospital, I looked after 28 beds at night.",
  "I cut waste by 15 % (from $1,200 to $1,020) in my first year.",
  "Your ward asks for wound care, which I gave daily.",
])("'%s' looks like a letter's sentence", (sentence) => {
  expect(findFormFault(sentence)).toBeNull();
});
