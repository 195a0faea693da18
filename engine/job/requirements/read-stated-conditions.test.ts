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
])("'%s' is a condition of the work", (line, kind) => {
  expect(conditionsOf(line).map(([own]) => own)).toContain(kind);
});

test.each(["Ability to drive solutions", "Travel insurance sales", "Night vision devices"])(
  "'%s' is none",
  (line) => {
    expect(conditionsOf(line)).toEqual([]);
  },
);
