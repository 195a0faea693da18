import { describe, expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const DUTIES =
  "Plan the ward's week, order what it needs and teach new colleagues. You have three years of experience in wound care and know Excel well. ";

const names = (text: string) => {
  const { title, company } = readJob(text);
  return [title?.quote ?? null, company?.quote ?? null];
};

describe("the page head of a job board", () => {
  test.each([
    [
      `Ward Nurse (Nights) - job post Fenwick & Tully Care 4,210 reviews Portland, OR Full-time ${DUTIES}`,
      ["Ward Nurse (Nights)", "Fenwick & Tully Care"],
    ],
    [
      `Ward Nurse - job post marlow health Denver, CO 80204 • Remote ${DUTIES}`,
      ["Ward Nurse", "marlow health"],
    ],
    [
      `Ward Nurse - job post Hob Moor Care Hob Moor Care in Chicago, IL From $40,000 a year ${DUTIES}`,
      ["Ward Nurse", "Hob Moor Care"],
    ],
    [
      `Ward Nurse\n- job post\nHob Moor Care\n3.9 out of 5 stars\nChicago, IL\n\n${DUTIES}`,
      ["Ward Nurse", "Hob Moor Care"],
    ],
    [
      `Hob Moor Care logo\nHob Moor Care\nShare\nWard Nurse\nLeeds, England, United Kingdom · 2 weeks ago · Over 100 applicants\n\n${DUTIES}`,
      ["Ward Nurse", "Hob Moor Care"],
    ],
  ])("names post and employer: %j", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test("a town that nobody knows leaves the employer open", () => {
    const [, company] = names(`Ward Nurse - job post Marlow Health Qqvarnholt, CO 80204 ${DUTIES}`);
    expect(company).not.toBe("Marlow Health Qqvarnholt");
  });
});
