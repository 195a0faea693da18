// The bench on real documents, from a terminal (docs/labels.md):
//   npm run training -- restore [--mirrors FOLDER]   documents and labels into the ignored folder
//   npm run training -- lay                          pictures, numbered lines and proposals for a labeller
//   npm run training -- check [--second] KIND ID …   what is doubtful in labels
//   npm run training -- seal                         labels back into the repository, encrypted
//   npm run training -- ad-names [--mirrors FOLDER]  the models of title and employer, the same way
//   npm run training -- ad-names-folds               how they read ads of boards they have not met
//   npm run training -- agree                        how far two labellers agree
//   npm run training -- count                        what there is, by role, trade, country, language, maker
//   npm run training -- ad-words [--mirrors FOLDER]  counts and classes of the words of public ads, into the engine
//   npm run training -- ads                          the models of ads, from labelled ones, into the engine
//   npm run training -- ad-tagger                    the tagger of ads, into engine/models/network
//   npm run training -- ads-folds                    how they read ads of owners they have not met, by trade
//   npm run training -- tagger                       the tagger of jobs and studies, into engine/models/network
//   npm run training -- headings                     the judge of headings, the same way
//   npm run training -- confidence                   how far read values may be believed, into engine/models/weights
//   npm run training -- ruled-confidence             the same of what the rules alone read, which the tagger sees
//   npm run training -- letter-lines                 the judge of lines that a letter says, into engine/models/letters
//   npm run training -- curves                       what the models are worth over the number of documents learned from
//   npm run training -- leak                         whether anything of a document stands in a tracked file
import { parseArgs } from "node:util";
import { classWords } from "../ads/class-words.ts";
import { countWords } from "../ads/count-words.ts";
import { measureFolds } from "../ads/measure-folds.ts";
import { measureNames } from "../ads/measure-names.ts";
import { readPublicAds } from "../ads/public-ads.ts";
import { trainAdTagger } from "../ads/train-ad-tagger.ts";
import { trainAds } from "../ads/train-ads.ts";
import { trainNames } from "../ads/train-names.ts";
import { runConfidence } from "../confidence/train-confidence.ts";
import { printCurves } from "../curves/print-curves.ts";
import { trainHeadings } from "../headings/train-headings.ts";
import { trainLines } from "../lines/train-lines.ts";
import { trainTagger } from "../tagger/train-tagger.ts";
import { countDocuments } from "./documents/count-documents.ts";
import { findLeaks } from "./documents/find-leaks.ts";
import { restoreDocuments } from "./documents/restore.ts";
import { checkLabel } from "./labelling/check-label.ts";
import { layAds, layResumes } from "./labelling/lay-desk.ts";
import { layPairs } from "./labelling/lay-pairs.ts";
import { LABEL_KINDS, type LabelKind, openLabels, sealLabels } from "./labels/label-store.ts";
import { printAgreement } from "./scoring/agreement.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mirrors: { type: "string" }, second: { type: "boolean", default: false } },
});
const [command, ...rest] = positionals;
const hands = ["first", "second"] as const;

const commands: Record<string, () => void | Promise<void>> = {
  restore: () => {
    const { restored, there, missing } = restoreDocuments(values.mirrors ?? null);
    console.log(`documents: ${restored} restored, ${there} were there, ${missing.length} cannot be had`);
    if (missing.length > 0) console.log(`cannot be had: ${missing.join(" ")}`);
    for (const kind of LABEL_KINDS)
      for (const hand of hands) {
        const { opened, closed } = openLabels(kind, hand);
        console.log(`${kind}, ${hand} labels: ${opened} opened, ${closed} stay closed`);
      }
  },
  lay: async () =>
    console.log(`${await layResumes()} resumes, ${layAds()} ads and ${layPairs()} pairs laid out`),
  check: async () => {
    const [kind, ...ids] = rest;
    for (const id of ids) {
      const faults = await checkLabel(kind as LabelKind, id, values.second ? "second" : "first");
      console.log(faults.length === 0 ? `${id}: ok` : `${id}:\n  ${faults.join("\n  ")}`);
    }
  },
  seal: () => {
    for (const kind of LABEL_KINDS)
      for (const hand of hands) {
        const { sealed, kept } = sealLabels(kind, hand);
        if (sealed + kept > 0)
          console.log(`${kind}, ${hand} labels: ${sealed} sealed, ${kept} left as they were`);
      }
  },
  "ad-words": () => {
    const ads = readPublicAds(values.mirrors ?? null);
    countWords(ads);
    classWords(ads);
  },
  ads: () => trainAds(),
  "ad-tagger": () => trainAdTagger(),
  "ad-names": () => trainNames(values.mirrors ?? null),
  "ad-names-folds": () => measureNames(values.mirrors ?? null),
  "ads-folds": () => measureFolds(),
  agree: () => printAgreement(),
  count: () => countDocuments(),
  tagger: () => trainTagger(),
  headings: () => trainHeadings(),
  confidence: () => runConfidence(),
  "ruled-confidence": () => runConfidence("rules"),
  "letter-lines": () => trainLines(),
  curves: () => printCurves(),
  leak: () => {
    const leaks = findLeaks();
    for (const leak of leaks) console.log(leak);
    console.log(`${leaks.length} leaks`);
    if (leaks.length > 0) process.exitCode = 1;
  },
};

const run = commands[command ?? ""];
if (run === undefined) {
  console.error(`training: one of ${Object.keys(commands).join(", ")}`);
  process.exitCode = 2;
} else await run();
