import type { Check } from "../model/resume.ts";
import type { CheckInput, Finding } from "./check-input.ts";
import { checkDateFormat, checkGaps, checkJobFacts, checkOrder } from "./chronology-rules.ts";
import {
  checkEducation,
  checkEmail,
  checkExperience,
  checkHeadings,
  checkLink,
  checkName,
  checkPhone,
  checkPlace,
  checkSkills,
  checkSummary,
} from "./completeness-rules.ts";
import {
  checkActionVerbs,
  checkBulletCount,
  checkBulletLength,
  checkConsistency,
  checkFillers,
  checkResults,
} from "./content-rules.ts";
import {
  checkBulletSigns,
  checkColumns,
  checkFonts,
  checkHeaderFooter,
  checkHiddenText,
  checkPageCount,
  checkPictures,
  checkReadingOrder,
  checkTables,
  checkTextLayer,
} from "./reading-rules.ts";

type Entry = { id: string; group: Check["group"]; weight: number; rule: (input: CheckInput) => Finding };

function inGroup(
  group: Check["group"],
  rules: readonly (readonly [string, number, Entry["rule"]])[],
): Entry[] {
  return rules.map(([id, weight, rule]) => ({ id, group, weight, rule }));
}

/** The thirty checks with their weights, 100 in all. docs/structure-checks.md says what each looks at. */
export const CHECKS: readonly Entry[] = [
  ...inGroup("reading", [
    ["text-layer", 6, checkTextLayer],
    ["hidden-text", 2, checkHiddenText],
    ["page-count", 3, checkPageCount],
    ["single-column", 3, checkColumns],
    ["no-tables", 2, checkTables],
    ["header-footer", 2, checkHeaderFooter],
    ["pictures", 2, checkPictures],
    ["fonts", 2, checkFonts],
    ["bullet-signs", 1, checkBulletSigns],
    ["reading-order", 2, checkReadingOrder],
  ]),
  ...inGroup("completeness", [
    ["name", 3, checkName],
    ["email", 4, checkEmail],
    ["phone", 3, checkPhone],
    ["place", 2, checkPlace],
    ["link", 2, checkLink],
    ["experience", 4, checkExperience],
    ["education", 2, checkEducation],
    ["skills", 2, checkSkills],
    ["summary", 2, checkSummary],
    ["headings", 1, checkHeadings],
  ]),
  ...inGroup("chronology", [
    ["job-facts", 5, checkJobFacts],
    ["date-format", 4, checkDateFormat],
    ["reverse-order", 3, checkOrder],
    ["gaps", 3, checkGaps],
  ]),
  ...inGroup("content", [
    ["bullet-count", 6, checkBulletCount],
    ["bullet-length", 5, checkBulletLength],
    ["action-verbs", 7, checkActionVerbs],
    ["results", 7, checkResults],
    ["fillers", 5, checkFillers],
    ["consistency", 5, checkConsistency],
  ]),
];
