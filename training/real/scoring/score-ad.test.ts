import { describe, expect, test } from "vitest";
import type { AdLabel } from "../labels/ad-label.ts";
import { placeAd } from "../labels/place-ad.ts";
import { figureOf, openOutcome, sumCounts } from "./counts.ts";
import { type AdReading, placedReading, scoreAd } from "./score-ad.ts";

const TEXT =
  "Line cook at Sorrel Yard. You know knife skills and knife care. Free knife skills course. A team player. Food handler card preferred.";
const LABEL: AdLabel = {
  titles: ["Line cook"],
  company: ["Sorrel Yard"],
  terms: [
    { quote: "knife skills", kind: "hard", need: "must" },
    { quote: "team player", kind: "soft", need: "must" },
    { quote: "Food handler card", kind: "certificate", need: "nice" },
    { quote: "knife care", kind: "optional", need: "must" },
  ],
  years: [],
  degrees: [],
  conditions: [],
  silent: [{ from: "Free knife", to: "course.", why: "benefits" }],
  decoys: [],
};
const truth = placeAd(TEXT, LABEL);
const nothing: AdReading = { title: null, company: null, terms: [], years: [], degrees: [], conditions: [] };
const termAt = (quote: string, from = 0, kind: "hard" | "soft" = "hard") => {
  const start = TEXT.indexOf(quote, from);
  return { id: quote, start, end: start + quote.length, kind, need: "must" as const };
};

function score(read: Partial<AdReading>) {
  const outcome = openOutcome("0", "somebody");
  scoreAd(outcome, { ...nothing, ...read }, truth);
  return {
    errors: outcome.errors,
    figure: (measure: string, figure: "f1" | "precision" | "recall") =>
      figureOf(sumCounts([outcome], measure), figure),
  };
}

describe("scoring what was read of an ad", () => {
  test("the label itself is wholly right", () => {
    const { errors, figure } = score(placedReading(truth));
    expect(errors).toEqual([]);
    expect(figure("hard skills", "f1")).toBe(1);
    expect(figure("title", "recall")).toBe(1);
  });

  test("what stands in a silent passage is not asked for", () => {
    const { errors, figure } = score({
      terms: [termAt("knife skills"), termAt("knife skills", TEXT.indexOf("Free"))],
    });
    expect(figure("hard skills", "precision")).toBe(0.5);
    expect(errors).toContain("listed: in a passage about benefits");
  });

  test("two readings in one label are both right, and find it once", () => {
    const { figure } = score({ terms: [termAt("knife"), termAt("skills")] });
    expect(figure("hard skills", "precision")).toBe(1);
    expect(figure("hard skills", "recall")).toBe(0.5);
  });

  test("what may be listed or not counts neither way", () => {
    const { figure } = score({ terms: [termAt("knife care")] });
    expect(figure("hard skills", "precision")).toBeNull();
  });

  test("a wrong need and a wrong kind are told", () => {
    const { errors } = score({ terms: [termAt("Food handler card"), termAt("team player")] });
    expect(errors).toContain("need: nice read as must");
    expect(errors).toContain("listed: soft taken for hard");
  });

  test("the need of a listed term is the strongest that its wordings have", () => {
    const one = { id: "cooking", need: "must" as const };
    const both = [termAt("knife skills"), termAt("Food handler card")].map((term) => ({ ...term, ...one }));
    const { figure } = score({ terms: both });
    expect(figure("need of terms found", "precision")).toBe(0.5);
    expect(figure("need of what is listed", "precision")).toBe(1);
    const weaker = both.map((term) => ({ ...term, need: "nice" as const }));
    expect(score({ terms: weaker }).figure("need of what is listed", "precision")).toBe(0);
  });

  test("a name that is not there is told as invented", () => {
    const outcome = openOutcome("0", "somebody");
    scoreAd(outcome, { ...nothing, company: "Sorrel" }, placeAd(TEXT, { ...LABEL, company: [] }));
    expect(outcome.errors).toContain("company: invented");
  });

  test("quotes that stand nowhere are told, not passed over", () => {
    const faults = placeAd(TEXT, {
      ...LABEL,
      terms: [{ quote: "sous vide", kind: "hard", need: "must" }],
    }).faults;
    expect(faults).toEqual(["term: 'sous vide' stands nowhere outside silent passages"]);
  });
});
