import { describe, expect, test } from "vitest";
import { checkResumeFile, checkScanForm } from "./check-scan-form.ts";

const pdf = { type: "application/pdf", size: 2000 };

describe("the scan form", () => {
  test("asks for a resume and for a job description, in the spec's words", () => {
    expect(checkScanForm(null, "  \n ")).toEqual([
      { field: "resume", text: "Please upload a resume." },
      { field: "job", text: "Please enter a job description." },
    ]);
  });

  test("takes a PDF and nothing else", () => {
    expect(checkResumeFile(pdf)).toBeNull();
    expect(checkResumeFile({ type: "application/msword", size: 2000 })).toBe("Please upload a PDF file.");
    expect(checkResumeFile({ type: "", size: 2000 })).toBe("Please upload a PDF file.");
  });

  test("takes 10 MB and refuses a byte more, before anything is sent", () => {
    expect(checkResumeFile({ ...pdf, size: 10 * 1024 * 1024 })).toBeNull();
    expect(checkResumeFile({ ...pdf, size: 10 * 1024 * 1024 + 1 })).toMatch(/larger than 10 MB/);
    expect(checkResumeFile({ ...pdf, size: 0 })).toMatch(/empty/);
  });

  test("takes an ad of 50,000 characters and refuses one more", () => {
    expect(checkScanForm(pdf, "a".repeat(50_000))).toEqual([]);
    expect(checkScanForm(pdf, "a".repeat(50_001))[0]).toMatchObject({ field: "job" });
  });
});
