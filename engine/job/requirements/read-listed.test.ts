import { describe, expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const hardIn = (text: string) =>
  readJob(text)
    .terms.filter(({ kind }) => kind === "hard")
    .map(({ label }) => label);

describe("a word no lexicon holds", () => {
  test("is a skill where it stands in a list between known ones", () => {
    expect(hardIn("Duties\n- Use Photoshop, Zorbelwright, Illustrator and InDesign")).toContain(
      "Zorbelwright",
    );
  });

  test("is none between qualities of a person", () => {
    expect(hardIn("Requirements\n- Calm, zorbelwright, friendly and patient")).not.toContain("zorbelwright");
  });

  test("is none where it tells what is done, or only hedges", () => {
    const labels = hardIn(
      "Duties\n- Write SQL, collect zorbels, build Tableau dashboards\n- Photoshop, Illustrator, training given",
    );
    expect(labels).not.toContain("collect zorbels");
    expect(labels).not.toContain("training given");
  });

  test("is none outside what is asked for", () => {
    expect(hardIn("Benefits\n- Photoshop, Zorbelwright, Illustrator and InDesign courses")).not.toContain(
      "Zorbelwright",
    );
  });
});
