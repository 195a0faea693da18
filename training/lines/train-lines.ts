import { writeFileSync } from "node:fs";
import { type LineModels, scoreLine } from "#engine/letter/judge/judge-line.ts";
import { type LogisticModel, shareAt } from "#engine/models/logistic-classifier.ts";
import { fitModel, type Row } from "../ads/fit-logistic.ts";
import { calibrate } from "../calibrate.ts";
import type { LineCode } from "../real/labels/line-label.ts";
import { writeModel } from "../write-model.ts";
import { type JudgedLine, readLabelledLines } from "./labelled-lines.ts";
import { printCurve } from "./print-curve.ts";

/** Faults of the words, and lines that say nothing to this ad: each model learns from one kind beside the sound lines. */
const WORDING: ReadonlySet<LineCode> = new Set(["GC", "G", "GD", "T", "R", "F", "FE"]);
const FIT: ReadonlySet<LineCode> = new Set(["I", "V", "U", "W", "D", "P"]);
/** A feature counts from lines of so many owners on: no word of fewer is in the weights. */
const FEWEST = 8;
/** Chosen by folds over owners, of 8 to 200. */
const PENALTY = 100;
const FOLDS = 8;

/** Learns to judge lines and writes the weights; prints what the judge is worth on owners it has not met, and on `tune`. */
export async function trainLines(): Promise<void> {
  const [train, tune] = [await readLabelledLines("train"), await readLabelledLines("tune")];
  const apart = judgeApart(train);
  const models = fitLines(train);
  models.fit.steps = calibrate(
    apart
      .filter(({ line }) => line.chosen)
      .map(({ line, score }) => ({ score, weight: line.weight, right: line.code === "ok" })),
  );
  write(models);
  const judge = (lines: readonly { line: JudgedLine; score: number }[]) =>
    lines
      .filter(({ line }) => line.chosen)
      .map(({ line, score }) => ({ line, share: shareAt(models.fit, score) }));
  printCurve("train, by folds over owners", judge(apart));
  printCurve("tune", judge(tune.map((line) => ({ line, score: scoreLine(models, line.features) }))));
}

function fitLines(lines: readonly JudgedLine[]): LineModels {
  return {
    wording: fitOne(lines, WORDING, ({ wording }) => wording),
    fit: fitOne(
      lines.filter(({ apart }) => !apart),
      FIT,
      ({ fit }) => fit,
    ),
  };
}

function fitOne(
  lines: readonly JudgedLine[],
  faults: ReadonlySet<LineCode>,
  namesOf: (features: JudgedLine["features"]) => readonly string[],
): LogisticModel {
  const rows: Row[] = lines
    .filter(({ code }) => code === "ok" || faults.has(code))
    // Side by side, as they are counted.
    .toSorted((one, other) => (one.owner < other.owner ? -1 : one.owner > other.owner ? 1 : 0))
    .map(({ owner, code, weight, features }) => ({
      document: owner,
      names: namesOf(features),
      right: code === "ok",
      weight,
    }));
  return fitModel(rows, { fewest: FEWEST, penalty: PENALTY });
}

/** Each line scored by models that have not met its owner. */
function judgeApart(lines: readonly JudgedLine[]): { line: JudgedLine; score: number }[] {
  const owners = [...new Set(lines.map(({ owner }) => owner))].sort();
  const foldOf = new Map(owners.map((owner, at) => [owner, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const models = fitLines(lines.filter(({ owner }) => foldOf.get(owner) !== fold));
    return lines
      .filter(({ owner, apart }) => !apart && foldOf.get(owner) === fold)
      .map((line) => ({ line, score: scoreLine(models, line.features) }));
  }).flat();
}

function write({ wording, fit }: LineModels): void {
  const head =
    "/** Made by `npm run training -- letter-lines` (docs/models.md): weights in thousandths and the features that have them. */";
  const literal = (model: LogisticModel) => `\`\n${writeModel(model)}\n\``;
  writeFileSync(
    new URL("../../engine/models/letters/line-weights.ts", import.meta.url),
    `${head}\nexport const WORDING_WEIGHTS = ${literal(wording)};\nexport const FIT_WEIGHTS = ${literal(fit)};\n`,
  );
}
