import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { makeReview } from "./make-review.ts";
import type { ProfileReading } from "./profile-reading.ts";
import { readPastedProfile } from "./read-pasted-profile.ts";
import { NO_FACTS } from "./review.ts";

const text = fc.string({ unit: "grapheme", maxLength: 80 });
const pasted = fc
  .tuple(
    text,
    text,
    text,
    fc.array(text, { maxLength: 4 }),
    fc.constantFrom("Mar 2019 - Present", "2012 - 2018"),
  )
  .map(([name, headline, about, lines, dates]) =>
    [name, headline, "Leeds", "About", about, "Experience", headline, name, dates, ...lines].join("\n"),
  );
const answers = fc.record(
  {
    photo: fc.boolean(),
    banner: fc.boolean(),
    connections: fc.nat(900),
    recommendations: fc.nat(5),
  },
  { requiredKeys: [] },
);
const reading = (words: string): ProfileReading => ({
  source: "text",
  profile: readPastedProfile(words),
  facts: NO_FACTS,
});

test("the same input gives the same review, to the byte", () => {
  fc.assert(
    fc.property(pasted, answers, fc.option(text), (words, said, url) => {
      const review = () =>
        JSON.stringify(
          makeReview({ reading: reading(words), url, jobText: null, answers: said, resume: null }),
        );
      expect(review()).toBe(review());
    }),
    { numRuns: 40 },
  );
});

test("a score is never more than what is known allows, and every part keeps within its points", () => {
  fc.assert(
    fc.property(pasted, answers, (words, said) => {
      const { score, earned, known, blocks, fixes } = makeReview({
        reading: reading(words),
        url: "linkedin.com/in/ada-moreau",
        jobText: null,
        answers: said,
        resume: null,
      });
      expect(score).toBe(Math.round((100 * earned) / known));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      for (const block of blocks) {
        expect(block.earned).toBeLessThanOrEqual(block.known);
        expect(block.known).toBeLessThanOrEqual(block.points);
      }
      expect(fixes.length).toBeLessThanOrEqual(5);
      const points = fixes.map((fix) => fix.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }),
    { numRuns: 60 },
  );
});

test("an address alone is not blown up to a score out of 100", () => {
  const request = { reading: null, jobText: null, answers: {}, resume: null };
  const { reviewHtml, score } = makeReview({ ...request, url: "linkedin.com/in/ada-moreau" });
  expect(score).toBeNull();
  expect(reviewHtml).toContain("<strong>3 of 3 points</strong>");
});

test("what the person says stands before what the file says", () => {
  const file: ProfileReading = { ...reading("Ada"), facts: { ...NO_FACTS, connections: 12, industry: true } };
  const request = { reading: file, url: null, jobText: null, resume: null };
  const pointsOf = (connections?: number) =>
    makeReview({ ...request, answers: connections === undefined ? {} : { connections } }).findings.find(
      ({ id }) => id === "network-connections",
    )?.earned;
  expect(pointsOf()).toBe(0);
  expect(pointsOf(500)).toBe(3);
});
