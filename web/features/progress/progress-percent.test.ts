import { expect, test } from "vitest";
import {
  LETTER_PROGRESS_START,
  letterProgressMessage,
  SCAN_PROGRESS_START,
  scanProgressMessage,
} from "#contract/progress.ts";
import { progressPercent } from "./progress-percent.ts";

test("a scan's progress takes ten steps of half a second and stays at 100", () => {
  const seen = [0, 499, 500, 2500, 4000, 5000, 60_000].map((ms) => progressPercent(ms, SCAN_PROGRESS_START));
  expect(seen).toEqual([0, 0, 10, 50, 80, 100, 100]);
});

test("a letter's progress starts at ten", () => {
  expect(progressPercent(0, LETTER_PROGRESS_START)).toBe(10);
  expect(progressPercent(4500, LETTER_PROGRESS_START)).toBe(100);
});

test("the messages change at 50 and at 80", () => {
  expect([40, 50, 70, 80, 100].map(scanProgressMessage)).toEqual([
    "Uploading resume...",
    "Analyzing and making results...",
    "Analyzing and making results...",
    "Finalizing...",
    "Finalizing...",
  ]);
});

test("a letter says its own message from 50 on", () => {
  expect([10, 40, 50, 70, 80, 100].map(letterProgressMessage)).toEqual([
    "Uploading resume...",
    "Uploading resume...",
    "Generating cover letter...",
    "Generating cover letter...",
    "Finalizing...",
    "Finalizing...",
  ]);
});
