import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { compareOrder } from "./compare-order.ts";
import { isSetAside } from "./set-aside.ts";

const here = new URL("./", import.meta.url).pathname;
const files = ["resumes", "makers/made", "invariance", "first-sight"].flatMap((folder) =>
  readdirSync(here + folder).filter((name) => name.endsWith(".pdf")).map((name) => `${here}${folder}/${name}`),
);

describe("the corpus", () => {
  test("has what each document holds beside it", () => {
    for (const file of files) {
      const truth = JSON.parse(readFileSync(file.replace(/\.pdf$/, ".json"), "utf8"));
      expect(truth, file).toHaveProperty("name");
      expect(truth, file).toHaveProperty("jobs");
    }
  });
  test("holds eighty resumes or more, each small enough to keep", () => {
    expect(files.length).toBeGreaterThanOrEqual(80);
    for (const file of files) expect(statSync(file).size, file).toBeLessThan(200_000);
  });
  test("names no two documents alike, since the name decides which are set aside", () => {
    const names = files.map((file) => basename(file));
    expect(new Set(names).size).toBe(names.length);
  });
  test("sets about every third document aside", () => {
    const share = files.filter((file) => isSetAside(basename(file, ".pdf"))).length / files.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.45);
  });
});

describe("comparing the order of words", () => {
  test("finds the same words in the same order wholly right, whatever stands between them", () => {
    expect(compareOrder("One, two\nthree", "one two • three")).toBe(1);
  });
  test("takes a share off for each word out of place", () => {
    expect(compareOrder("one two three four", "one three four")).toBe(0.75);
    expect(compareOrder("会计 2018", "会计 2018")).toBe(1);
  });
});
