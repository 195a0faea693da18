import { readFileSync } from "node:fs";
import { readJob } from "#engine/job/read-job.ts";
import { documentPath } from "../real/documents/folders.ts";
import { ownerOf, readManifest } from "../real/documents/manifest.ts";
import { readLabel } from "../real/labels/label-store.ts";
import { placeAd } from "../real/labels/place-ad.ts";
import { type Outcome, openOutcome } from "../real/scoring/counts.ts";
import { printFigure } from "../real/scoring/print-figures.ts";
import { adReadingOf, scoreAd } from "../real/scoring/score-ad.ts";
import { readLabelledAds } from "./labelled-ads.ts";
import { fitAdTagger } from "./train-ad-tagger.ts";
import { FOLDS, fitAds } from "./train-ads.ts";

const MEASURES = [
  { measure: "hard skills", figure: "f1" },
  { measure: "hard skills", figure: "precision" },
  { measure: "hard skills", figure: "recall" },
  { measure: "soft skills", figure: "f1" },
  { measure: "listed terms that are asked for", figure: "precision" },
  { measure: "need of terms found", figure: "precision" },
  { measure: "need of what is listed", figure: "precision" },
  { measure: "certificates and licences", figure: "recall" },
] as const;

/** Prints how ads of `train` are read by models and a tagger that have met none of their owner, in all and by trade: half an hour. */
export async function measureFolds(): Promise<void> {
  const ads = readLabelledAds("train");
  const entries = readManifest("ads").filter(({ role }) => role === "train");
  const byTrade = new Map<string, Outcome[]>();
  const owners = [...new Set(entries.map(ownerOf))].sort();
  const foldOf = new Map(entries.map((entry) => [entry.id, owners.indexOf(ownerOf(entry)) % FOLDS]));
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const learns = ({ id }: { id: string }) => foldOf.has(id) && foldOf.get(id) !== fold;
    const models = { ...fitAds(ads.filter(learns)), tagger: await fitAdTagger(`fold-${fold}`, learns) };
    for (const entry of entries.filter(({ id }) => foldOf.get(id) === fold)) {
      const label = readLabel("ads", entry.id);
      if (label === null) continue;
      const text = readFileSync(documentPath.ads(entry.id), "utf8");
      const outcome = openOutcome(entry.id, ownerOf(entry));
      scoreAd(outcome, adReadingOf(readJob(text, models)), placeAd(text, label));
      byTrade.set(entry.trade, [...(byTrade.get(entry.trade) ?? []), outcome]);
    }
  }
  const rows = [["all", [...byTrade.values()].flat()] as const, ...[...byTrade].sort()];
  console.log(["trade", ...MEASURES.map(({ measure, figure }) => `${measure}, ${figure}`)].join(" | "));
  for (const [trade, outcomes] of rows) {
    const cells = MEASURES.map(({ measure, figure }) => printFigure(outcomes, measure, figure));
    console.log([`${trade} (${outcomes.length})`, ...cells].join(" | "));
  }
}
