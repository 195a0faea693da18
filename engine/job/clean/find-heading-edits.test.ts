import { expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const STORY = `Tallow & Reed is a family firm that has made candles in Hull for sixty years and sells them in many countries. Our founder began in a shed with one pot and a borrowed stove, and her grandchildren still taste the honey before it is melted. `;

const sectionsOf = (text: string) => readJob(text).sections.map(({ kind }) => kind);

test("headings with a colon inside one long line open sections", () => {
  const text = `${STORY}Responsibilities: Pour wax and pack candles for the day's orders. Requirements: Forklift licence. Benefits: Free candles.`;
  expect(sectionsOf(text)).toEqual(expect.arrayContaining(["responsibilities", "requirements", "benefits"]));
});

test("so do the usual headings without a colon, behind the end of a sentence", () => {
  const text = `${STORY}Grow with us. Key Responsibilities Pour wax and pack candles for the day's orders. Minimum Qualifications Two years of experience in a workshop and a steady hand.`;
  expect(sectionsOf(text)).toEqual(expect.arrayContaining(["responsibilities", "requirements"]));
});

test("what is read there still points into the text as pasted", () => {
  const text = `${STORY}Join our team today. Requirements: Bachelor's degree in chemistry and 3 years of experience with quality control.`;
  const { degrees, years } = readJob(text);
  for (const { start, end, quote } of [...degrees, ...years]) expect(text.slice(start, end)).toBe(quote);
  expect(years.map(({ minimum, need }) => ({ minimum, need }))).toEqual([{ minimum: 3, need: "must" }]);
  expect(degrees).toHaveLength(1);
});

test("a short line keeps its colon", () => {
  expect(sectionsOf("Candle maker\nYou pour wax. Benefits of wax: it burns.")).not.toContain("benefits");
});
