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
  ["Clearance level: Secret", "clearance"],
  ["No telecommuting", "on-site"],
  ["Three days in office", "on-site"],
  ["2 days a week in the office", "on-site"],
  ["You can work remotely so long as the line holds", "remote"],
  ["About 6 hours a week", "shift"],
  ["Minimum 30 hours weekly", "shift"],
  ["Swing shift", "shift"],
  ["Available during Pacific business hours", "shift"],
  ["Travel requirements: up to 15%", "travel"],
  ["Regular air travel", "travel"],
  ["On your feet all day", "lifting"],
  ["Stand or walk for up to 6 hours", "lifting"],
  ["Lifting, pushing and pulling", "lifting"],
  ["Able to legally work in Canada", "right-to-work"],
  ["Drives a company vehicle", "driving-licence"],
  ["Proof of car insurance", "other"],
  ["Must be 21 or older", "other"],
  ["Live Scan before the first day", "other"],
  ["Exposed to outside weather conditions", "other"],
  ["Working outdoors", "other"],
  ["Télétravail partiel", "remote"],
  ["Horaires décalés", "shift"],
  ["Permis B exigé", "driving-licence"],
  ["Déplacements fréquents", "travel"],
  ["Rufbereitschaft", "shift"],
  ["Führerschein Klasse B", "driving-licence"],
  ["Reisebereitschaft", "travel"],
  ["Twee dagen thuiswerken", "remote"],
  ["Rijbewijs B", "driving-licence"],
  ["Disponibilidad para viajar", "travel"],
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
  "Helping clients remotely with their papers",
  "Security clearance: none required",
  "Conducting reference checks of candidates",
  "Full-time or part-time",
  "Medical cover for employees working more than 30 hours per week",
  "Call the yard Monday to Friday",
  "Business travel accident insurance",
  "Your hard work is seen",
])("'%s' is none", (line) => {
  expect(conditionsOf(line)).toEqual([]);
});

test("hours told in many parts are one condition, two checks are two", () => {
  expect(conditionsOf("Monday to Friday, 8am to 5pm")).toHaveLength(1);
  expect(conditionsOf("Drug test and background check")).toHaveLength(2);
});

test("a pattern of shifts and the days they include are two", () => {
  expect(conditionsOf("Rotating shifts, including weekends and holidays")).toHaveLength(2);
});

test("flexible hours that are offered are none", () => {
  expect(conditionsOf("We offer a pension, flexible hours and paid leave")).toEqual([]);
  expect(conditionsOf("Must work flexible hours")).toHaveLength(1);
});
