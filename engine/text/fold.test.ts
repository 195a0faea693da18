import { describe, expect, test } from "vitest";
import { foldTerm } from "./fold.ts";

describe("Wordings of one term fold to one key", () => {
  test.each([
    ["organisation", "organizations"],
    ["labour law", "Labor Law"],
    ["paediatric wards", "pediatric ward"],
    ["modelling", "modeled"],
    ["licences", "license"],
    ["managed", "managing"],
    ["scheduling", "schedules"],
    ["negotiated", "negotiating"],
    ["driver's licence", "drivers license"],
    ["health & safety", "Health and Safety"],
    ["problem-solving", "Problem solving"],
    ["R.N.", "RNs"],
    ["Node.js", "NodeJS"],
    ["analyses", "analysis"],
    ["résumé", "Resume"],
    ["taught", "teaching"],
    ["C♯", "C#"],
    ["children", "child"],
  ])("%s and %s", (one, other) => {
    expect(foldTerm(one)).toBe(foldTerm(other));
  });
});

describe("Different words keep different keys", () => {
  test.each([
    ["account", "accounting"],
    ["accountant", "accounting"],
    ["organ", "organisation"],
    ["university", "universe"],
    ["news", "new"],
    ["nurse", "nursing"],
    ["nursery", "nurse"],
    ["engineer", "engineering"],
    ["market", "marketing"],
    ["C", "C++"],
    ["C#", "C++"],
    ["Java", "JavaScript"],
    ["caring", "car"],
    ["AWS", "aw"],
    ["us", "use"],
    ["planed", "planned"],
    ["buses", "base"],
  ])("%s and %s", (one, other) => {
    expect(foldTerm(one)).not.toBe(foldTerm(other));
  });
});
