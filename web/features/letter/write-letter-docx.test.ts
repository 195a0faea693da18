import { Packer } from "docx";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { makeLetterDocument } from "./write-letter-docx.ts";

test("a Word file holds the letter's own words, paragraphs and line breaks", async () => {
  const letter = "Dear team,\n\nI weld & read <plans>, says Łukasz.\n\nKind regards,\nОлена";
  const file = await Packer.toBuffer(makeLetterDocument(letter, "Cover letter"));
  const parts = unzipSync(new Uint8Array(file));
  const body = strFromU8(parts["word/document.xml"]!);
  const paragraphs = [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([xml]) =>
    xml
      .replace(/<w:br\/>/g, "\n")
      .replace(/<[^>]+>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&"),
  );
  expect(paragraphs).toEqual(letter.split("\n\n"));
  expect(strFromU8(parts["docProps/core.xml"]!)).toContain("Cover letter");
});
