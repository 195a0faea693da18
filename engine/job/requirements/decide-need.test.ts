import { describe, expect, test } from "vitest";
import { readNeeds } from "./decide-need.ts";

function needOf(sentence: string, term: string, wished = false) {
  const start = sentence.indexOf(term);
  return readNeeds(sentence, wished)({ start, end: start + term.length });
}

describe("how much a sentence wants a thing", () => {
  test.each([
    ["SQL is required.", "SQL", "must"],
    ["You must hold a White Card and a driver licence.", "White Card", "must"],
    ["Advanced Excel is a must", "Excel", "must"],
    ["At least two years in payroll", "payroll", "must"],
    ["Knowledge of Incoterms must", "Incoterms", "must"],
    ["Employment law and casework (E)", "Employment law", "must"],
    ["Local government, mediation (D)", "Local government", "nice"],
    ["Six Sigma preferred", "Six Sigma", "nice"],
    ["Spanish would be a big plus", "Spanish", "nice"],
    ["Ideally you have used Figma", "Figma", "nice"],
    ["Bonus points for Rust, Zig and Go", "Zig", "nice"],
    ["Phlebotomy as needed", "Phlebotomy", null],
    ["You will price jobs with Bluebeam", "Bluebeam", null],
  ])("'%s'", (sentence, term, need) => {
    expect(needOf(sentence, term)).toBe(need);
  });

  test("is told of each thing by the nearest word", () => {
    expect(needOf("CCNP mandatory, CCIE preferred", "CCNP")).toBe("must");
    expect(needOf("CCNP mandatory, CCIE preferred", "CCIE")).toBe("nice");
  });

  test("reaches over a list only where the words tie it together", () => {
    expect(needOf("English fluent, Dutch preferred", "English")).toBeNull();
    expect(needOf("Kafka, Spark and Flink are a plus", "Kafka")).toBe("nice");
    expect(needOf("Fluent English, ideally Dutch", "English")).toBeNull();
  });

  test("stays inside its parenthesis", () => {
    expect(needOf("Three years in audit (Big 4 preferred)", "audit")).not.toBe("nice");
    expect(needOf("A degree in design (required)", "design")).toBe("must");
  });

  test("is none where the ad says it is not required", () => {
    expect(needOf("CCNA is not required.", "CCNA")).toBe("none");
    expect(needOf("A Care Certificate is a plus but not essential", "Care Certificate")).toBe("nice");
  });

  test("is a wish where required and preferred stand side by side, or learning will do", () => {
    expect(needOf("Java required or preferred", "Java")).toBe("nice");
    expect(needOf("TIG welding, or willing to learn", "TIG welding")).toBe("nice");
  });

  test("is not raised by a mere description under a heading of wishes", () => {
    expect(needOf("You have 3 years of dbt", "dbt", true)).toBeNull();
    expect(needOf("dbt is required", "dbt", true)).toBe("must");
  });
});
