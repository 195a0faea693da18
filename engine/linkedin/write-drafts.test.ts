import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readJob } from "../job/read-job.ts";
import { openSource } from "../letter/verify/source.ts";
import { verifySentences } from "../letter/verify-letter.ts";
import { readPlainText } from "../resume/read-plain-text.ts";
import { readResume } from "../resume/read-resume.ts";
import { HEADLINE_LIMIT } from "./limits.ts";
import type { Profile } from "./profile.ts";
import { type DraftSentence, writeDrafts, writePlain } from "./write-drafts.ts";

const made = new URL("../../testing/corpus/linkedin/made/", import.meta.url).pathname;
const profiles = readdirSync(made)
  .filter((file) => file.endsWith(".json"))
  .map((file) => ({
    id: file.replace(".json", ""),
    profile: JSON.parse(readFileSync(made + file, "utf8")) as Profile,
  }));
const nurse = profiles.find(({ id }) => id === "en-nurse")!.profile;

/** Whether each sentence of a draft but its last is vouched for, from its text alone. */
function verifyAbout(profile: Profile, about: readonly DraftSentence[]): boolean {
  const source = openSource(readResume(readPlainText(writePlain(profile))), readJob(""), {});
  const text = about.slice(0, -1).map((sentence) => sentence.text);
  return verifySentences(text.join(" "), source).every(({ vouched }) => vouched);
}

/** Everything the profile says, for looking words up. */
const saidBy = (profile: Profile) => JSON.stringify(profile).toLowerCase();

describe("Drafts for a profile", () => {
  test("are made for English profiles, and for no others", () => {
    const written = profiles.filter(({ profile }) => writeDrafts(profile, null).about !== null);
    expect(written.length).toBeGreaterThan(10);
    for (const { id } of written) expect(id).toMatch(/^(?:en-|x-|y-|z-6)/);
    const spanish = profiles.find(({ id }) => id === "es-enfermera")!.profile;
    expect(writeDrafts(spanish, null)).toEqual({ headline: null, about: null });
  });

  test.each(profiles.map(({ id, profile }) => [id, profile] as const))("invent nothing: %s", (_, profile) => {
    const { headline, about } = writeDrafts(profile, null);
    const said = saidBy(profile);
    if (headline !== null) {
      expect([...headline.text].length).toBeLessThanOrEqual(HEADLINE_LIMIT);
      for (const part of headline.text.split(" | ").flatMap((one) => one.split(" at ")))
        expect(said).toContain(JSON.stringify(part).slice(1, -1).toLowerCase());
    }
    if (about === null) return;
    expect(verifyAbout(profile, about)).toBe(true);
    const text = about.map((sentence) => sentence.text).join(" ");
    for (const figure of text.match(/\d[\d.,]*\d|\d/g) ?? []) expect(said).toContain(figure);
    for (const { evidence } of about)
      for (const line of evidence)
        for (const word of line.match(/\p{L}{4,}/gu) ?? []) expect(said).toContain(word.toLowerCase());
  });

  test("say the ad's skills first, as far as the profile shows them", () => {
    const job = readJob("Ward Nurse\n\nRequirements\n- Cannulation\n- Chemotherapy\n");
    const { headline } = writeDrafts(nurse, job);
    expect(headline?.text).toMatch(/^Senior Staff Nurse at Aire Valley NHS Trust \| Cannulation/);
    expect(headline?.text).not.toMatch(/chemotherapy/i);
  });

  test("are the same for the same profile", () => {
    for (const { profile } of profiles)
      expect(writeDrafts(profile, null)).toEqual(writeDrafts(profile, null));
  });
});
