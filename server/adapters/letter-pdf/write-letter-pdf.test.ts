import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#contract/problem.ts";
import { openEngineWorkers } from "#server/adapters/engine-workers/pool.ts";
import type { EngineWorkers } from "#server/adapters/engine-workers/port.ts";
import { measureCpuMs } from "#testing/measure-cpu.ts";
import { writeLetterPdf } from "./write-letter-pdf.ts";

let workers: EngineWorkers;
beforeAll(() => {
  workers = openEngineWorkers({ workers: 1 });
});
afterAll(() => workers.close());

const PAPER = { title: "Cover letter", paper: "a4" } as const;
async function readBack(letter: string, paper: "a4" | "letter" = "a4") {
  const pdf = await writeLetterPdf(letter, { ...PAPER, paper });
  const answer = await workers.run("pages", { pdf: new Uint8Array(pdf) }, { caller: "this test" });
  if (!answer.ok) throw new Error(answer.code);
  return answer.pages;
}
const flat = (text: string) => text.replace(/\s+/g, " ").trim();

const LETTER = [
  "Dear Harbour Care Group Hiring Team,",
  `I am applying for the Ward Nurse role. ${"At St. Brennan Hospital, I provided wound care on a 28-bed ward. ".repeat(6)}`,
  "Office fit – “flowing” first, difficult offers: 35 % of 1 200 €, O’Neill’s café.",
  "Kind regards,\nAmara Okafor",
].join("\n\n");

describe("a letter as a PDF", () => {
  test("says the very words of the letter, as our own reader reads it back", async () => {
    expect(flat((await readBack(LETTER)).text)).toBe(flat(LETTER));
  });

  test("keeps its short lines apart", async () => {
    const { text } = await readBack(LETTER);
    expect(text).toMatch(/Kind regards,\nAmara Okafor/);
  });

  test.each([
    "Łukasz Dvořák Şahin Ñuño",
    "Олександр Шевченко",
    "Ελένη Παπαδοπούλου",
    "Nguyễn Thị Ánh",
    "Zoe\u0308 Mu\u0308ller",
  ])("writes the name %s", async (name) => {
    expect(flat((await readBack(`Kind regards,\n${name}`)).text)).toBe(
      `Kind regards, ${name.normalize("NFC")}`,
    );
  });

  test.each(["محمد العلي", "王小明", "अमित शर्मा", "I love nursing 🙂"])(
    "says that it cannot write %s, rather than leave a gap",
    async (name) => {
      await expect(writeLetterPdf(`Kind regards,\n${name}`, PAPER)).rejects.toEqual(
        new Problem("letter-not-printable"),
      );
    },
  );

  test("goes on to a second page, and loses nothing there", async () => {
    const long = Array.from({ length: 90 }, (_, index) => `Sentence number ${index} of a long letter.`).join(
      "\n\n",
    );
    const pages = await readBack(long, "letter");
    expect(pages.pages.length).toBeGreaterThan(1);
    expect(flat(pages.text)).toBe(flat(long));
  });

  test("breaks a word that is wider than the page", async () => {
    const { text } = await readBack(`https://example.com/${"a".repeat(300)}`);
    expect(text.replace(/\s/g, "")).toBe(`https://example.com/${"a".repeat(300)}`);
  });

  test("is the same file for the same letter", async () => {
    expect(await writeLetterPdf(LETTER, PAPER)).toEqual(await writeLetterPdf(LETTER, PAPER));
  });

  test("of nothing is refused", async () => {
    await expect(writeLetterPdf(" \u200b\n", PAPER)).rejects.toEqual(new Problem("letter-missing"));
  });
});

/** Of a number of characters; each but the first may be longer than a line, or have no width at all. */
const TEXTS: Record<string, (characters: number) => string> = {
  "marks on the last letter of a long word": (n) => "x".repeat(100) + "\u0301".repeat(n - 100),
  "marks of two kinds that are to change places": (n) => `e${"\u0301\u0323".repeat(n / 2)}`,
  "letters with marks, without a space": (n) => "q\u0323\u0301".repeat(n / 3),
  "words of marks alone": (n) => `${"\u0301".repeat(99)} `.repeat(n / 100),
  "text without a space": (n) => "abcdefghij".repeat(n / 10),
  "letters that are set as one": (n) => "ffi".repeat(n / 3),
  "letters of two alphabets by turns": (n) => "aб".repeat(n / 2),
  "sequences of emoji": (n) => "👩\u200d👩\u200d👧\u200d👦".repeat(n / 11),
  "short lines": (n) => "a\n".repeat(n / 2),
  "plain sentences": (n) => "Difficult offices on busy wards. ".repeat(n / 33),
};

describe("a letter that is made to take long", () => {
  test.each(Object.entries(TEXTS))(
    "of %s takes time by its length alone",
    async (_, write) => {
      const set = (text: string) => writeLetterPdf(text, PAPER).catch((error: Problem) => error.code);
      const used = (characters: number) => measureCpuMs(() => set(write(characters)));
      await set(write(1000));
      expect(await used(50_000)).toBeLessThan(6 * (await used(10_000)) + 100);
    },
    60_000,
  );

  test("loses none of its characters", async () => {
    const word = `${"Wm-AVAV".repeat(60)}${"x\u0301\u0323".repeat(300)}`;
    const { text } = await readBack(word);
    // A reader may take the marks of one letter in another order.
    const sorted = (read: string) => [...read.normalize("NFD").replace(/\s/g, "")].sort().join("");
    expect(sorted(text)).toBe(sorted(word));
  });
});
