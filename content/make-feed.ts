import { readPage } from "./read-pages.ts";
import { BUILD_ORIGIN } from "./site/build-origin.ts";
import { FEED } from "./site/previews.ts";

/** The articles as RSS 2.0, the newest first, those of one day in the order of the pages. */
export function makeFeed(pages: readonly { path: string; content?: string; noindex?: true }[]): string {
  const articles = pages
    .filter((page) => page.content !== undefined && page.noindex !== true)
    .map((page) => ({ path: page.path, text: readPage(page.content!) }))
    .filter(({ text }) => text.kind === "article")
    .sort((one, other) => other.text.published.localeCompare(one.text.published));
  const items = articles.map(({ path, text }) => {
    const address = `${BUILD_ORIGIN}${path}`;
    return `    <item>
      <title>${escapeXml(text.title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <description>${escapeXml(text.description)}</description>
      <pubDate>${toFeedDay(text.published)}</pubDate>
    </item>`;
  });
  const changed = articles
    .map(({ text }) => text.updated)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${FEED.title}</title>
    <link>${BUILD_ORIGIN}/blog</link>
    <description>Resumes, job ads, cover letters and LinkedIn profiles, for every trade.</description>
    <language>en</language>
    <atom:link href="${BUILD_ORIGIN}${FEED.path}" rel="self" type="application/rss+xml"/>
${changed === undefined ? "" : `    <lastBuildDate>${toFeedDay(changed)}</lastBuildDate>\n`}${items.join("\n")}
  </channel>
</rss>
`;
}

/** RFC 822 with a four-digit year, as RSS 2.0 wants it: 'Sat, 21 Nov 2026 00:00:00 GMT'. */
function toFeedDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
