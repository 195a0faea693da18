import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inlineStyles } from "./inline-styles.ts";
import { makeFeed } from "./make-feed.ts";
import { readPage } from "./read-pages.ts";
import { showBeforeScript } from "./show-before-script.ts";
import { BUILD_ORIGIN } from "./site/build-origin.ts";
import { FEED } from "./site/previews.ts";

/** What the files below need to know of a page (web/pages.ts). */
export type SitePage = { path: string; file?: string; content?: string; noindex?: true };

/** After the build: sitemap.xml, robots.txt, the feed of the articles, style sheets into the pages of the site zone, and csp-hashes.json, from which the server makes each page's policy. */
export function writeSiteFiles(pages: readonly SitePage[], folder: string): void {
  writeFileSync(path.join(folder, "sitemap.xml"), makeSitemap(pages));
  writeFileSync(path.join(folder, "robots.txt"), makeRobots());
  writeFileSync(path.join(folder, FEED.path), makeFeed(pages));
  // Every path has its own page, and an unknown one gets /404: nobody is to be served an empty shell.
  rmSync(path.join(folder, "__spa-fallback.html"), { force: true });
  // What a hydrated page would load to go to a page of the site zone; none of ours does.
  for (const page of pages) rmSync(path.join(folder, `${page.path}.data`), { force: true });
  const readSheet = (href: string) => readFileSync(path.join(folder, href), "utf8");
  for (const page of pages)
    rewrite(path.join(folder, page.path, "index.html"), (html) =>
      page.file?.startsWith("site/") ? inlineStyles(html, readSheet) : showBeforeScript(html),
    );
  writeFileSync(
    path.join(folder, "csp-hashes.json"),
    `${JSON.stringify(collectHashes(pages, folder), null, 2)}\n`,
  );
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

export function makeSitemap(pages: readonly SitePage[]): string {
  const urls = pages
    .filter((page) => page.noindex !== true)
    .map((page) => {
      const changed =
        page.content === undefined ? "" : `<lastmod>${readPage(page.content).updated}</lastmod>`;
      return `  <url><loc>${BUILD_ORIGIN}${page.path}</loc>${changed}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function makeRobots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${BUILD_ORIGIN}/sitemap.xml\n`;
}

/** Path of a page -> the sources its Content-Security-Policy has to allow as `script-src` beside 'self'. */
function collectHashes(pages: readonly SitePage[], folder: string): Record<string, string[]> {
  const hashes: Record<string, string[]> = {};
  for (const page of pages) {
    const file = path.join(folder, page.path, "index.html");
    hashes[page.path] = hashInlineScripts(readFileSync(file, "utf8"));
  }
  return hashes;
}

/** `'sha256-…'` of each inline script of a page, as CSP level 3 wants it. Data blocks are not scripts. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, body] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes!) || /type="application\/(?:ld\+)?json"/.test(attributes!)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(body!).digest("base64")}'`);
  }
  return [...hashes].sort();
}
