import { describe, expect, test } from "vitest";
import { PAGES } from "#web/pages.ts";
import { makeFeed } from "./make-feed.ts";
import { readPage } from "./read-pages.ts";

describe("the feed", () => {
  test("names each article once, with its address, its description and its day", () => {
    const xml = makeFeed(PAGES);
    const articles = PAGES.filter((page) => page.menu === "guides");
    expect(xml.match(/<item>/g)).toHaveLength(articles.length);
    for (const { path, content } of articles) {
      expect(xml).toContain(`<link>https://vouch.example${path}</link>`);
      const day = new Date(readPage(content!).published).toUTCString();
      expect(xml).toContain(`<pubDate>${day}</pubDate>`);
    }
  });

  test("leaves out pages that are no articles or are kept from search engines", () => {
    const [article] = PAGES.filter((page) => page.menu === "guides");
    expect(makeFeed([{ path: "/about", content: "pages/about.md" }])).not.toContain("<item>");
    expect(makeFeed([{ ...article!, noindex: true }])).not.toContain("<item>");
  });

  test("escapes what XML would take for its own", () => {
    const xml = makeFeed(PAGES);
    expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/);
  });
});
