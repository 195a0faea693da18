import { describe, expect, test } from "vitest";
import type { Block } from "#engine/text/block.ts";
import { fc } from "#testing/properties.ts";
import { findKeywords } from "./find-keywords.ts";
import { findKeywordsIn } from "./find-keywords-in.ts";

/** Lines as an ad has them: '# ' opens a section, '- ' an item. */
function anAd(text: string): { text: string; blocks: Block[] } {
  const blocks: Block[] = [];
  let section = "other";
  let start = 0;
  for (const line of text.split("\n")) {
    const mark = /^(?:# |- )?/.exec(line)![0].length;
    const span = { start: start + mark, end: start + line.length };
    if (line.startsWith("# ")) {
      section = line.slice(2);
      blocks.push({ ...span, kind: "heading", section });
    } else if (span.end > span.start) {
      blocks.push({ ...span, kind: mark > 0 ? "item" : "paragraph", section });
    }
    start += line.length + 1;
  }
  return { text, blocks };
}

function keywordsOf(
  text: string,
  exclude: string[] = [],
  taken: { start: number; end: number }[] = [],
): string[] {
  const ad = anAd(text);
  const options = { taken, exclude, isAskingSection: (section: string) => section === "requirements" };
  return [...new Set(findKeywords(ad.text, ad.blocks, options).map((hit) => hit.label))];
}

describe("Keywords are what an ad asks for beyond the lexicon", () => {
  test("tools and methods that are no common words", () => {
    const found = keywordsOf(`# requirements
- Experience with Buildxact and toolbox talks
- Knowledge of reticulation design
- Use hoists, slide sheets and bed rails safely`);
    expect(found).toContain("Buildxact");
    expect(found).toContain("reticulation design");
    expect(found).toContain("hoists");
  });

  test("none of what every ad says", () => {
    expect(
      keywordsOf(`# requirements
- Excellent communication skills and a positive attitude
- You'll enjoy working in a fast-paced environment with a great team
- Ability to work weekends; we're an older company with a younger team
- Five years of relevant experience in a similar role
- Competitive salary, paid holiday and a pension`),
    ).toEqual([]);
  });

  test("nothing from sections that do not ask", () => {
    expect(keywordsOf("# benefits\n- Experience with Buildxact and zumba")).toEqual([]);
  });

  test("neither the company nor a place", () => {
    const found = keywordsOf(
      `# requirements
- Experience with Oakfield Pumpery products and Buildxact in Ohio`,
      ["Oakfield Pumpery Ltd"],
    );
    expect(found).toEqual(["Buildxact"]);
  });

  test("nothing that is a term already", () => {
    const text = "# requirements\n- Experience with Buildxact and reticulation";
    const start = text.indexOf("Buildxact");
    expect(keywordsOf(text, [], [{ start, end: start + 9 }])).toEqual(["reticulation"]);
  });

  test("nothing from an ad in another language, whose words would all seem rare", () => {
    expect(
      keywordsOf(`# requirements
- Abgeschlossene Ausbildung als Elektroniker und mehrjährige Erfahrung in der Instandhaltung
- Gute Kenntnisse der Steuerungstechnik sowie sicherer Umgang mit gängigen Programmen
- Bereitschaft zur Schichtarbeit und zuverlässige selbstständige Arbeitsweise im Betrieb`),
    ).toEqual([]);
  });

  test("at most fifteen", () => {
    const names = Array.from(
      { length: 40 },
      (_, index) =>
        `- Experience with Zorvex${String.fromCharCode(97 + (index % 26))}${index > 25 ? "ium" : "on"}`,
    );
    expect(keywordsOf(`# requirements\n${names.join("\n")}`)).toHaveLength(15);
  });

  test("every hit quotes what stands there", () => {
    const words = fc.constantFrom(
      "Buildxact",
      "of",
      "hoists,",
      "GPS",
      "- ",
      "\n",
      "(",
      "and",
      "experience",
      "with",
      "reticulation",
      "é\u202E",
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
        const ad = anAd(`# requirements\n${parts.join(" ")}`);
        const hits = findKeywords(ad.text, ad.blocks, {
          taken: [],
          exclude: [],
          isAskingSection: () => true,
        });
        for (const hit of hits) expect(ad.text.slice(hit.start, hit.end)).toBe(hit.quote);
      }),
    );
  });
});

describe("A resume is searched for an ad's keywords", () => {
  const keyword = (label: string, id: string) => ({
    id,
    label,
    kind: "keyword" as const,
    block: 0,
    start: 0,
    end: 1,
    quote: label,
  });

  function quotesIn(text: string, id: string): string[] {
    const block: Block = { start: 0, end: text.length, kind: "paragraph", section: "experience" };
    return findKeywordsIn(text, [block], [keyword(id, id)]).map((hit) => hit.quote);
  }

  test("in another number, tense and order", () => {
    expect(quotesIn("Inspected 40 roofs with drones.", "roof inspect")).toEqual(["Inspected 40 roofs"]);
    expect(quotesIn("Roof inspections by drone.", "roof inspection")).toEqual(["Roof inspections"]);
  });

  test("but not with its words far apart or in two sentences", () => {
    expect(quotesIn("Slide decks for the board and, on Mondays, clean sheets.", "slide sheet")).toEqual([]);
    expect(quotesIn("Down the slide. Sheets are clean.", "slide sheet")).toEqual([]);
  });
});
