import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { cleanAd } from "./clean-ad.ts";
import { findEntityEdits } from "./entities.ts";
import { toOriginal } from "./mapped-text.ts";

const clean = (text: string) => cleanAd(text).text;

describe("a pasted ad", () => {
  test("loses the tags of a web page and keeps its lines and items", () => {
    const text = clean(
      "<div><h2>Nurse</h2><p>Nights &amp; days</p><ul><li>IV therapy</li><li>Triage&nbsp;</li></ul></div>",
    );
    expect(text.split(/\n+/).map((line) => line.trim())).toEqual([
      "",
      "Nurse",
      "Nights & days",
      "• IV therapy",
      "• Triage",
      "",
    ]);
  });

  test("loses scripts, styles and comments with all that stands in them", () => {
    expect(clean("<style>p { color: red }</style>Welder<script>track('Python')</script><!-- Java -->")).toBe(
      "Welder",
    );
  });

  test("keeps a sign that opens no tag", () => {
    expect(clean("Teams of <5 people, response times <2 h")).toBe("Teams of <5 people, response times <2 h");
  });

  test("reads tags that were escaped on their way", () => {
    expect(clean("&lt;p&gt;Plumber&lt;/p&gt;").trim()).toBe("Plumber");
  });

  test("parts words that were glued where line breaks were lost", () => {
    const glued =
      "RequirementsStrong communication skillsExperience with forkliftsMust lift 20kg.Benefits include a pension";
    expect(clean(glued).split("\n")).toEqual([
      "Requirements",
      "Strong communication skills",
      "Experience with forklifts",
      "Must lift 20kg.",
      "Benefits include a pension",
    ]);
  });

  test("leaves a word with a capital inside whole that stands more than once", () => {
    const text = clean(
      "Tallow\nTallowMerrin Ltd makes soap.\nAt TallowMerrin you mix oilsYou pour mouldsYou pack soapYou clean",
    );
    expect(text).toContain("TallowMerrin Ltd");
    expect(text.split("\n")).toContain("You pour moulds");
  });

  test("leaves names with a capital inside whole, glued or not", () => {
    const text = clean(
      "SkillsJavaScript and PowerPointUse of QuickBooksBasic TypeScriptWork at McDonald on LinkedIn",
    );
    expect(text.split("\n")).toEqual([
      "Skills",
      "JavaScript and PowerPoint",
      "Use of QuickBooks",
      "Basic TypeScript",
      "Work at McDonald on LinkedIn",
    ]);
  });

  test("is left alone when it has but one or two odd capitals", () => {
    expect(clean("We use FooBar and BazQux.")).toBe("We use FooBar and BazQux.");
  });

  test("shows the bullets of symbol fonts as bullets and drops direction marks", () => {
    expect(clean("\uf0b7 Brick\u00adlaying\r\n\u202e\ufffd Plas\u200btering")).toBe(
      "• Bricklaying\n• Plastering",
    );
  });

  test("gives each item of a list that was pasted in one line its own", () => {
    const text = clean(
      "You will • open and close the shop every day • train two new colleagues each month • count the till",
    );
    expect(text.split("\n")).toHaveLength(4);
  });

  test("keeps short items between bullets in one line", () => {
    expect(clean("Python • Go • SQL • Rust")).toBe("Python • Go • SQL • Rust");
  });
});

/** Words as a person reads them in a piece of a page: no tags, entities read, no space and nothing that prints nothing. */
function readable(piece: string): string {
  let text = piece.replace(/<[^<>]*>/g, "").replace(/\*\*|•/g, "");
  for (const edit of findEntityEdits(text).toReversed()) {
    text = text.slice(0, edit.start) + edit.replacement + text.slice(edit.end);
  }
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
}

const piece = fc.constantFrom(
  "word",
  "Word",
  "skillsExperience",
  "JavaScript",
  "C++",
  " ",
  " ",
  "\n",
  "\r\n",
  "\u00a0",
  "\u200b",
  "\u202e",
  "&amp;",
  "&nbsp;",
  "&eacute;",
  "<b>",
  "</b>",
  "<br>",
  "<li>",
  "</li>",
  "• ",
  "\uf0b7",
  "ﬁt",
  "漢字",
  "שלום",
  "12",
  ".",
  ".Must",
  ")",
  "**",
);
const ad = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));

describe("every place of a cleaned ad", () => {
  test("reads the same words where the original has it", () => {
    fc.assert(
      fc.property(ad, fc.nat(), fc.nat(), (original, a, b) => {
        const cleaned = cleanAd(original);
        const words = [...cleaned.text.matchAll(/\S+/g)];
        if (words.length === 0) return;
        const first = words[a % words.length]!;
        const last = words[Math.min(words.length - 1, (a % words.length) + (b % 4))]!;
        const span = { start: first.index, end: last.index + last[0].length };
        const { start, end } = toOriginal(cleaned, span);
        expect(readable(original.slice(start, end))).toBe(readable(cleaned.text.slice(span.start, span.end)));
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  test("lies in the original, in the same order, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (original) => {
        const { text, starts, ends } = cleanAd(original);
        expect(starts).toHaveLength(text.length);
        for (let index = 0; index < text.length; index += 1) {
          expect(starts[index]!).toBeLessThanOrEqual(ends[index]!);
          expect(ends[index]!).toBeLessThanOrEqual(original.length);
          if (index > 0) expect(starts[index]!).toBeGreaterThanOrEqual(starts[index - 1]!);
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
