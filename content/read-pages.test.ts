import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readPage } from "./read-pages.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "vouch-content-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(body: string, fields = ""): void {
  const front = `title: A page\ndescription: What this page says, in a sentence.\nkind: article\nupdated: 2026-11-21\n${fields}`;
  writeFileSync(path.join(folder, "page.md"), `---\n${front}---\n${body}\n`);
}

describe("a page of content/", () => {
  test("has its title, its contents, and headings that can be linked to", () => {
    write("## First part\n\nText.\n\n## Second part\n\nMore.");
    const page = readPage("page.md", folder);
    expect(page.title).toBe("A page");
    expect(page.contents).toEqual([
      { id: "first-part", text: "First part" },
      { id: "second-part", text: "Second part" },
    ]);
    expect(page.html).toContain('<h2 id="first-part">First part</h2>');
  });

  test("keeps two headings of the same words apart", () => {
    write("## Again\n\nOne.\n\n## Again\n\nTwo.");
    expect(readPage("page.md", folder).contents.map((entry) => entry.id)).toEqual(["again", "again-2"]);
  });

  test("takes a minute to read for each 220 words, and never none", () => {
    write("word ".repeat(660));
    expect(readPage("page.md", folder).minutes).toBe(3);
    write("word");
    expect(readPage("page.md", folder).minutes).toBe(1);
  });

  test("has a banner that leads home unless it says where", () => {
    write("Text.", "banner: Try Vouch — Free\n");
    expect(readPage("page.md", folder).banner).toEqual({ label: "Try Vouch — Free", href: "/" });
    write("Text.", "banner: Generate Cover Letter — Free\nbannerHref: /cover-letter\n");
    expect(readPage("page.md", folder).banner?.href).toBe("/cover-letter");
  });

  test("tells the questions of its last part", () => {
    write(
      "## Steps\n\n### Not a question\n\n## Questions\n\n### Why?\n\nBecause *so*.\n\n### How?\n\nThus.",
      "questions: true\n",
    );
    expect(readPage("page.md", folder).questions).toEqual([
      { question: "Why?", answerHtml: "<p>Because <em>so</em>.</p>" },
      { question: "How?", answerHtml: "<p>Thus.</p>" },
    ]);
  });

  test("folds the questions of a plain page, the first one open, with one name so that one is open at a time", () => {
    write("## Ten\n\n### Why?\n\nSo.\n\n### How?\n\nThus.", "questions: true\n");
    expect(readPage("page.md", folder).html).not.toContain("<details");
    const file = path.join(folder, "page.md");
    writeFileSync(file, readFileSync(file, "utf8").replace("kind: article", "kind: plain"));
    const { html } = readPage("page.md", folder);
    expect(html.match(/<details name="questions"/g)).toHaveLength(2);
    expect(html.match(/ open>/g)).toHaveLength(1);
    expect(html).toMatch(/<summary><h3 id="how">How\?<\/h3><\/summary>\s*<p>Thus\.<\/p>\s*<\/details>/);
  });

  test("lets a wide table be scrolled with the keyboard", () => {
    write("| A | B |\n| --- | --- |\n| 1 | 2 |");
    expect(readPage("page.md", folder).html).toMatch(/<div class="scroll-x"[^>]*tabindex="0"><table>/);
  });

  test("names each row of a table by its first cell", () => {
    write("| A | B |\n| --- | --- |\n| one | 1 |\n| two | 2 |");
    const { html } = readPage("page.md", folder);
    expect(html.match(/<th scope="row">(one|two)<\/th>\n<td>\d<\/td>/g)).toHaveLength(2);
  });

  test("is refused by name where its front matter is missing, unknown or incomplete", () => {
    writeFileSync(path.join(folder, "bare.md"), "Text only.");
    expect(() => readPage("bare.md", folder)).toThrow(/bare\.md/);
    write("Text.", "colour: red\n");
    expect(() => readPage("page.md", folder)).toThrow(/page\.md/);
    writeFileSync(path.join(folder, "short.md"), "---\ntitle: A page\n---\n");
    expect(() => readPage("short.md", folder)).toThrow(/short\.md/);
  });
});
