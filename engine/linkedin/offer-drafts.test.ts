import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makeReview } from "./make-review.ts";
import type { Profile } from "./profile.ts";
import { NO_FACTS } from "./review.ts";

const made = new URL("../../testing/corpus/linkedin/made/", import.meta.url).pathname;
const profiles = readdirSync(made)
  .filter((file) => file.endsWith(".json"))
  .map((file) => [file, JSON.parse(readFileSync(made + file, "utf8")) as Profile] as const);
const review = (profile: Profile) =>
  makeReview({
    reading: { source: "print", profile, facts: NO_FACTS },
    url: null,
    jobText: null,
    answers: {},
    resume: null,
  });

describe("A draft that is offered", () => {
  test.each(profiles)("wins points and says no less than what stands: %s", (_, profile) => {
    const before = review(profile);
    const { headline, about } = before.drafts;
    if (headline !== null) {
      expect([...headline.text].length).toBeGreaterThanOrEqual([...(profile.headline ?? "")].length);
      expect(review({ ...profile, headline: headline.text }).earned).toBeGreaterThan(before.earned);
    }
    if (about !== null) {
      const summary = about.map(({ text }) => text).join(" ");
      expect([...summary].length).toBeGreaterThanOrEqual([...(profile.summary ?? "")].length);
      expect(review({ ...profile, summary }).earned).toBeGreaterThan(before.earned);
    }
  });

  test("is none where the headline has all its points, and is one where it has few", () => {
    const offered = (file: string) => review(profiles.find(([name]) => name === file)![1]).drafts.headline;
    expect(offered("en-nurse.json")).toBeNull();
    expect(offered("en-developer.json")).not.toBeNull();
  });
});
