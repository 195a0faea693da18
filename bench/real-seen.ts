// One reader on the documents that may be looked at, train and tune: npm run bench -- real resumes|ads|pairs|letters.
// Writes nothing; what is built is chosen by these columns, and counted on test once it stands (bench/real.ts).
import type { Outcome } from "../training/real/scoring/counts.ts";
import { composedTable, measureComposed } from "../training/real/scoring/measure-composed.ts";
import { measureAds, measurePairs, measureResumes } from "../training/real/scoring/measure-readers.ts";
import { errorTable, figureTable } from "../training/real/scoring/print-figures.ts";
import { AD_MEASURES } from "../training/real/scoring/score-ad.ts";
import { LETTER_MEASURES, PAIR_MEASURES } from "../training/real/scoring/score-pair.ts";
import { REACH_MEASURES } from "../training/real/scoring/score-reach.ts";
import { RESUME_MEASURES } from "../training/real/scoring/score-resume.ts";

const KINDS = {
  resumes: { measures: [...RESUME_MEASURES, ...REACH_MEASURES], measure: measureResumes },
  ads: { measures: AD_MEASURES, measure: measureAds },
  pairs: { measures: PAIR_MEASURES, measure: () => measurePairs("pairs") },
  letters: { measures: LETTER_MEASURES, measure: () => measurePairs("letters") },
} as const;
const MOST_CLASSES = 40;

const kind = process.argv[2] as keyof typeof KINDS;
if (!(kind in KINDS)) throw new Error(`what to measure: ${Object.keys(KINDS).join(", ")}`);
const measured: readonly { role: string; outcome: Outcome }[] = await KINDS[kind].measure();
const columns = ["train", "tune"].map((title) => ({
  title,
  outcomes: measured.filter(({ role }) => role === title).map(({ outcome }) => outcome),
}));
console.log(figureTable(KINDS[kind].measures, columns).join("\n"));
const seen = columns.flatMap(({ outcomes }) => outcomes);
console.log(errorTable(seen, MOST_CLASSES).join("\n"));
if (kind === "letters") console.log(composedTable(await measureComposed(), ["train", "tune"]).join("\n"));
