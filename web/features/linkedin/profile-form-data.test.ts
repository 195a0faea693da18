import { describe, expect, test } from "vitest";
import { EMPTY_DRAFT, hasProfile, writeBody } from "./profile-form-data.ts";

describe("the profile form", () => {
  test("has nothing to send until there is an address, a file or a text", () => {
    expect(hasProfile(EMPTY_DRAFT)).toBe(false);
    expect(hasProfile({ ...EMPTY_DRAFT, url: "  ", job: "an ad", answers: { photo: true } })).toBe(false);
    expect(hasProfile({ ...EMPTY_DRAFT, url: "linkedin.com/in/ada" })).toBe(true);
    expect(hasProfile({ ...EMPTY_DRAFT, text: "Ada" })).toBe(true);
    expect(hasProfile({ ...EMPTY_DRAFT, file: new File(["x"], "p.pdf") })).toBe(true);
  });

  test("sends an address alone as JSON", () => {
    expect(writeBody({ ...EMPTY_DRAFT, url: " linkedin.com/in/ada " })).toEqual({
      linkedinUrl: "linkedin.com/in/ada",
    });
  });

  test("sends all that was given as a form, and nothing that was not", () => {
    const body = writeBody({
      ...EMPTY_DRAFT,
      text: "Ada",
      answers: { photo: false, connections: 12 },
      job: "Ad",
    });
    expect(Object.fromEntries(body as FormData)).toEqual({
      profileText: "Ada",
      answers: '{"photo":false,"connections":12}',
      jobDescription: "Ad",
    });
  });
});
