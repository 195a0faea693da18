import { describe, expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const degrees = (line: string) => readJob(`Requirements\n- ${line}`).degrees;
const levels = (line: string) => degrees(line).map(({ level }) => level);

describe("degrees in an ad", () => {
  test.each([
    ["High school diploma or GED required", ["secondary"]],
    ["Associate degree in nursing", ["associate"]],
    ["B.E./B.Tech in Computer Science", ["bachelor"]],
    ["A good degree in mathematics", ["bachelor"]],
    ["MS or PhD in statistics", ["master", "doctorate"]],
    ["HS Diploma/GED", ["secondary"]],
    ["AA in Early Childhood Education", ["associate"]],
    ["BA/BS", ["bachelor"]],
    ["PhD or Professional Doctorate", ["doctorate"]],
    ["HND in mechanical engineering", ["vocational"]],
    ["JD from an accredited law school", ["doctorate"]],
    ["MBA preferred", ["master"]],
    ["Master's Degree in economics", ["master"]],
    ["BA/BS Degree", ["bachelor"]],
    ["PhD degree", ["doctorate"]],
    ["Advanced degree preferred", ["master"]],
    ["Associate Degree or Higher Diploma", ["associate"]],
    ["BS with 4 years of experience, MS with 2", ["bachelor", "master"]],
    ["Highschool diploma and/or equivalent (GED)", ["secondary"]],
    ["A-levels or equivalent", ["secondary"]],
    ["Minimum of an A.A. Degree", ["associate"]],
    ["BS/MS in geology", ["bachelor", "master"]],
    ["Graduate degree in social work", ["master"]],
    ["Undergraduate degree in botany", ["bachelor"]],
    ["4-year college degree", ["bachelor"]],
    ["Two years of college", ["associate"]],
    ["Ph. D. in hydrology", ["doctorate"]],
    ["Graduation from a technical college", ["vocational"]],
    ["Grade 12 pass", ["secondary"]],
    ["Hbo werk- en denkniveau", ["bachelor"]],
    ["Diplôme d’ingénieur", ["master"]],
    ["Niveau Bac +5 en géologie", ["master"]],
  ])("are placed on the ladder: '%s'", (line, expected) => {
    expect(levels(line)).toEqual(expected);
  });

  test.each([
    "A high degree of autonomy",
    "Scrum Master",
    "Two years as a DBA",
    "360 degree feedback",
    "Works in Baltimore, MD",
    "Sales associate",
    "Three years at a trade school or vocational high school",
    "Single sign-on, MFA and token handling",
    "A level of training that fits the post",
    "Writing samples such as a master's thesis",
  ])("are not read from '%s'", (line) => {
    expect(levels(line)).toEqual([]);
  });

  test("name their fields, which may stand behind the last of several", () => {
    const [bachelor, master] = degrees(
      "Bachelor's or Master's degree in biology, chemistry or a related field",
    );
    expect(bachelor!.fields).toEqual(["biology", "chemistry"]);
    expect(master!.fields).toEqual(["biology", "chemistry"]);
  });

  test("tell where experience will do instead", () => {
    expect(degrees("Bachelor's degree in HR or equivalent experience")[0]!.orExperience).toBe(true);
    expect(degrees("Bachelor's degree in HR")[0]!.orExperience).toBe(false);
  });

  test("are asked for wherever a rung is named, and none is a duty", () => {
    const read = readJob(
      "Data analyst\n\nYou build reports. Bachelor's degree in statistics. You join us.",
    ).degrees;
    expect(read.map(({ level, need }) => [level, need])).toEqual([["bachelor", "must"]]);
  });

  test("are not read where an ad only speaks of degrees", () => {
    const ad = "Adviser\n\nYou help pupils who look for a degree course. You arrange visits.";
    expect(readJob(ad).degrees).toEqual([]);
  });

  test("are one where a long line says the rung and 'Degree'", () => {
    const line =
      "The gardens seek a planner for paths and ponds who leads a crew of nine people through the seasons and answers to the trustees of the park, and who has a Bachelors Degree in landscape design or a related degree, with four summers of practice on public sites and a good eye for plants.";
    expect(levels(line)).toEqual(["bachelor"]);
  });

  test("are not asked for where another takes their place", () => {
    expect(levels("Master's degree in lieu of a Bachelor's degree with five seasons of practice")).toEqual([
      "master",
    ]);
  });

  test("are read where a heading was lost under a statement of equal opportunity", () => {
    const ad =
      "Surveyor\n\nEqual Opportunity\nWe are an equal opportunity employer.\nBachelor's degree in surveying required.";
    expect(readJob(ad).degrees.map(({ level }) => level)).toEqual(["bachelor"]);
  });

  test("are wished for where another one is required", () => {
    const read = degrees("High school diploma required; bachelor's degree preferred");
    expect(read.map(({ level, need }) => [level, need])).toEqual([
      ["secondary", "must"],
      ["bachelor", "nice"],
    ]);
  });
});
