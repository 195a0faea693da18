import { describe, expect, test } from "vitest";
import { readScanAnswer } from "./send-scan.ts";

describe("an answer to a scan", () => {
  test("with a report leads to that report", () => {
    expect(readScanAnswer(true, { id: "scan-7", overallScore: 81 })).toEqual({ type: "done", id: "scan-7" });
  });

  test("that refuses says why, with the id to quote", () => {
    const answer = { code: "pdf-encrypted", title: "This PDF is protected.", status: 422, id: "req-3" };
    expect(readScanAnswer(false, answer)).toEqual({
      type: "problem",
      code: "pdf-encrypted",
      text: "This PDF is protected.",
      id: "req-3",
    });
  });

  test.each([null, "<html>", 42, {}, { title: 5 }])(
    "that is not ours (%j) is said to be unreadable",
    (answer) => {
      expect(readScanAnswer(false, answer)).toMatchObject({ type: "problem", code: null, id: null });
      expect(readScanAnswer(true, answer)).toMatchObject({ type: "problem", code: null });
    },
  );
});
