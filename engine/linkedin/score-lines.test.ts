import { describe, expect, test } from "vitest";
import { readJob } from "../job/read-job.ts";
import type { Position, Profile } from "./profile.ts";
import { readLinkedinUrl } from "./read-url.ts";
import { NO_FACTS, type ProfileFacts } from "./review.ts";
import type { ReviewInput } from "./review-input.ts";
import { reviewProfile } from "./review-profile.ts";

const role: Position = {
  title: "Pipe Welder",
  employer: "Tarn Fabrication",
  place: null,
  start: "2018-05",
  end: null,
  current: true,
  description: null,
};
const bare: Profile = {
  name: "Dale Kowalczuk",
  headline: null,
  location: null,
  email: null,
  phone: null,
  linkedin: null,
  topSkills: [],
  languages: [],
  certifications: [],
  honors: [],
  publications: [],
  summary: null,
  positions: [role],
  education: [],
};
const job = readJob("Night Shift\n\nRequirements\n- TIG welding\n- Blueprint reading\n");
const described = (description: string): Position[] => [{ ...role, description }];

type Golden = {
  id: string;
  says: string;
  profile?: Partial<Profile>;
  facts?: Partial<ProfileFacts>;
  url?: string;
  job?: true;
  /** Null where it is not known. */
  earned: number | null;
};

