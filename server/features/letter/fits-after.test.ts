import { expect, test } from "vitest";
import { aResume } from "#testing/a-resume.ts";
import { fitsAfter } from "./fits-after.ts";
import { placeDraft, type Said } from "./place-sentence.ts";

const resume = aResume({
  jobs: [
    {
      title: "Ward nurse",
      employer: "St. Brennan Hospital",
      bullets: ["Looked after 28 beds", "Charted in Epic"],
    },
    { title: "Carer", employer: "Elm House", bullets: ["Washed and fed 12 residents"] },
  ],
  education: "BSc Nursing",
});
const [WARD, ELM] = [0, 1];
const said = (text: string, words: string, jobs: number[]): Said => {
  const start = resume.text.indexOf(words);
  const evidence = [{ source: "resume" as const, start, end: start + words.length, quote: words }];
  return placeDraft({ text, evidence }, jobs, resume);
};

test("'there' is the job of the sentence before, or nowhere", () => {
  const charted = said("There I charted in Epic.", "Charted in Epic", [WARD]);
  expect(fitsAfter(WARD, charted)).toBe(true);
  expect(fitsAfter(ELM, charted)).toBe(false);
  expect(fitsAfter(null, charted)).toBe(false);
});

test("another job follows only by its name", () => {
  const words = "Washed and fed 12 residents";
  expect(fitsAfter(WARD, said("At Elm House, I washed and fed 12 residents.", words, [ELM]))).toBe(true);
  expect(fitsAfter(WARD, said("I washed and fed 12 residents.", words, [ELM]))).toBe(false);
  expect(fitsAfter(null, said("I washed and fed 12 residents.", words, [ELM]))).toBe(true);
});

test("what belongs to no job may stand after any", () => {
  expect(fitsAfter(WARD, said("I hold a BSc in Nursing.", "BSc Nursing", []))).toBe(true);
});
