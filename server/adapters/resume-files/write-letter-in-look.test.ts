import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#contract/problem.ts";
import { TEMPLATES } from "#engine/document/resume-document.ts";
import { openEngineWorkers } from "#server/adapters/engine-workers/pool.ts";
import type { EngineWorkers } from "#server/adapters/engine-workers/port.ts";
import { type LetterLook, writeLetterInLook } from "./write-letter-in-look.ts";

let workers: EngineWorkers;
beforeAll(() => {
  workers = openEngineWorkers({ workers: 1 });
});
afterAll(() => workers.close());

const PAPER = { title: "Cover letter", paper: "a4" } as const;
const HEAD = { name: "Amara Okafor", contacts: ["amara.okafor@mail.example", "+44 20 7946 0958"] };
const LETTER = [
  "Dear Hiring Team,",
  `I am applying for the Ward Nurse role. ${"At St. Brennan Hospital, I provided wound care. ".repeat(6).trim()}`,
  "#set text(red) *not* markup, and 35 % of $1,200",
  "Kind regards,\nAmara Okafor",
].join("\n\n");
const flat = (text: string) => text.replace(/\s+/g, " ").trim();

async function readBack(pdf: Uint8Array) {
  const answer = await workers.run("pages", { pdf: new Uint8Array(pdf) }, { caller: "this test" });
  if (!answer.ok) throw new Error(answer.code);
  return answer.pages;
}

describe("a letter in the look of a resume's template", () => {
  test.each(TEMPLATES)("%s: every word of it can be read back, below who writes it", async (template) => {
    const look: LetterLook = { template, accent: "blue", ...HEAD };
    const { text } = await readBack(writeLetterInLook(LETTER, look, PAPER));
    expect(flat(text)).toContain(flat(LETTER));
    for (const contact of HEAD.contacts) expect(flat(text)).toContain(contact);
    expect(text.trimStart().startsWith(HEAD.name)).toBe(true);
  });

  test("is the same file for the same letter, and fits the paper that is asked for", () => {
    const look: LetterLook = { template: "modern", accent: "green", ...HEAD };
    const pdf = writeLetterInLook(LETTER, look, PAPER);
    expect(writeLetterInLook(LETTER, look, PAPER).equals(pdf)).toBe(true);
    expect(writeLetterInLook(LETTER, look, { ...PAPER, paper: "letter" }).equals(pdf)).toBe(false);
  });

  test("is refused where our fonts lack its script, and where there is no letter", () => {
    const look: LetterLook = { template: "plain", accent: "blue", ...HEAD };
    expect(() => writeLetterInLook("Kind regards,\n王小明", look, PAPER)).toThrow(
      new Problem("letter-not-printable"),
    );
    expect(() => writeLetterInLook(" \n", look, PAPER)).toThrow(new Problem("letter-missing"));
  });
});
