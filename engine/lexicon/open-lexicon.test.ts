import { describe, expect, test } from "vitest";
import { conceptById, impliedIds, openLexicon } from "./open-lexicon.ts";

describe("The lexicon knows what a concept implies", () => {
  test("PostgreSQL implies SQL, and SQL does not imply PostgreSQL", () => {
    const postgres = openLexicon()
      .listConcepts()
      .find((concept) => concept.label === "PostgreSQL")!;
    expect([...impliedIds(postgres.id)]).toContain("sql");
    expect([...impliedIds("sql")]).not.toContain(postgres.id);
  });

  test("no concept implies itself, and all that is implied exists", () => {
    for (const { id } of openLexicon().listConcepts()) {
      const implied = impliedIds(id);
      expect(implied.has(id)).toBe(false);
      for (const other of implied) expect(conceptById(other)?.id).toBe(other);
    }
  });

  test("an id that no concept has implies nothing", () => {
    expect(conceptById("no such concept")).toBeUndefined();
    expect([...impliedIds("no such concept")]).toEqual([]);
  });

  test("a level of a certificate is no form of another level", () => {
    const levelsOf = (text: string) =>
      [...text.matchAll(/\b(?:level|class|part|stage|grade) (\d|i{1,3}|iv)\b/gi)].map(([, level]) =>
        level!
          .toLowerCase()
          .replace("iv", "4")
          .replace(/^i+$/, (ones) => `${ones.length}`),
      );
    const mixed = openLexicon()
      .listConcepts()
      .filter(({ kind }) => kind === "certificate")
      .filter(({ forms }) => new Set(forms.flatMap(({ text }) => levelsOf(text))).size > 1)
      .map(({ label }) => label);
    expect(mixed).toEqual([]);
  });
});
