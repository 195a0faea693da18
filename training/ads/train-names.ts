import { writeFileSync } from "node:fs";
import { type LogisticModel, scoreFeatures } from "#engine/models/logistic-classifier.ts";
import { calibrate, type Scored } from "../calibrate.ts";
import { writeModel } from "../write-model.ts";
import { fitModel, type Row } from "./fit-logistic.ts";
import {
  examplesOf,
  type NamedAd,
  type NameKind,
  readNamedAds,
  readOwnNamedAds,
  readToldAds,
} from "./name-examples.ts";
import { readSetAds } from "./set-ads.ts";

/**
 * A feature counts from so many ads on; words that are not common are no features. L2 penalties, and what an ad of a set
 * that names its employer and one of our own count beside a labelled one: chosen on `train`, boards left out in turn. What sets say of titles
 * won nothing: people who post ads write titles there in other words than in the text.
 */
const SETTINGS = {
  titles: { fewest: 4, penalty: 1.5, told: 0, own: 0.2 },
  companies: { fewest: 8, penalty: 2, told: 0.4, own: 0.6 },
};

/** Wordings of an ad, the likeliest first, that the calibration rests on: those that are offered, and one more. */
const LIKELIEST = 4;

/** All ads to learn from: labelled ones, our own, and those of sets that name the employer in a column. */
export type NameAds = { labelled: readonly NamedAd[]; own: readonly NamedAd[]; told: readonly NamedAd[] };

export function readNameAds(mirrors: string | null): NameAds {
  return {
    labelled: readNamedAds("train"),
    own: readOwnNamedAds(),
    told: readToldAds(readSetAds(mirrors)),
  };
}

/** Fits what tells the title and the employer on all ads to learn from. The same ads give the same bytes. */
export function trainNames(mirrors: string | null): void {
  const ads = readNameAds(mirrors);
  for (const kind of ["titles", "companies"] as const) {
    const rows = nameRows(kind, ads);
    const model = { ...fitNames(kind, rows), steps: calibrate(scoreUnseen(kind, ads.labelled, rows)) };
    const name = kind === "titles" ? "title" : "company";
    const head =
      "/** Made by `npm run training -- ad-names` (docs/models.md): weights in thousandths and the features that have them. */";
    writeFileSync(
      new URL(`../../engine/models/ads/${name}-weights.ts`, import.meta.url),
      `${head}\nexport const ${name.toUpperCase()}_WEIGHTS = \`\n${writeModel(model)}\n\`;\n`,
    );
  }
}

/** The examples of each ad that counts for a kind of name. */
export type NameRows = ReadonlyMap<NamedAd, readonly Row[]>;

export function nameRows(kind: NameKind, { labelled, own, told }: NameAds): NameRows {
  const { told: weight, own: ownWeight } = SETTINGS[kind];
  const rows = (ads: readonly NamedAd[], weight: number) =>
    ads.map((ad) => [ad, examplesOf([ad], kind, weight)] as const);
  return new Map([
    ...rows(labelled, 1),
    ...rows(own, ownWeight),
    ...(weight === 0 ? [] : rows(told, weight)),
  ]);
}

/** A model of the ads that are let in. */
export function fitNames(
  kind: NameKind,
  rows: NameRows,
  isIn: (ad: NamedAd) => boolean = () => true,
): LogisticModel {
  return fitModel(
    [...rows].flatMap(([ad, own]) => (isIn(ad) ? own : [])),
    SETTINGS[kind],
  );
}

/** Folds of boards: labelled ads of one are read by a model that has met neither the board nor the owner of the set. */
export function foldsOf<Ad extends { board: string; owner: string }>(
  ads: readonly Ad[],
): { ads: Ad[]; isIn: (ad: NamedAd) => boolean }[] {
  const boards = [...new Set(ads.map(({ board }) => board))].sort();
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    ads.filter(({ board }) => boards.indexOf(board) % FOLDS === fold),
  );
  return folds.map((own) => {
    const met = new Set(own.flatMap(({ board, owner }) => [board, owner]));
    return { ads: own, isIn: ({ board, owner }: NamedAd) => !met.has(board) && !met.has(owner) };
  });
}

const FOLDS = 5;

/** The likeliest wordings of each ad, scored by a model that has not seen its board. */
function scoreUnseen(kind: NameKind, labelled: readonly NamedAd[], rows: NameRows): Scored[] {
  return foldsOf(labelled).flatMap(({ ads, isIn }) => {
    const model = fitNames(kind, rows, isIn);
    return ads.flatMap((ad) =>
      rows
        .get(ad)!
        .map(({ names, right }) => ({ score: scoreFeatures(model, names), weight: 1, right }))
        .sort((one, other) => other.score - one.score)
        .slice(0, LIKELIEST),
    );
  });
}
