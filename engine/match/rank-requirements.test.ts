import { describe, expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { aResume } from "#testing/a-resume.ts";
import { matchResume } from "./match-resume.ts";
import { rankRequirements } from "./rank-requirements.ts";

const rank = (ad: string, skills = "") => rankRequirements(matchResume(aResume({ skills }), readJob(ad)));
const labels = (ad: string) => rank(ad).map(({ term }) => term.label);

describe("what matters most in an ad", () => {
  test("is what it requires, then what it states, then what it would like", () => {
    expect(
      labels("What you do\n- Docker\n\nNice to have\n- Terraform\n\nRequirements\n- Kubernetes"),
    ).toEqual(["Kubernetes", "Docker", "Terraform"]);
  });

  test("is a licence before a skill, and a skill before a quality", () => {
    expect(labels("Requirements\n- Patience\n- Kubernetes\n- ACLS")).toEqual([
      "Advanced cardiac life support",
      "Kubernetes",
      "Patience",
    ]);
  });

  test("is what it says more often", () => {
    expect(labels("Requirements\n- Docker\n- Kubernetes\n- More Kubernetes")[0]).toBe("Kubernetes");
  });

  test("counts as shown only as far as the resume shows it", () => {
    const [first, second] = rank("Requirements\n- Kubernetes\n- Docker", "Kubernetes");
    expect(first!.shown).toBeGreaterThan(0);
    expect(first!.shown).toBeLessThan(first!.weight);
    expect(second!.shown).toBe(0);
  });
});
