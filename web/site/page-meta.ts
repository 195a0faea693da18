import type { MetaDescriptor } from "react-router";
import { BUILD_ORIGIN } from "#content/site/build-origin.ts";
import type { Page } from "../pages.ts";

/** Title, description and what search engines need to know of a page. */
export function pageMeta(page: Pick<Page, "path" | "title" | "description" | "noindex">): MetaDescriptor[] {
  const title = page.path === "/" ? page.title : `${page.title} | Vouch`;
  return [
    { title },
    { property: "og:title", content: title },
    { property: "og:site_name", content: "Vouch" },
    { property: "og:type", content: "website" },
    ...(page.description
      ? [
          { name: "description", content: page.description },
          { property: "og:description", content: page.description },
        ]
      : []),
    page.noindex
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: `${BUILD_ORIGIN}${page.path}` },
  ];
}
