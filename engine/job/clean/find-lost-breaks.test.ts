import { expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const STORY =
  "Tallow & Reed is a family firm that has made candles in Hull for sixty years and sells them in many countries. Our founder began in a shed with one pot and a borrowed stove, and her grandchildren still taste the honey before it is melted. ";

const needOf = (text: string, quote: string) =>
  readJob(text).terms.find((term) => term.quotes.some((one) => one.quote === quote))?.need;

test("headings that only a blank parts from their text open sections", () => {
  const text = `${STORY}You keep the books of the workshop Preferred Qualifications Experience with QuickBooks Minimum Qualifications Experience with Excel and a steady hand`;
  expect(needOf(text, "QuickBooks")).toBe("nice");
  expect(needOf(text, "Excel")).toBe("must");
});

test("sentences without a full stop are read one by one", () => {
  const text = `${STORY}Plan the shifts of the workshop and order wax Experience with QuickBooks is required Excel is a plus and pay is weekly`;
  expect(needOf(text, "QuickBooks")).toBe("must");
  expect(needOf(text, "Excel")).toBe("nice");
});

test("names with capitals stay whole, and quotes point into the text as pasted", () => {
  const text = `${STORY}You report to the Head of Candle Making and write letters in Microsoft Word for the Royal Society of Wax.`;
  for (const { quotes } of readJob(text).terms)
    for (const { start, end, quote } of quotes) expect(text.slice(start, end)).toBe(quote);
  expect(readJob(text).terms.map(({ label }) => label)).toContain("Microsoft Word");
});
