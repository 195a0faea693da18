import { expect, test } from "vitest";
import { isWellFormed } from "./is-well-formed.ts";

test.each([
  "At Saltmill Bakery, I baked 400 loaves a night with a team of 5.",
  "I also trained six apprentices in lamination and kept the ovens in order.",
  "My work there included ordering, receiving and inventory of flour.",
  "In one of my projects, I developed an app that streamlines scheduling.",
  "I managed, trained and scheduled a team of nine.",
  "I have worked as a network engineer since 2019.",
  "I presented dashboards created using Excel to the board.",
])("'%s' could be said as it stands", (sentence) => {
  expect(isWellFormed(sentence)).toBe(true);
});

test.each([
  ["ends open", "My job was to look after the ovens and."],
  ["ends in a sign", "I built a pipeline for meter readings in Spark +."],
  ["nothing that was made", "In my project work, I created using HTML and CSS."],
  ["a verb without its object", "I also developed."],
  ["a singular where there are many", "My work covered audits in different section."],
  ["no article", "I finished orders in timely manner."],
  ["a second verb", "I developed an app streamline scheduling of vaccines."],
  ["examples without their end", "I managed systems like Linux, Windows Server."],
  ["a list without its end", "I prepared doughs, pastries, cakes."],
  ["a comma splice", "My work included using two sets of scans, several models were trained on them."],
  ["no verb in its form", "My work included involving in stock control."],
])("%s: '%s' could not", (_, sentence) => {
  expect(isWellFormed(sentence)).toBe(false);
});
