import { expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const conditionsOf = (line: string) =>
  readJob(`Carer\nRequirements\n- ${line}`).conditions.map(({ kind, quote }) => [kind, quote]);

test.each([
  ["Enhanced DBS check", "other"],
  ["You need your own car", "other"],
  ["Immediately available", "other"],
  ["Willing to relocate", "other"],
  ["Evenings, weekends and holidays", "shift"],
  ["Monday to Friday", "shift"],
  ["Open to travel", "travel"],
  ["Lift items weighing up to 50 pounds", "lifting"],
  ["Must be a U.S. citizen", "right-to-work"],
  ["Able to drive", "driving-licence"],
  ["Travel throughout the region", "travel"],
  ["Work on the road four days", "travel"],
  ["Work Location: In person", "on-site"],
  ["You will be based at our head office in Leeds", "on-site"],
  ["Must live in Chester", "on-site"],
  ["Reliably commute or planning to relocate", "on-site"],
  ["Moving heavy boxes", "lifting"],
  ["Lift 30+ pounds", "lifting"],
  ["Eligible to live and work in the UK", "right-to-work"],
  ["Irregular hours", "shift"],
  ["9am to 5:30 pm", "shift"],
  ["Clean credit history", "other"],
  ["Access to classified information", "clearance"],
])("'%s' is a condition of the work", (line, kind) => {
  expect(conditionsOf(line).map(([own]) => own)).toContain(kind);
});

test.each([
  "Ability to drive solutions",
  "Travel insurance sales",
  "Night vision devices",
  "Must make travel arrangements for staff",
  "Supporting users remotely by telephone",
  "Conducting background checks of new staff",
  "Hybrid cloud platforms",
])("'%s' is none", (line) => {
  expect(conditionsOf(line)).toEqual([]);
});

test("hours told in many parts are one condition, two checks are two", () => {
  expect(conditionsOf("Monday to Friday, 8am to 5pm")).toHaveLength(1);
  expect(conditionsOf("Drug test and background check")).toHaveLength(2);
});

test("flexible hours that are offered are none", () => {
  expect(conditionsOf("We offer a pension, flexible hours and paid leave")).toEqual([]);
  expect(conditionsOf("Must work flexible hours")).toHaveLength(1);
});
