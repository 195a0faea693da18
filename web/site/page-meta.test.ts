import { describe, expect, test } from "vitest";
import { findPage, PAGES } from "../pages.ts";
import { pageMeta } from "./page-meta.ts";
import { describePremium } from "./structured-data.ts";

describe("what a page tells search engines and those who share it", () => {
  test("names its address and picture only where it may be found", () => {
    const found = JSON.stringify(pageMeta(findPage("/pricing")));
    expect(found).toContain("https://vouch.example/previews/pricing.png");
    expect(found).toContain('"og:url"');
    const hidden = JSON.stringify(pageMeta(findPage("/settings")));
    expect(hidden).toContain("noindex");
    expect(hidden).not.toMatch(/previews|canonical|ld\+json/);
  });

  test("says who is behind every page that may be found", () => {
    for (const page of PAGES.filter((entry) => entry.noindex !== true))
      expect(JSON.stringify(pageMeta(page))).toContain('"@type":"Organization"');
  });

  test("carries an article's days", () => {
    const days = { published: "2026-11-01", updated: "2026-11-21" };
    const meta = pageMeta(findPage("/about"), { days });
    expect(meta).toContainEqual({ property: "article:published_time", content: "2026-11-01" });
    expect(meta).toContainEqual({ property: "article:modified_time", content: "2026-11-21" });
    expect(meta).toContainEqual({ property: "og:type", content: "article" });
  });

  test("offers Premium at the price the server charges", () => {
    expect(describePremium("Premium", "What it is.").offers).toMatchObject({
      price: "24.99",
      priceCurrency: "USD",
    });
  });
});
