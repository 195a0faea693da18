import type { MetaDescriptor } from "react-router";
import { BUILD_ORIGIN } from "#content/site/build-origin.ts";
import { FEED, PREVIEW_SIZE, previewOf } from "#content/site/previews.ts";
import type { Page } from "../pages.ts";
import { describeOrganization, type Fact } from "./structured-data.ts";

/** The days of a text, YYYY-MM-DD. */
export type Days = { published: string; updated: string };

/** What a page tells of itself beyond its line in the list: the days of an article, and facts for search engines. */
export type PageFacts = { days?: Days; facts?: readonly Fact[] };

/** Title, description, and what search engines and those who show a shared link need to know of a page. */
export function pageMeta(
  page: Pick<Page, "path" | "title" | "description" | "noindex">,
  { days, facts = [] }: PageFacts = {},
): MetaDescriptor[] {
  const title = page.path === "/" ? page.title : `${page.title} | Vouch`;
  return [
    { title },
    { property: "og:title", content: title },
    { property: "og:site_name", content: "Vouch" },
    { property: "og:locale", content: "en_US" },
    { property: "og:type", content: days === undefined ? "website" : "article" },
    ...(days === undefined
      ? []
      : [
          { property: "article:published_time", content: days.published },
          { property: "article:modified_time", content: days.updated },
        ]),
    ...(page.description
      ? [
          { name: "description", content: page.description },
          { property: "og:description", content: page.description },
        ]
      : []),
    ...(page.noindex
      ? [{ name: "robots", content: "noindex" }]
      : [...shareMeta(page.path, title!), ...[describeOrganization(), ...facts].map(toDataBlock)]),
  ];
}

/** Only of pages that may be found: the build draws a picture for each of them. */
function shareMeta(path: string, title: string): MetaDescriptor[] {
  const address = `${BUILD_ORIGIN}${path}`;
  return [
    { tagName: "link", rel: "canonical", href: address },
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: FEED.title,
      href: `${BUILD_ORIGIN}${FEED.path}`,
    },
    { property: "og:url", content: address },
    { property: "og:image", content: `${BUILD_ORIGIN}${previewOf(path)}` },
    { property: "og:image:width", content: String(PREVIEW_SIZE.width) },
    { property: "og:image:height", content: String(PREVIEW_SIZE.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** React Router writes it as a data block, with everything escaped that could end the element. */
function toDataBlock(fact: Fact): MetaDescriptor {
  return {
    "script:ld+json": fact as Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"],
  };
}
