import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";

/** What the product spec asks of pages word for word, looked for in what the build wrote. */
const read = (page: string) => readFileSync(path.resolve("build/client", page, "index.html"), "utf8");
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .trim();
const links = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, label]) => ({
    href: href!,
    label: words(label!),
  }));

const ARTICLES = [
  "what-is-an-ats-and-how-it-reads-your-resume",
  "why-your-resume-keeps-getting-rejected-and-how-to-fix-it",
  "how-to-tailor-your-resume-to-a-job-description-step-by-step",
  "resume-keywords-how-to-find-and-use-them",
  "best-resume-formats-that-work-with-ats-systems",
  "how-to-write-a-cover-letter-that-gets-interviews",
  "how-to-optimize-your-linkedin-profile-for-recruiters",
  "best-ats-resume-checkers-compared",
];
const COVER_LETTER = "how-to-write-a-cover-letter-that-gets-interviews";

const MENU: Record<string, string[]> = {
  "Resume & Cover Letter Tools": [
    "/",
    "/cover-letter",
    "/resume-templates",
    "/cover-letter-templates",
    "/advanced-resume-builder",
    "/linkedin-optimization",
  ],
  "Job Search & Application": [
    "/job-search",
    "/referral-program",
    "/application-tracking",
    "/job-alerts (future)",
  ],
  "Recruiter Solutions": [],
  "Pricing & Plans": ["/pricing", "/pricing#comparison", "/manage-subscription"],
  "Resources & Guides": ARTICLES.map((slug) => `/${slug}`),
  "About & Support": ["/about", "/contact", "/suggestions", "/privacy-policy"],
};

test("the header has six groups with their pages in order; the recruiters' is closed until it comes", () => {
  for (const page of ["", "pricing", "cover-letter"]) {
    const [, bar] = read(page).split('aria-label="Main menu"');
    const groups = bar!
      .split("</nav>")[0]!
      .split(/<(?:summary|button)\b/)
      .slice(1);
    const menu = groups.map((group) => [
      words(`<x ${group.slice(0, group.search("</(?:summary|button)>"))}`),
      links(group).map(({ href, label }) => href + (label.endsWith("(future)") ? " (future)" : "")),
    ]);
    expect(Object.fromEntries(menu)).toEqual(MENU);
    expect(/role="tooltip"[^>]*>([^<]*)</.exec(bar!)?.[1]).toBe("Coming soon!");
  }
});

test("each article has a banner that calls to the scan form, that of letters to the letter screen", () => {
  const calls = ["Try It Now — Free", "Test Yours Now — Free", "Try Vouch — Free"];
  for (const slug of ARTICLES) {
    const all = links(read(slug));
    const isLetter = slug === COVER_LETTER;
    const banner = all.find(({ label }) => label.endsWith("— Free"))!;
    expect(isLetter ? ["Generate Cover Letter — Free"] : calls, slug).toContain(banner.label);
    expect(banner.href, slug).toBe(isLetter ? "/cover-letter" : "/");
    const body = read(slug).split("<article")[1] ?? "";
    expect(
      links(body).some(({ href }) => href === "/" || href === "/#scan" || href === "/cover-letter"),
      slug,
    ).toBe(true);
  }
});

test("the article on formats hands out its templates and shows two examples", () => {
  const html = read("best-resume-formats-that-work-with-ats-systems");
  const files = links(html).filter(({ href }) => href.endsWith(".docx"));
  expect(files.map(({ href }) => /chronological|hybrid/.exec(href)?.[0])).toEqual([
    "chronological",
    "hybrid",
  ]);
  expect(html).toContain("Google Docs");
  expect(html.match(/<img src="\/templates\/[^"]*"/g)).toHaveLength(2);
});

test("the article on tailoring tells its questions to search engines, with a preview picture", () => {
  const html = read("how-to-tailor-your-resume-to-a-job-description-step-by-step");
  expect(html).toContain('"@type":"FAQPage"');
  expect(html.match(/"@type":"Question"/g)!.length).toBeGreaterThanOrEqual(3);
  expect(html).toMatch(/property="og:image" content="[^"]*how-to-tailor-your-resume[^"]*\.png"/);
});

test("the article that compares has a table of features, and says of which day it is", () => {
  const html = read("best-ats-resume-checkers-compared");
  expect(html).toMatch(/<table>.*<\/table>/s);
  expect(words(html)).toMatch(/As of \w+ \d{1,2}, 20\d\d/);
});

test("ten questions are answered, the age of sixteen is stated, and placeholders are what they are", () => {
  expect(read("questions").match(/<details name="questions"/g)).toHaveLength(10);
  expect(words(read("privacy-policy"))).toContain("people of 16 and older");
  expect(read("blob")).toMatch(/<h1[^>]*>Blob Page<\/h1>/);
  expect(read("scanresult")).toMatch(/<h1[^>]*>Scan Result<\/h1>/);
});

test("plans, cover and letter screen say what the spec words", () => {
  const pricing = words(read("pricing"));
  for (const text of ["$0/month", "Free Forever", "Premium Monthly", "$24.99/month", "Subscribe", "Switch"])
    expect(pricing).toContain(text);
  const home = links(read(""));
  expect(home.find(({ label }) => label === "Get Started")?.href).toBe("#scan");
  expect(home.some(({ label }) => label.startsWith("Learn More"))).toBe(true);
});
