import { describe, expect, test } from "vitest";
import { listFields } from "./list-fields.ts";
import { printDocument } from "./print-document.ts";
import { type DocumentLook, type ResumeDocument, TEMPLATES } from "./resume-document.ts";
import { writeHtml } from "./write-html.ts";

const LOOK: DocumentLook = { template: "plain", accent: "blue", paper: "a4", size: "normal" };
const JUNO: ResumeDocument = {
  basics: {
    name: "Juno <b>Marlowe</b>",
    label: 'Baker & "pâtissière"',
    email: "juno@mail.example",
    url: 'https://juno.example/"><script>alert(1)</script>',
    summary: "</style><script>alert(1)</script>",
  },
  work: [
    {
      id: "a",
      position: "Head of ovens",
      name: "Hearth & Crust",
      location: "Leeds",
      startDate: "2021-03",
      highlights: ["Bake 400 loaves a night", "<img src=x onerror=alert(1)>"],
    },
  ],
  certificates: [{ id: "c", name: "Food safety", date: "2022" }],
  skills: [{ id: "s", name: "Bread", keywords: ["sourdough, old", "rye"] }],
  languages: [{ id: "l", language: "English" }],
};

const write = (look: Partial<DocumentLook> = {}, document = JUNO) =>
  writeHtml(printDocument(document), { ...LOOK, ...look }, { title: "Juno <1>" });

/** What a browser would show, in the order of the page. */
const readText = (html: string) =>
  html
    .replace(/^.*<body>/s, "")
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

describe("a resume as a page of HTML", () => {
  test.each(TEMPLATES)("says every field in the template %s, in the order of the document", (template) => {
    const text = readText(write({ template }));
    const fields = listFields(printDocument(JUNO)).map((field) => field.text);
    expect(fields.filter((field) => !text.includes(field))).toEqual([]);
    if (template === "sidebar") return;
    const places = fields
      .filter((field) => !field.startsWith("Mar") && field !== "2022")
      .map((field) => text.indexOf(field));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test.each(TEMPLATES)("holds nothing of the document as markup in the template %s", (template) => {
    const html = write({ template });
    expect(html).not.toMatch(/<script|<img|<b>|onerror="|javascript:/i);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html.match(/<title>.*<\/title>/)?.[0]).toBe("<title>Juno &lt;1&gt;</title>");
    expect(html).toContain("default-src 'none'");
  });

  test("shows a photo that is to be printed, and nothing that only looks like one", () => {
    const shown = (image: string, photo = true) =>
      write(
        { template: "modern" },
        { ...JUNO, basics: { ...JUNO.basics, image }, meta: { vouch: { photo } } },
      );
    const photo = "data:image/jpeg;base64,/9j/4AAQ";
    expect(shown(photo)).toContain(`src="${photo}" alt="Juno &lt;b&gt;Marlowe&lt;/b&gt;"`);
    expect(shown(photo, false)).not.toContain("<img");
    for (const other of ["https://juno.example/me.jpg", 'data:image/jpeg;base64,"><script>'])
      expect(shown(other)).not.toContain("<img");
  });

  test("has headings of three ranks, the language and direction of the document, and its paper", () => {
    const html = write({ paper: "letter" });
    expect(html.match(/<h[1-3]>/g)).toEqual(["<h1>", "<h2>", "<h2>", "<h3>", "<h2>", "<h2>", "<h2>"]);
    expect(html).toContain("@page{size:letter;");
    expect(write()).toContain("@page{size:A4;");
    expect(write({}, { ...JUNO, meta: { vouch: { language: "ar" } } })).toContain(
      '<html lang="ar" dir="rtl">',
    );
  });
});
