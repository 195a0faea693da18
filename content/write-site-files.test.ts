import { describe, expect, test } from "vitest";
import { hashInlineScripts, makeSitemap } from "./write-site-files.ts";

describe("the script policy of a page", () => {
  test("names the hash of each inline script, as a browser computes it", () => {
    // Known value: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(hashInlineScripts("<script>alert(1)</script>")).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
  });

  test("leaves out scripts with an address, and data blocks", () => {
    const html = '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(hashInlineScripts(html)).toEqual([]);
  });

  test("counts the same script once", () => {
    expect(hashInlineScripts("<script>a()</script><p></p><script async>a()</script>")).toHaveLength(1);
  });
});

describe("the sitemap", () => {
  test("lists pages that search engines may show, and no others", () => {
    const xml = makeSitemap([
      { path: "/about", content: "pages/about.md" },
      { path: "/settings", noindex: true },
    ]);
    expect(xml).toMatch(/<loc>https:\/\/[^<]+\/about<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
    expect(xml).not.toContain("/settings");
  });
});
