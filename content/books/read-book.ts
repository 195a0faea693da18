import { readFileSync } from "node:fs";
import path from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import * as z from "zod/mini";
import { splitFrontMatter } from "../front-matter.ts";

/** Words in one face; a paragraph is a row of these. */
export type Words = { face: "regular" | "bold" | "italic"; text: string };

export type Part =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; words: Words[] }
  /** An example: what somebody might write. */
  | { kind: "example"; paragraphs: Words[][] }
  | { kind: "list"; ordered: boolean; items: Words[][] };

export type Book = {
  /** Name of the file, without its ending. */
  file: string;
  title: string;
  subtitle: string;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
  chapters: { title: string; parts: Part[] }[];
};

const frontMatter = z.strictObject({
  title: z.string().check(z.minLength(3)),
  subtitle: z.string().check(z.minLength(3)),
  updated: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});

/**
 * Reads a book of ours: `##` begins a chapter, `###` a part of it; quotes are examples.
 * @throws Error naming the file where it holds anything that the PDF could not show.
 */
export function readBook(name: string, folder = path.resolve("content/books")): Book {
  const { fields, body } = splitFrontMatter(readFileSync(path.join(folder, name), "utf8"), `books/${name}`);
  const parsed = z.safeParse(frontMatter, Object.fromEntries(fields));
  if (!parsed.success) throw new Error(`content/books/${name}: ${z.prettifyError(parsed.error)}`);
  const chapters: Book["chapters"] = [];
  for (const token of new Marked({ gfm: true }).lexer(body)) {
    if (token.type === "space") continue;
    if (token.type === "heading" && token.depth === 2) chapters.push({ title: token.text, parts: [] });
    else chapters.at(-1)?.parts.push(readPart(token, name));
  }
  return { file: path.basename(name, ".md"), ...parsed.data, chapters };
}

function readPart(token: Token, name: string): Part {
  switch (token.type) {
    case "heading":
      return { kind: "heading", text: token.text };
    case "paragraph":
      return { kind: "paragraph", words: readWords(token.tokens ?? [], name) };
    case "blockquote":
      return {
        kind: "example",
        paragraphs: (token as Tokens.Blockquote).tokens
          .filter((part) => part.type === "paragraph")
          .map((part) => readWords((part as Tokens.Paragraph).tokens, name)),
      };
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return { kind: "list", ordered, items: items.map((item) => readWords(item.tokens, name)) };
    }
    default:
      throw new Error(`content/books/${name}: a book cannot show "${token.raw.slice(0, 40)}".`);
  }
}

function readWords(tokens: readonly Token[], name: string, face: Words["face"] = "regular"): Words[] {
  return tokens.flatMap((token): Words[] => {
    if (token.type === "strong") return readWords(token.tokens ?? [], name, "bold");
    if (token.type === "em") return readWords(token.tokens ?? [], name, "italic");
    if (token.type !== "text" && token.type !== "escape")
      throw new Error(`content/books/${name}: a book cannot show "${token.raw.slice(0, 40)}".`);
    // A list item holds its words one level deeper.
    if ("tokens" in token && token.tokens !== undefined) return readWords(token.tokens, name, face);
    return [{ face, text: setQuotes(token.text.replaceAll("\n", " ")) }];
  });
}

/** Straight quotes as a printer sets them. */
function setQuotes(text: string): string {
  return text
    .replace(/(^|[\s([])"/g, "$1\u201c")
    .replaceAll('"', "\u201d")
    .replaceAll("'", "\u2019");
}
