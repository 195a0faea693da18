import { expect, test } from "vitest";
import { aResume } from "#testing/a-resume.ts";
import { fitsAfter } from "./fits-after.ts";
import type { Said } from "./outline-letter.ts";

const resume = aResume({
  jobs: [
    {
      title: "Ward nurse",
      employer: "St. Brennan Hospital",
      bullets: ["Looked after 28 beds", "Charted in Epic"],
    },
    { title: "Carer", employer: "Elm House", bullets: ["Washed and fed 12 residents"] },
  ],
});
const said = (text: string, words: string): Said => {
  const start = resume.text.indexOf(words);
  return { text, evidence: [{ source: "resume", start, end: start + words.length, quote: words }] };
};
const ward = said("At St. Brennan Hospital, I looked after 28 beds.", "Looked after 28 beds");
const chart = said("There I charted in Epic.", "Charted in Epic");
const fed = said("There I washed and fed 12 residents.", "Washed and fed 12 residents");
const fedAtElm = said("At Elm House, I washed and fed 12 residents.", "Washed and fed 12 residents");

test("'there' is the job of the sentence before, or nowhere", () => {
  expect(fitsAfter(ward, chart, resume)).toBe(true);
  expect(fitsAfter(ward, fed, resume)).toBe(false);
  expect(fitsAfter(null, chart, resume)).toBe(false);
});

test("another job follows only by its name", () => {
  expect(fitsAfter(ward, fedAtElm, resume)).toBe(true);
  expect(fitsAfter(ward, said("I washed and fed 12 residents.", "Washed and fed 12 residents"), resume)).toBe(
    false,
  );
  expect(fitsAfter(null, said("I washed and fed 12 residents.", "Washed and fed 12 residents"), resume)).toBe(
    true,
  );
});
