import { describe, expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const years = (line: string) =>
  readJob(`Requirements\n- ${line}`).years.map(({ minimum, maximum }) => [minimum, maximum]);

describe("years of experience in an ad", () => {
  test.each([
    ["5+ years of Java", [[5, null]]],
    ["3-6 years' experience", [[3, 6]]],
    ["three to five years in a warehouse", [[3, 5]]],
    ["Minimum of 2 (two) years as a nurse", [[2, null]]],
    ["at least a year in conveyancing", [[1, null]]],
    ["18 months experience in a call centre", [[1.5, null]]],
    ["One year of acute care experience", [[1, null]]],
  ])("are read from '%s'", (line, expected) => {
    expect(years(line)).toEqual(expected);
  });

  test.each([
    "Must be at least 18 years of age",
    "A firm that has built boats for over 50 years",
    "No more than 2 moving violations in the last 3 years",
    "A contract for two years",
    "Licensed within 2 years of hire",
    "Teach three-year-olds",
  ])("are not read from '%s'", (line) => {
    expect(years(line)).toEqual([]);
  });

  test("say what they are of", () => {
    const { years: read } = readJob(
      "Requirements\n- 4 years of PostgreSQL\n- 2 years as a sous in a rosette kitchen",
    );
    expect(read.map(({ of }) => of)).toEqual(["PostgreSQL", "sous in a rosette kitchen"]);
  });

  test("are a wish where the ad only prefers them", () => {
    expect(readJob("Requirements\n- 2 years in retail preferred").years[0]!.need).toBe("nice");
  });
});
