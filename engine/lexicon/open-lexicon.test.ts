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
});
