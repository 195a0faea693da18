import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { BLOG_SLUGS } from "./blog.ts";

test("the blog shows every article, and each once", () => {
  const articles = readdirSync("content/articles").map((name) => name.replace(/\.md$/, ""));
  expect([...BLOG_SLUGS].sort()).toEqual(articles.sort());
});