/** What earns how much, line by line of the table in docs/linkedin.md. */
const GOLDEN: readonly Golden[] = [
  {
    id: "headline-own",
    says: "title at employer is nothing of one's own",
    profile: { headline: "Pipe Welder at Tarn Fabrication" },
    earned: 0,
  },
  {
    id: "headline-own",
    says: "a line more is",
    profile: { headline: "Pipe Welder for offshore wind" },
    earned: 4,
  },
  {
    id: "headline-length",
    says: "39 characters are too few",
    profile: { headline: "x".repeat(39) },
    earned: 0,
  },
  { id: "headline-length", says: "40 are enough", profile: { headline: "x".repeat(40) }, earned: 3 },
  {
    id: "headline-length",
    says: "220 are LinkedIn's limit",
    profile: { headline: "x".repeat(220) },
    earned: 3,
  },
  { id: "headline-length", says: "221 are over it", profile: { headline: "x".repeat(221) }, earned: 0 },
  { id: "headline-role", says: "the role is named", profile: { headline: "Welder of pipes" }, earned: 5 },
  { id: "headline-role", says: "it is not", profile: { headline: "Always learning" }, earned: 0 },
  {
    id: "headline-skills",
    says: "without an ad nothing is asked",
    profile: { headline: "TIG welding" },
    earned: null,
  },
  { id: "headline-skills", says: "one of two", profile: { headline: "TIG welding" }, job: true, earned: 1.5 },
  {
    id: "headline-skills",
    says: "two",
    profile: { headline: "TIG welding and blueprint reading" },
    job: true,
    earned: 3,
  },
  { id: "about-present", says: "39 words", profile: { summary: "word ".repeat(39) }, earned: 0 },
  { id: "about-present", says: "40 words", profile: { summary: "word ".repeat(40) }, earned: 4 },
  { id: "about-length", says: "99 words", profile: { summary: "word ".repeat(99) }, earned: 0 },
  { id: "about-length", says: "100 words", profile: { summary: "word ".repeat(100) }, earned: 4 },
  { id: "about-length", says: "351 words", profile: { summary: "word ".repeat(351) }, earned: 0 },
  {
    id: "about-length",
    says: "200 words of 14 letters are over 2,600 characters",
    profile: { summary: "fourteenletter ".repeat(200) },
    earned: 0,
  },
  { id: "about-start", says: "role and figure", profile: { summary: "Welder, 412 joints." }, earned: 3 },
  { id: "about-start", says: "the role alone", profile: { summary: "Welder." }, earned: 1.5 },
  {
    id: "about-start",
    says: "both behind the fold",
    profile: { summary: `${"a ".repeat(140)}Welder, 412 joints.` },
    earned: 0,
  },
  { id: "about-first-person", says: "I", profile: { summary: "I weld." }, earned: 2 },
  { id: "about-first-person", says: "he", profile: { summary: "He welds." }, earned: 0 },
  { id: "about-result", says: "a figure", profile: { summary: "98% passed." }, earned: 3 },
  { id: "about-result", says: "a year is none", profile: { summary: "Since 2019." }, earned: 0 },
  { id: "about-contact", says: "how to reach", profile: { summary: "Write to me." }, earned: 2 },
  {
    id: "about-cliches",
    says: "two worn phrases",
    profile: { summary: "A dynamic team player." },
    earned: -2,
  },
  { id: "experience-current", says: "a current role with its month", earned: 5 },
  {
    id: "experience-current",
    says: "none is current",
    profile: { positions: [{ ...role, current: false, end: "2020" }] },
    earned: 0,
  },
  {
    id: "experience-described",
    says: "two list items",
    profile: { positions: described("• One.\n• Two.") },
    earned: 6,
  },
  {
    id: "experience-described",
    says: "40 words",
    profile: { positions: described("word ".repeat(40)) },
    earned: 6,
  },
  {
    id: "experience-described",
    says: "one of two roles",
    profile: { positions: [...described("• One.\n• Two."), role] },
    earned: 3.75,
  },
  {
    id: "experience-measured",
    says: "one of two roles",
    profile: { positions: [...described("412 joints."), role] },
    earned: 3,
  },
  {
    id: "experience-verbs",
    says: "one of two items",
    profile: { positions: described("• Welded pipe.\n• The yard.") },
    earned: 2,
  },
  {
    id: "experience-verbs",
    says: "another language is not judged",
    profile: { positions: described("• Führe das Lager mit der Schicht und die Halle.\n• Der Hof.") },
    earned: null,
  },
  {
    id: "experience-skills",
    says: "one of two",
    profile: { positions: described("TIG welding of pipe.") },
    job: true,
    earned: 2,
  },
  {
    id: "skills-five",
    says: "the print shows three: not known",
    profile: { topSkills: ["a", "b", "c"] },
    earned: null,
  },
  { id: "skills-five", says: "four", facts: { skills: ["a", "b", "c", "d"] }, earned: 0 },
  { id: "skills-five", says: "five", facts: { skills: ["a", "b", "c", "d", "e"] }, earned: 4 },
  { id: "skills-fifteen", says: "fifteen", facts: { skills: Array.from("abcdefghijklmno") }, earned: 3 },
  { id: "skills-target", says: "one of two", facts: { skills: ["TIG welding"] }, job: true, earned: 2.5 },
  {
    id: "education-present",
    says: "a school",
    profile: { education: [{ school: "x", degree: null, field: null, start: null, end: null }] },
    earned: 4,
  },
  { id: "education-certificates", says: "none", earned: 0 },
  { id: "education-certificates", says: "one", profile: { certifications: ["OSHA 30"] }, earned: 2 },
  { id: "identity-photo", says: "not said", earned: null },
  { id: "identity-photo", says: "yes", facts: { photo: true }, earned: 3 },
  { id: "identity-banner", says: "no", facts: { banner: false }, earned: 0 },
  { id: "identity-url", says: "chosen", url: "linkedin.com/in/dalewelds", earned: 3 },
  { id: "identity-url", says: "given", url: "linkedin.com/in/dale-kowalczuk-4b71a2c9", earned: 0 },
  { id: "identity-url", says: "a company's", url: "linkedin.com/company/tarn", earned: null },
  { id: "identity-location", says: "a place", profile: { location: "Duluth" }, earned: 2 },
  { id: "identity-industry", says: "chosen", facts: { industry: true }, earned: 2 },
  { id: "network-recommendations", says: "one", facts: { recommendations: 1 }, earned: 2 },
  { id: "network-recommendations", says: "three", facts: { recommendations: 3 }, earned: 4 },
  { id: "network-featured", says: "yes", facts: { featured: true }, earned: 3 },
  { id: "network-connections", says: "199", facts: { connections: 199 }, earned: 0 },
  { id: "network-connections", says: "200", facts: { connections: 200 }, earned: 2 },
  { id: "network-connections", says: "500", facts: { connections: 500 }, earned: 3 },
  { id: "network-activity", says: "yes", facts: { activity: true }, earned: 2 },
];

describe("Each line of the score earns what the table says", () => {
  test.each(GOLDEN.map((golden) => [golden.id, golden.says, golden] as const))("%s: %s", (id, _, golden) => {
    const input: ReviewInput = {
      profile: { ...bare, ...golden.profile },
      url: golden.url === undefined ? null : readLinkedinUrl(golden.url),
      job: golden.job === undefined ? null : job,
      facts: { ...NO_FACTS, ...golden.facts },
    };
    const finding = reviewProfile(input).findings.find((one) => one.id === id);
    expect(finding?.earned).toBe(golden.earned);
  });

  test("and no line is left out here", () => {
    const all = reviewProfile({ profile: bare, url: null, job: null, facts: NO_FACTS }).findings;
    for (const { id } of all) expect(GOLDEN.map((golden) => golden.id)).toContain(id);
    expect(all.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });
});
