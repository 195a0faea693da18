import { describe, expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const AD = `Night Auditor at the Gannet Hotel

About us
The Gannet Hotel is a proud sponsor of robotics, sailing and open source software, and our investors love machine learning.

Key responsibilities
- Reconcile the day's takings and prepare the night audit report
- Post room charges in Opera PMS and balance cash drawers
- Handle guest complaints with a smile

Requirements
- Experience in hotel accounting and night auditing
- Familiarity with Opera PMS
- Fluent English
- Attention to detail

Benefits
- Free sailing lessons and discounted dental insurance`;

const termsOf = (text: string) => readJob(text).terms.filter(({ kind }) => kind !== "keyword");
const quotesOf = (text: string) =>
  termsOf(text).flatMap(({ quotes }) => quotes.map(({ quote }) => quote.toLowerCase()));

describe("what an ad asks for", () => {
  test("is what duties and requirements name, in words of no lexicon too", () => {
    const quotes = quotesOf(AD).join(" | ");
    expect(quotes).toContain("opera pms");
    expect(quotes).toMatch(/night audit/);
    expect(quotes).toMatch(/accounting/);
    expect(quotes).toContain("attention to detail");
  });

  test("is nothing the employer boasts of or offers", () => {
    const quotes = quotesOf(AD);
    for (const word of ["robotics", "sailing", "machine learning", "dental", "open source"])
      expect(quotes.filter((quote) => quote.includes(word))).toEqual([]);
  });

  test("is no tool by the plural of its name in small letters", () => {
    const ad = AD.replace("Attention to detail", "Patient education in plain words, and a team that excels");
    const labels = termsOf(ad).map(({ label }) => label);
    expect(labels).not.toContain("Microsoft Word");
    expect(labels).not.toContain("Microsoft Excel");
    const asked = termsOf(AD.replace("Attention to detail", "Proficient in Word and Excel"));
    expect(asked.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Microsoft Word", "Microsoft Excel"]),
    );
  });

  test("is a must where the ad wants familiarity with it", () => {
    const needs = Object.fromEntries(
      termsOf(AD).flatMap(({ need, quotes }) => quotes.map(({ quote }) => [quote, need])),
    );
    expect(needs["Opera PMS"]).toBe("must");
  });

  test("is a wish in every item of a list that a sentence of wishes opens", () => {
    const needs = Object.fromEntries(
      termsOf(`${AD.split("\n\nBenefits")[0]}

Ideally, you will also have

- Experience with Salesforce
- Knowledge of revenue management
- SQL`).flatMap(({ need, quotes }) => quotes.map(({ quote }) => [quote, need])),
    );
    expect(needs).toMatchObject({ Salesforce: "nice", SQL: "nice", "Opera PMS": "must" });
  });

  test("is quoted from the text as given, and the same at every reading", () => {
    const first = readJob(AD);
    for (const { quotes } of first.terms)
      for (const { start, end, quote } of quotes) expect(AD.slice(start, end)).toBe(quote);
    expect(readJob(AD)).toEqual(first);
  });
});
