import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readPage } from "#content/read-pages.ts";
import { MENU_GROUPS } from "#content/site/menu.ts";
import { FEED } from "#content/site/previews.ts";
import { findPage, PAGES } from "./pages.ts";

const SPEC_PATHS =
  `/ /user-output /scanresult /cover-letter /resumes /pricing /payment /manage-subscription /about /contact
  /suggestions /questions /privacy-policy /privacy /terms /settings /blog /resume-tips /ebooks /ats-insight /how-to-guide
  /linkedin-optimization /resume-templates /cover-letter-templates /advanced-resume-builder /job-search /referral-program
  /application-tracking /job-alerts /bulk-resume-analysis /resume-shortlisting /recruiter-dashboard /candidate-ranking /blob
  /why-your-resume-keeps-getting-rejected-and-how-to-fix-it /how-to-tailor-your-resume-to-a-job-description-step-by-step
  /best-resume-formats-that-work-with-ats-systems /how-to-write-a-cover-letter-that-gets-interviews
  /best-ats-resume-checkers-compared /what-is-an-ats-and-how-it-reads-your-resume /resume-keywords-how-to-find-and-use-them
  /how-to-optimize-your-linkedin-profile-for-recruiters`.split(/\s+/);

/** Fewest and most words of a text. */
const WORDS = { article: [900, 1800], guide: [500, 1200], plain: [30, 1800] } as const;

const contentPages = PAGES.filter((page) => page.content !== undefined);

describe("the list of pages", () => {
  test("has every address of the product, once", () => {
    const paths = PAGES.map((page) => page.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(SPEC_PATHS));
  });

  test("names a route module that exists for every page", () => {
    expect(PAGES.filter((page) => !existsSync(`web/${page.file}`)).map((page) => page.path)).toEqual([]);
  });

  test("gives every page that search engines see a title and a description", () => {
    const bare = PAGES.filter((page) => page.noindex !== true).filter((page) => {
      const text = page.content === undefined ? page : readPage(page.content);
      return !text.title || !text.description;
    });
    expect(bare.map((page) => page.path)).toEqual([]);
  });

  test("fills each of the six menu groups, eight articles under guides", () => {
    for (const { id } of MENU_GROUPS) expect(PAGES.some((page) => page.menu === id)).toBe(true);
    expect(PAGES.filter((page) => page.menu === "guides")).toHaveLength(8);
  });

  test("finds a page with or without a slash at the end, and the 404 page for the rest", () => {
    expect(findPage("/about/").path).toBe("/about");
    expect(findPage("/").path).toBe("/");
    expect(findPage("/no-such-page").path).toBe("/404");
  });
});

describe("the texts under content/", () => {
  test("each belong to a page", () => {
    const files = ["articles", "coming", "pages"].flatMap((folder) =>
      readdirSync(`content/${folder}`).map((file) => `${folder}/${file}`),
    );
    const used = contentPages.map((page) => page.content);
    expect(files.filter((file) => file.endsWith(".md") && !used.includes(file))).toEqual([]);
  });

  test.each(contentPages.map((page) => page.content!))("%s links only to pages that exist", (file) => {
    const { html, contents } = readPage(file);
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
    const dead = hrefs.filter((href) => {
      if (href.startsWith("#")) return !contents.some((entry) => `#${entry.id}` === href);
      if (!href.startsWith("/")) return !/^(https:|mailto:)/.test(href);
      const path = href.split("#")[0]!;
      return findPage(path).path === "/404" && !existsSync(`web/public${path}`) && path !== FEED.path;
    });
    expect(dead).toEqual([]);
  });

  test.each(contentPages.map((page) => page.content!))("%s is as long as its kind wants", (file) => {
    const { kind, html } = readPage(file);
    const words = html
      .replace(/<figure>[\s\S]*?<\/figure>|<[^>]*>/g, " ")
      .trim()
      .split(/\s+/).length;
    const [least, most] = WORDS[kind];
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  test.each(contentPages.map((page) => page.content!))(
    "%s makes no promise the product does not keep",
    (file) => {
      const text = readFileSync(`content/${file}`, "utf8");
      expect(text).not.toMatch(/unlimited (?:free|ATS) scans|lifetime/i);
      // Templates are Word files; a resume is taken as PDF alone.
      expect(text).not.toMatch(/(?:upload|scan|accept|take|read)[^.\n]{0,40}(?:\.docx|\bdocx\b)/i);
    },
  );
});
