import { describe, expect, test } from "vitest";
import { aResume } from "#testing/a-resume.ts";
import { yearsOfEvidence } from "./years-of-evidence.ts";

type Seed = NonNullable<Parameters<typeof aResume>[0]["jobs"]>;

function years(jobs: Seed, word: string) {
  const resume = aResume({ jobs });
  const places = [...resume.text.matchAll(new RegExp(word, "g"))].map((match) => ({
    start: match.index,
    end: match.index + word.length,
  }));
  return yearsOfEvidence(resume, places);
}

const job = (from: string, to: string, ...bullets: string[]) => ({ title: "Welder", from, to, bullets });

describe("years that show a skill", () => {
  test("are those of the jobs that name it", () => {
    expect(years([job("2018-01", "2019-12", "MIG"), job("2020-01", "2021-12", "TIG")], "MIG")).toBe(2);
  });

  test("count overlapping jobs once", () => {
    expect(years([job("2018-01", "2019-12", "MIG"), job("2019-01", "2020-12", "MIG")], "MIG")).toBe(3);
  });

  test("of a current job end at the latest date of the resume", () => {
    expect(years([job("2020-01", "now", "MIG"), job("2019-01", "2022-12", "TIG")], "MIG")).toBe(3);
  });

  test("are counted from middle to middle where only years are given", () => {
    expect(years([job("2018", "2020", "MIG")], "MIG")).toBe(2);
  });

  test("are none without dates, or where no job names it", () => {
    expect(years([{ title: "Welder", bullets: ["MIG"] }], "MIG")).toBe(0);
    expect(years([job("2018-01", "2020-01", "MIG")], "Plasma")).toBe(0);
  });
});
