import { describe, expect, test } from "vitest";
import { joinItems, measureItems } from "./join-items.ts";
import type { PrintLine } from "./print-columns.ts";

/** Lines of a contact column 160 points wide, each with the distance from the line above, in sizes. */
function linesOf(...lines: [text: string, pitch: number, page?: number][]): PrintLine[] {
  return lines.map(([text, pitch, page = 1]) => ({
    text,
    pitch,
    page,
    size: 10.5,
    box: { x: 22, y: 0, width: text.length * 5, height: 10.5 },
    bold: false,
    italic: false,
    caps: false,
    colour: "#ffffff",
    column: 0,
    bullet: false,
    tabs: [],
    icons: [],
    links: [],
  }));
}
const RIGHT = 182;
const join = (lines: PrintLine[], contact: PrintLine[] = []) =>
  joinItems(lines, measureItems([lines], contact, RIGHT));

describe("Items of the contact column", () => {
  test("are told apart by their distance where they stand apart", () => {
    const lines = linesOf(
      ["Lead Auditor for Manufacturing", 1.8],
      ["and Logistics", 1.2],
      ["Managing Difficult Conversation", 1.6],
      ["First Aid", 1.6],
    );
    expect(join(lines)).toEqual([
      "Lead Auditor for Manufacturing and Logistics",
      "Managing Difficult Conversation",
      "First Aid",
    ]);
  });

  test("take the distance of wrapped lines from an address where the list itself has none", () => {
    const lines = linesOf(["Introduction to Risk Management", 1.8], ["Internationalisation", 1.6]);
    const contact = linesOf(["www.linkedin.com/in/a-very-long", 1.8], ["name (LinkedIn)", 1.2]);
    expect(join(lines, contact)).toHaveLength(2);
  });

  test("are told apart by what would have fitted where all lines stand alike", () => {
    const lines = linesOf(
      ["Certified Information Systems", 1.35],
      ["Professional (CISSP)", 1.35],
      ["Scrum", 1.35],
      ["Kanban", 1.35],
    );
    expect(join(lines)).toEqual(["Certified Information Systems Professional (CISSP)", "Scrum", "Kanban"]);
  });

  test("end with a page, but for a bracket that is still open", () => {
    const apart = linesOf(
      ["Working Safely on the Railway Nr", 1.8],
      ["Personal Track Safety", Number.POSITIVE_INFINITY, 2],
    );
    expect(join(apart)).toHaveLength(2);
    const open = linesOf(["Certificate (Health,", 1.8], ["Safety)", Number.POSITIVE_INFINITY, 2]);
    expect(join(open)).toEqual(["Certificate (Health, Safety)"]);
  });

  test("of one word each are never joined", () => {
    expect(join(linesOf(["SQL", 1.6], ["Python", 1.6], ["Excel", 1.6]))).toEqual(["SQL", "Python", "Excel"]);
  });
});
