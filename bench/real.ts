// Every reader on real documents (docs/labels.md), beside our own: npm run bench -- real. Needs them restored; writes
// bench/real.md. Errors are shown for train and tune only; of test nothing but totals.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { SOFTWARE } from "../training/real/documents/count-documents.ts";
import { type ResumeEntry, ROLES } from "../training/real/documents/manifest.ts";
import { agreementTable, agreeOnAds, agreeOnResumes } from "../training/real/scoring/agreement.ts";
import type { Outcome } from "../training/real/scoring/counts.ts";
import { measureMakers } from "../training/real/scoring/measure-makers.ts";
import {
  type Measured,
  measureAds,
  measurePairs,
  measureResumes,
} from "../training/real/scoring/measure-readers.ts";
import { type Column, errorTable, figureTable, printFigure } from "../training/real/scoring/print-figures.ts";
import { AD_MEASURES } from "../training/real/scoring/score-ad.ts";
import { LETTER_MEASURES, PAIR_MEASURES } from "../training/real/scoring/score-pair.ts";
import { REACH_MEASURES } from "../training/real/scoring/score-reach.ts";
import { RESUME_MEASURES } from "../training/real/scoring/score-resume.ts";
import { measureOwnAds, measureOwnResumes } from "./own-documents.ts";

const MOST_CLASSES = 40;

const resumes = await measureResumes();
const ads = measureAds();
const [pairs, letters] = [await measurePairs("pairs"), await measurePairs("letters")];
if (resumes.length === 0) throw new Error("no document is restored: docs/labels.md says how");

const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const lines = [
  "# On real documents",
  "",
  `\`npm run bench -- real\` on ${new Date().toISOString().slice(0, 10)}, at ${commit}. Figures in per cent, with the 95 % interval (bootstrap over documents) and the number of values; beside each part the number of documents and of owners. \`test\` is only ever counted. Our own documents are regression, not quality: the rules were written on them.`,
  "",
  "## Resumes",
  "",
  ...figureTable(RESUME_MEASURES, [
    ...partsOf(resumes),
    { title: "of train, not met by a rule", outcomes: outcomesOf(resumes.filter(isUnmet)) },
    { title: "makers", outcomes: await measureMakers() },
    { title: "our own", outcomes: await measureOwnResumes() },
  ]),
  "Whether the fields of an entry stand in the text as it was read, and near one another (the reader of entries sees no more):",
  "",
  ...figureTable(REACH_MEASURES, partsOf(resumes)),
  "Not software, and other languages than English (all roles):",
  "",
  ...figureTable(RESUME_MEASURES, [
    {
      title: "not software",
      outcomes: outcomesOf(resumes.filter(({ entry }) => !SOFTWARE.has(entry.trade))),
    },
    {
      title: "software",
      outcomes: outcomesOf(resumes.filter(({ entry }) => SOFTWARE.has(entry.trade))),
    },
    { title: "not English", outcomes: outcomesOf(resumes.filter(({ entry }) => entry.language !== "en")) },
  ]),
  "Errors, worst class first (train and tune):",
  "",
  ...errorTable(seen(resumes), MOST_CLASSES),
  "## Ads",
  "",
  ...figureTable(AD_MEASURES, [...partsOf(ads), { title: "our own", outcomes: measureOwnAds() }]),
  "Hard skills by trade (all roles):",
  "",
  ...tradeTable(),
  "Errors, worst class first (train and tune):",
  "",
  ...errorTable(seen(ads), MOST_CLASSES),
  "## Pairs",
  "",
  ...figureTable(PAIR_MEASURES, partsOf(pairs)),
  ...errorTable(seen(pairs), MOST_CLASSES),
  "## Letters written freely, before the verifier",
  "",
  ...figureTable(LETTER_MEASURES, partsOf(letters)),
  ...errorTable(seen(letters), MOST_CLASSES),
  "## Two labellers",
  "",
  "Both labellers followed one guide with the same habits: this says how clear the guide is, and is no ceiling of what is right.",
  "",
  ...agreementTable("Resumes", agreeOnResumes(), RESUME_MEASURES),
  ...agreementTable("Ads", agreeOnAds(), AD_MEASURES),
];
console.log(lines.join("\n"));
writeFileSync(new URL("real.md", import.meta.url), lines.join("\n"));

function partsOf<E>(measured: readonly Measured<E>[]): Column[] {
  return ROLES.map((role) => ({
    title: role,
    outcomes: outcomesOf(measured.filter((one) => one.role === role)),
  }));
}

/** Counted like `test`: nobody looks at what is read of one of them (docs/labels.md). */
function isUnmet({ entry }: Measured<ResumeEntry>): boolean {
  return entry.unmet === true;
}

function outcomesOf(measured: readonly { outcome: Outcome }[]): Outcome[] {
  return measured.map(({ outcome }) => outcome);
}

function seen<E>(measured: readonly Measured<E>[]): Outcome[] {
  return outcomesOf(measured.filter(({ role }) => role !== "test"));
}

function tradeTable(): string[] {
  const measures = AD_MEASURES.filter(({ measure }) => measure === "hard skills");
  const trades = [...new Set(ads.map(({ entry }) => entry.trade))].sort();
  const rows = trades.map((trade) => {
    const outcomes = outcomesOf(ads.filter(({ entry }) => entry.trade === trade));
    const cells = measures.map(({ measure, figure }) => printFigure(outcomes, measure, figure));
    return `| ${trade} (${outcomes.length}) | ${cells.join(" | ")} |`;
  });
  return ["| trade | F1 | precision | recall |", "|---|---|---|---|", ...rows, ""];
}
