import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { readJob } from "../job/read-job.ts";
import { escapeHtml } from "../text/escape-html.ts";
import type { Position, Profile } from "./profile.ts";
import { readPastedProfile } from "./read-pasted-profile.ts";
import { readLinkedinUrl } from "./read-url.ts";
import { type BlockId, NO_FACTS } from "./review.ts";
import type { ReviewInput } from "./review-input.ts";
import { reviewProfile } from "./review-profile.ts";
import { writeReview } from "./write-review.ts";

const role: Position = {
  title: "Electrician",
  employer: "Bay Wiring",
  place: null,
  start: "2019-03",
  end: null,
  current: true,
  description: "• Wired 61 houses.\n• Trained three apprentices.",
};
const about = `I am an electrician and have wired 61 houses. ${"Careful work keeps people safe and warm. ".repeat(14)}Write to me.`;
const full: Profile = {
  name: "Shane Reid",
  headline: "Electrician | Fault finding and switchboards for old houses",
  location: "Tauranga",
  email: null,
  phone: null,
  linkedin: null,
  topSkills: ["Fault Finding"],
  languages: [],
  certifications: ["Registered Electrician"],
  honors: [],
  publications: [],
  summary: about,
  positions: [role],
  education: [{ school: "Bay Polytechnic", degree: null, field: null, start: null, end: "2020" }],
};
const skills = ["Fault finding", ...Array.from({ length: 14 }, (_, index) => `Skill ${index}`)];
const facts = {
  photo: true,
  banner: true,
  industry: true,
  recommendations: 2,
  featured: true,
  connections: 500,
  activity: true,
  skills,
};
const best: ReviewInput = {
  profile: full,
  url: readLinkedinUrl("linkedin.com/in/shane-reid"),
  job: null,
  facts,
};
const blank: Profile = {
  ...full,
  headline: null,
  summary: null,
  positions: [],
  education: [],
  certifications: [],
  location: null,
};

function earnedIn(input: ReviewInput, block: BlockId): [number, number] {
  const { earned, known } = reviewProfile(input).blocks.find(({ id }) => id === block)!;
  return [earned, known];
}

describe("Each part of the score gives its points to a full profile and none to a blank one", () => {
  test.each([
    ["headline", 12],
    ["about", 18],
    ["experience", 21],
    ["skills", 7],
    ["education", 6],
    ["identity", 12],
    ["network", 12],
  ] as const)("%s is worth %i points when no ad is given", (block, points) => {
    expect(earnedIn(best, block)).toEqual([points, points]);
    const nothing = {
      photo: false,
      banner: false,
      industry: false,
      recommendations: 0,
      featured: false,
      connections: 0,
      activity: false,
      skills: [],
    };
    const url = readLinkedinUrl("linkedin.com/in/shane-reid-77120933");
    expect(earnedIn({ profile: blank, url, job: null, facts: nothing }, block)[0]).toBe(0);
  });

  test("with an ad all 100 points can be judged", () => {
    const job = readJob("Electrician\n\nRequirements\n- Fault finding\n- AutoCAD\n- Soldering\n");
    expect(reviewProfile({ ...best, job }).known).toBe(100);
    expect(reviewProfile(best).score).toBe(100);
  });
});

test("what no file says leaves the denominator and is asked for", () => {
  const review = reviewProfile({ profile: full, url: null, job: null, facts: NO_FACTS });
  expect(review.blocks.find(({ id }) => id === "network")?.known).toBe(0);
  expect(review.questions).toContain("How many connections do you have?");
  expect(review.score).toBe(Math.round((100 * review.earned) / review.known));
});

test("an address alone is reviewed for what it says", () => {
  const review = reviewProfile({ profile: null, url: best.url, job: null, facts: NO_FACTS });
  expect([review.earned, review.known]).toEqual([3, 3]);
  expect(reviewProfile({ profile: null, url: null, job: null, facts: NO_FACTS }).score).toBeNull();
});

test("worn phrases cost points in About, and never more than the part has", () => {
  const summary = about.replace("Careful", "Passionate, hard-working, dynamic team player. Careful");
  expect(earnedIn({ ...best, profile: { ...full, summary } }, "about")).toEqual([15, 18]);
  expect(earnedIn({ ...best, profile: { ...full, summary: "Dynamic guru." } }, "about")[0]).toBe(0);
});

test("the five fixes are those worth most", () => {
  const { fixes } = reviewProfile({ ...best, profile: blank });
  expect(fixes).toHaveLength(5);
  expect(fixes.map(({ points }) => points)).toEqual([6, 6, 5, 4, 4]);
});

test("texts over LinkedIn's limits are named", () => {
  const profile = {
    ...full,
    headline: "x".repeat(221),
    summary: "y".repeat(2600),
    positions: [{ ...role, title: "z".repeat(101) }],
  };
  expect(reviewProfile({ ...best, profile }).limits).toEqual([
    { part: "headline", length: 221, limit: 220 },
    { part: "title of role 1", length: 101, limit: 100 },
  ]);
});

test("nothing a profile says is written unescaped into the review", () => {
  const hostile = fc
    .string({ unit: "binary", maxLength: 40 })
    .map((text) => `<img src=x onerror="a('${text}')">&`);
  fc.assert(
    fc.property(hostile, hostile, (name, headline) => {
      const profile = {
        ...full,
        name,
        headline,
        summary: `${headline} dynamic`,
        positions: [{ ...role, title: headline }],
      };
      const html = writeReview({
        ...reviewProfile({ ...best, profile }),
        source: "print",
        profile,
        url: best.url,
        drafts: { headline: { text: headline, evidence: [name] }, about: null },
        contradictions: [{ kind: "title", message: name, resume: name, profile: headline }],
      });
      expect(html).toContain(escapeHtml(name));
      expect(html).not.toContain("<img");
      const tags = new Set(html.match(/<\/?[a-z][a-z0-9]*/gi)?.map((tag) => tag.replace(/[</]/g, "")));
      for (const tag of tags)
        expect(["section", "h2", "h3", "p", "strong", "ul", "ol", "li", "meter", "blockquote"]).toContain(
          tag,
        );
    }),
    { numRuns: 60 },
  );
});

test("a profile copied from the page is read part by part", () => {
  const text =
    "Shane Reid\nElectrician\nTauranga\nAbout\nI wire houses.\nExperience\nElectrician\nBay Wiring · Full-time\nMar 2019 - Present · 6 yrs\nMar 2019 to Present · 6 yrs\nTauranga, New Zealand\nWired 61 houses.\nEducation\nBay Polytechnic\nCertificate, Wiring\n2016 - 2020\n";
  const profile = readPastedProfile(text);
  expect(profile).toMatchObject({ name: "Shane Reid", headline: "Electrician", summary: "I wire houses." });
  expect(profile.positions).toEqual([
    { ...role, place: "Tauranga, New Zealand", description: "Wired 61 houses." },
  ]);
  expect(profile.education).toEqual([
    { school: "Bay Polytechnic", degree: "Certificate", field: "Wiring", start: "2016", end: "2020" },
  ]);
});

test("nobody who gave an ad is asked for one", () => {
  const ad = "Electrician\nRequirements\n- Fault finding\n- Wiring of switchboards\n";
  const print = {
    url: null,
    profile: full,
    facts: { ...facts, skills: null },
    job: readJob(ad),
  } as ReviewInput;
  const asksForAd = (input: ReviewInput) =>
    reviewProfile(input).questions.some((ask) => ask.includes("job ad"));
  expect(asksForAd(print)).toBe(false);
  expect(asksForAd({ ...print, job: null })).toBe(true);
});
