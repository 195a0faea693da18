import { readFileSync } from "node:fs";
import { contextOf, placeCandidates } from "#engine/job/judge/judge-candidates.ts";
import { senseFeatures } from "#engine/job/judge/sense-features.ts";
import type { LogisticModel } from "#engine/models/logistic-classifier.ts";
import { rememberWithin } from "#engine/text/remember.ts";
import { documentPath } from "../real/documents/folders.ts";
import { fitModel, type Row } from "./fit-logistic.ts";
import { openAd } from "./open-ad.ts";

/** What a person says of a label beside the ad's words it was read from: fair, near, or another thing (docs/models.md). */
type Verdict = "s" | "n" | "w";
/** An ad of `train`, and of places of its text, by their start, the concept that was read there. */
type JudgedAd = { id: string; places: [start: number, concept: string, verdict: Verdict][] };

/** A feature counts from two ads on: forms of a concept are many and rare. */
const FEWEST = 2;
const PENALTY = 3;

/** The model that tells whether a concept's label may stand for the ad's words, from what is judged of the ads with these ids. */
export function fitSenses(ids: ReadonlySet<string>): LogisticModel {
  const judged = readJudged().filter(({ id }) => ids.has(id));
  return fitModel(judged.flatMap(examplesOf), { fewest: FEWEST, penalty: PENALTY });
}

function readJudged(): JudgedAd[] {
  const path = new URL("../real/data/senses.jsonl", import.meta.url);
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((row) => row !== "")
    .map((row) => JSON.parse(row) as JudgedAd);
}

function examplesOf({ id, places }: JudgedAd): Row[] {
  return rememberWithin(() => {
    const { ruled, sentences, candidates, toText } = openAd(readFileSync(documentPath.ads(id), "utf8"));
    const context = contextOf(candidates, ruled.title?.quote);
    const none = { must: 0, nice: 0, stated: 0, silent: 0 };
    const placed = placeCandidates(
      candidates,
      sentences,
      ruled.blocks,
      sentences.map(() => 0),
      sentences.map(() => none),
    );
    const at = new Map(placed.map((one) => [`${one.candidate.id} ${toText(one.candidate).start}`, one]));
    return places.flatMap(([start, concept, verdict]) => {
      const one = at.get(`${concept} ${start}`);
      return one === undefined
        ? []
        : [{ document: id, names: senseFeatures(one, context), right: verdict === "s" }];
    });
  });
}
