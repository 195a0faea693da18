import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLinkedinUrl } from "./read-url.ts";

type UrlLine = { url: string; kind: string; handle: string | null };

const lines = readFileSync(new URL("../../testing/suites/linkedin-urls.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): UrlLine => JSON.parse(line));

test("every way of pasting an address is told apart, and names the person where it is a profile", () => {
  expect(lines.length).toBeGreaterThanOrEqual(200);
  const read = lines.map(({ url }) => {
    const { kind, handle } = readLinkedinUrl(url);
    return { url, kind, handle };
  });
  expect(read).toEqual(lines);
});

test("a profile's address is given back without trackers, and nothing else is given an address", () => {
  expect(readLinkedinUrl("linkedin.com/in/jane-doe?trk=x").url).toBe("https://www.linkedin.com/in/jane-doe");
  for (const { url, handle } of lines) expect(readLinkedinUrl(url).url === null).toBe(handle === null);
});
