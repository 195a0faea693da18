import { expect, test } from "vitest";
import { readPlainText } from "../resume/read-plain-text.ts";
import { readResume } from "../resume/read-resume.ts";
import { compareWithResume } from "./compare-with-resume.ts";
import type { Position, Profile } from "./profile.ts";

const resume = readResume(
  readPlainText(
    [
      "Amara Okafor",
      "amara@okafor.example",
      "",
      "Experience",
      "Registered Nurse, St. Brennan Hospital, Toronto",
      "January 2021 - Present",
      "- Provided wound care for eight patients a shift",
      "",
      "Staff Nurse, Lakeside Clinic, Hamilton",
      "June 2018 - December 2020",
      "- Assisted in phlebotomy",
    ].join("\n"),
  ),
);
const position = (title: string, employer: string, start: string, end: string | null): Position => ({
  title,
  employer,
  place: null,
  start,
  end,
  current: end === null,
  description: null,
});
const same = [
  position("Registered Nurse", "St. Brennan Hospital", "2021-01", null),
  position("Staff Nurse", "Lakeside Clinic Inc.", "2018-06", "2020-12"),
];
const compare = (positions: Position[]) => compareWithResume({ positions } as Profile, resume);

test("a profile that agrees with the resume is not found at fault, a month or a legal form apart", () => {
  expect(compare(same)).toEqual([]);
  expect(compare([same[0]!, { ...same[1]!, start: "2018-07", end: "2020" }])).toEqual([]);
});

test("an employer that only one of them names is said, whichever it is", () => {
  expect(compare([same[0]!, position("Cook", "Harbour Diner", "2016-01", "2018-05")])).toMatchObject([
    { kind: "employer", resume: "Lakeside Clinic", profile: null },
    { kind: "employer", resume: null, profile: "Harbour Diner" },
  ]);
});

test("another title at the same employer is said with both", () => {
  expect(compare([position("Head of Surgery", "St. Brennan Hospital", "2021-01", null), same[1]!])).toEqual([
    {
      kind: "title",
      message: "At St. Brennan Hospital your resume says 'Registered Nurse', your profile 'Head of Surgery'.",
      resume: "Registered Nurse",
      profile: "Head of Surgery",
    },
  ]);
});

test("other dates are said, and an end that one of them does not have", () => {
  expect(
    compare([position("Registered Nurse", "St. Brennan Hospital", "2019-04", "2023-02"), same[1]!]),
  ).toMatchObject([
    { kind: "dates", resume: "2021-01", profile: "2019-04" },
    { kind: "dates", resume: "now", profile: "2023-02" },
  ]);
});

test("where one of them names no employer there is nothing to compare", () => {
  expect(compare([])).toEqual([]);
});
