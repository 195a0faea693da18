import { describe, expect, test } from "vitest";
import type { Block } from "#engine/text/block.ts";
import { fc } from "#testing/properties.ts";
import { findTerms } from "./find-terms.ts";

const options = { isSkillsSection: (section: string) => section === "skills" };

function aBlock(text: string, section = "other"): Block {
  return { start: 0, end: text.length, kind: "paragraph", section };
}

function labelsIn(text: string, section?: string): string[] {
  return findTerms(text, [aBlock(text, section)], options).map((hit) => hit.label);
}

describe("Terms are found as people write them", () => {
  test("in any case, number and spelling", () => {
    expect(labelsIn("We use java-script and JAVASCRIPT daily.")).toEqual(["JavaScript", "JavaScript"]);
  });

  test("with a version behind the name", () => {
    expect(labelsIn("Python 3.11, HTML5")).toEqual(["Python", "HTML"]);
  });

  test("in a slash list as well as in a name with a slash", () => {
    expect(labelsIn("Python/Java developers set up CI/CD")).toContain("Python");
    expect(labelsIn("Python/Java developers set up CI/CD")).toContain("Java");
    expect(labelsIn("They set up CI/CD.")).toEqual(
      labelsIn("They set up continuous integration and continuous delivery."),
    );
  });

  test("said with a verb instead of a noun", () => {
    expect(labelsIn("Administered medications to 20 residents.")).toEqual(
      labelsIn("medication administration"),
    );
  });

  test("but not where the object is another", () => {
    expect(labelsIn("Reconciled bank holidays with the rota.")).not.toContain("Bank reconciliation");
  });

  test("in a word that two terms share", () => {
    expect(labelsIn("Accounts payable and receivable")).toEqual(["Accounts payable", "Accounts receivable"]);
  });

  test("by an abbreviation as the text itself explains it", () => {
    const text = "Occupational therapy (OT) for stroke patients. OT plans are reviewed weekly.";
    expect(labelsIn(text).filter((label) => label === "Occupational therapy").length).toBeGreaterThanOrEqual(
      2,
    );
    expect(labelsIn("Overtime (OT) is paid. OT needs approval by therapy leads.")).not.toContain(
      "Occupational therapy",
    );
  });

  test("a narrower term does not bring its wider one along", () => {
    expect(labelsIn("Tuned PostgreSQL queries")).not.toContain("SQL");
  });
});

describe("A hit says exactly what stands where", () => {
  const pieces = [
    "Go",
    "managed",
    "projects",
    "C++",
    "nurse",
    "(RN)",
    ", ",
    ". ",
    "\n",
    "and",
    "R",
    "excel",
    "IV therapy",
    "/",
    "•",
    " ",
    "é",
    "\u202E",
    "日本",
  ];

  test("whatever the text, hits quote it, lie in their block and come in order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 40 }),
        fc.boolean(),
        (parts, inSkills) => {
          const text = parts.join(" ");
          const hits = findTerms(text, [aBlock(text, inSkills ? "skills" : "other")], options);
          hits.forEach((hit, index) => {
            expect(text.slice(hit.start, hit.end)).toBe(hit.quote);
            expect(hit.start).toBeGreaterThanOrEqual(hits[index - 1]?.start ?? 0);
          });
          expect(findTerms(text, [aBlock(text, inSkills ? "skills" : "other")], options)).toEqual(hits);
        },
      ),
    );
  });

  test("nothing is read across two blocks", () => {
    const text = "wound\ncare";
    const blocks: Block[] = [
      { start: 0, end: 5, kind: "item", section: "other" },
      { start: 6, end: 10, kind: "item", section: "other" },
    ];
    expect(findTerms(text, blocks, options).map((hit) => hit.label)).not.toContain("Wound care");
    expect(labelsIn(text)).toContain("Wound care");
  });

  test("a name means nothing as money, as a place or as a deed", () => {
    expect(labelsIn("The salary is AED 12,000.")).toEqual([]);
    expect(labelsIn("CAD 70k and a bonus")).toEqual([]);
    expect(labelsIn("We wrote it in PHP 8.")).toContain("PHP");
    expect(labelsIn("We work beside Oracle Park.")).toEqual([]);
    expect(labelsIn("She calls every customer herself.")).not.toContain("calls");
  });

  test("a hit names the block it stands in", () => {
    const text = "Nights only.\nPhlebotomy";
    const blocks: Block[] = [
      { start: 0, end: 12, kind: "paragraph", section: "other" },
      { start: 13, end: text.length, kind: "item", section: "other" },
    ];
    expect(findTerms(text, blocks, options)).toMatchObject([{ label: "Phlebotomy", block: 1, start: 13 }]);
  });
});
