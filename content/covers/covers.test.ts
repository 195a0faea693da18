import { describe, expect, test } from "vitest";
import { COVER_FIELD, COVERS } from "./covers.ts";

describe.each(Object.entries(COVERS))("the cover %s", (_name, { shapes }) => {
  test("keeps within its field, with room at every edge", () => {
    for (const { path } of shapes) {
      const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(path)!;
      expect(Number(x)).toBeGreaterThan(40);
      expect(Number(x)).toBeLessThan(COVER_FIELD.width - 40);
      expect(Number(y)).toBeGreaterThan(10);
      expect(Number(y)).toBeLessThan(COVER_FIELD.height - 10);
    }
  });

  test("shows paper, and on it something shown or something missing", () => {
    const paints = new Set(shapes.map((shape) => shape.paint as string));
    expect(paints).toContain("sheet");
    expect(paints.has("mark") || paints.has("gap")).toBe(true);
  });
});
