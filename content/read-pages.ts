import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";
import { COVER_NAMES, type CoverName } from "./covers/covers.ts";
import { foldQuestions } from "./fold-questions.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { type Question, readQuestions } from "./read-questions.ts";
import { type Contents, renderMarkdown } from "./render-markdown.ts";

/**
 * The front matter of a page. `kind`: an `article` or `guide` has a banner, a table of contents and a reading time;
 * a `plain` page has contents where it has parts enough. `banner` is the label of the button under the page's cover and
 * `bannerHref` where it leads; `cover` names the picture (covers/covers.ts).
 * `questions: true` says that the `###` headings of the last `##` section are questions, and tells search engines so; on
 * a `plain` page they also fold, one open at a time.
 */
const frontMatter = z.strictObject({
  title: z.string().check(z.minLength(3)),
  description: z.string().check(z.minLength(20), z.maxLength(170)),
  kind: z.enum(["article", "guide", "plain"]),
  /** Day of the last change, YYYY-MM-DD. */
  updated: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Day it first stood here; that of the last change where nothing else is said. */
  published: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  lead: z.optional(z.string()),
  banner: z.optional(z.string()),
  bannerHref: z.optional(z.enum(["/", "/cover-letter", "/linkedin-optimization", "/contact"])),
  cover: z.optional(z.enum(COVER_NAMES)),
  questions: z.optional(z.literal("true")),
});

export type PageText = {
  title: string;
  description: string;
  kind: "article" | "guide" | "plain";
  published: string;
  updated: string;
  lead: string | null;
  banner: { label: string; href: string } | null;
  cover: CoverName;
  html: string;
  contents: Contents;
  /** Whole minutes at 220 words a minute, at least one. */
  minutes: number;
  questions: Question[];
};

const WORDS_PER_MINUTE = 220;

/**
 * Reads one page of ours at build time. The text is our own, so its HTML is not sanitised; nothing from outside may
 * come this way.
 * @throws Error naming the file where its front matter is not as described above.
 */
export function readPage(name: string, folder = path.resolve("content")): PageText {
  const { fields, body } = splitFrontMatter(readFileSync(path.join(folder, name), "utf8"), name);
  const parsed = z.safeParse(frontMatter, Object.fromEntries(fields));
  if (!parsed.success) throw new Error(`content/${name}: ${z.prettifyError(parsed.error)}`);
  const { title, description, kind, published, updated, lead, banner, bannerHref, cover, questions } =
    parsed.data;
  const { html, contents } = renderMarkdown(body);
  return {
    title,
    description,
    kind,
    published: published ?? updated,
    updated,
    lead: lead ?? null,
    banner: banner === undefined ? null : { label: banner, href: bannerHref ?? "/" },
    cover: cover ?? "pair",
    html: questions !== undefined && kind === "plain" ? foldQuestions(html) : html,
    contents,
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE)),
    questions: questions === undefined ? [] : readQuestions(body),
  };
}
