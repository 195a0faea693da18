import { describe, expect, test } from "vitest";
import { startDrawing } from "#server/adapters/pdf/draw-page.ts";
import { COVERS } from "../covers/covers.ts";
import { PREVIEW_SIZE } from "../site/previews.ts";
import { drawPreview } from "./draw-preview.ts";
import { encodePng } from "./encode-png.ts";

const LONG = "How to tailor your resume to a job description, step by step, in half an hour, for every trade";

describe("the picture of a shared link", () => {
  test("shows the page's own cover", async () => {
    const draw = await startDrawing();
    const make = async (cover: keyof typeof COVERS) =>
      encodePng(await draw(await drawPreview("Plans", "A line.", COVERS[cover]), PREVIEW_SIZE.width));
    expect(await make("letter")).not.toEqual(await make("answers"));
  });

  test("is the same for the same words, and another for others", async () => {
    const draw = await startDrawing();
    const make = async (title: string) =>
      encodePng(await draw(await drawPreview(title, "A line.", COVERS.pair), PREVIEW_SIZE.width));
    const first = await make("Plans and prices");
    expect(await make("Plans and prices")).toEqual(first);
    expect(await make("Plans and places")).not.toEqual(first);
  });

  test("has the size the networks ask for, and keeps the title clear of the edge and of the cover, however long it is", async () => {
    const draw = await startDrawing();
    const { width, height, rgba } = await draw(
      await drawPreview(LONG, "A line.", COVERS.pair),
      PREVIEW_SIZE.width,
    );
    expect({ width, height }).toEqual(PREVIEW_SIZE);
    const paper = rgba.subarray(0, 3);
    const isPaper = (x: number, y: number) =>
      rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).equals(paper);
    for (let y = 0; y < height; y++) {
      expect(isPaper(48, y)).toBe(true);
      expect(isPaper(624, y)).toBe(true);
    }
    expect(isPaper(width - 60, 20)).toBe(false);
  });
});
