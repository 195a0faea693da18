import { describe, expect, test } from "vitest";
import { readAnswer } from "./read-letter-answer.ts";

const LETTER = {
  coverLetter: "Dear team,",
  sentences: [{ text: "Dear team,", start: 0, end: 10, evidence: [] }],
  writtenBy: "composer",
  resumeText: "Amara",
  jobTitle: null,
  company: null,
  id: null,
};

describe("an answer to a wish for a letter", () => {
  test("with a letter is that letter", () => {
    expect(readAnswer(true, LETTER)).toEqual({ type: "done", letter: LETTER });
  });

  test("that refuses says why, with the id to quote", () => {
    const problem = { code: "pdf-encrypted", title: "This PDF is protected.", status: 422, id: "req-3" };
    expect(readAnswer(false, problem)).toEqual({
      type: "refused",
      title: "This PDF is protected.",
      id: "req-3",
    });
  });

  test.each([null, "<html>", {}, { ...LETTER, coverLetter: undefined }])(
    "without a letter (%j) is a refusal, whatever its status",
    (answer) => {
      expect(readAnswer(true, answer)).toEqual({ type: "refused", title: null, id: null });
      expect(readAnswer(false, answer)).toEqual({ type: "refused", title: null, id: null });
    },
  );
});
