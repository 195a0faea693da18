import { describe, expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const termsOf = (text: string) =>
  readJob(text).terms.map(({ label, quotes }) => [label, quotes[0]!.quote] as const);
const labelsOf = (text: string) => termsOf(text).map(([label]) => label);

describe("the name of a term", () => {
  test("is the lexicon's where that says what the ad says", () => {
    expect(
      labelsOf("Requirements\n- Strong MS Excel and k8s skills\n- Answering telephones at front desk"),
    ).toEqual(expect.arrayContaining(["Microsoft Excel", "Kubernetes"]));
  });

  test("is the ad's where the lexicon's says another thing", () => {
    const labels = labelsOf(
      "Office Administrator\n\nDuties\n- Copying, faxing, filing and binding reports for the office\n- Typing letters\n\nRequirements\n- Good follow ups with customers",
    );
    expect(labels).not.toContain("Photocopying");
    expect(labels).not.toContain("Uninterruptible power supply");
  });

  test("holds as much as the ad asks for", () => {
    const labels = labelsOf(
      "Environmental Engineer\n\nRequirements\n- Experience in noise reduction and vibration analysis\n- Knowledge of tax codes",
    );
    expect(labels).toContain("noise reduction");
    expect(labels).not.toContain("noise");
    expect(labels).not.toContain("codes");
  });

  test("is one for the same words throughout an ad", () => {
    const terms = termsOf(
      "Risk Analyst\n\nDuties\n- Ensure compliance across the bank\n- Report on compliance\n\nRequirements\n- Experience in compliance",
    ).filter(([, quote]) => quote.toLowerCase() === "compliance");
    expect(new Set(terms.map(([label]) => label)).size).toBeLessThanOrEqual(1);
  });
});
