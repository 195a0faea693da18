import { writeFileSync } from "node:fs";
import { type LogisticModel, scoreFeatures } from "#engine/models/logistic-classifier.ts";
import { calibrate, type Scored } from "../calibrate.ts";
import { writeModel } from "../write-model.ts";
import { fitModel } from "./fit-logistic.ts";
import { examplesOf, type NamedAd, type NameKind, readNamedAds, readOwnNamedAds } from "./name-examples.ts";
import { FOLDS, foldOf } from "./train-ads.ts";

/** A feature counts from so many ads on; words that are not common are no features. */
const FEWEST = 4;
/** L2 penalties, chosen on five folds of `train`. */
const PENALTY = { titles: 1.5, companies: 1.5 };

/** What an ad of our own counts beside a real one. */
const OWN = 0.2;

/** Wordings of an ad, the likeliest first, that the calibration rests on: those that are offered, and one more. */
const LIKELIEST = 4;

/** Fits what tells the title and the employer on all labelled ads to learn from. The same ads give the same bytes. */
export function trainNames(): void {
  const ads = readNamedAds("train");
  const own = readOwnNamedAds();
  for (const kind of ["titles", "companies"] as const) {
    const model = { ...fitNames(kind, ads, own), steps: calibrate(scoreUnseen(kind, ads, own)) };
    const name = kind === "titles" ? "title" : "company";
    const head =
      "/** Made by `npm run training -- ad-names` (docs/models.md): weights in thousandths and the features that have them. */";
    writeFileSync(
      new URL(`../../engine/models/ads/${name}-weights.ts`, import.meta.url),
      `${head}\nexport const ${name.toUpperCase()}_WEIGHTS = \`\n${writeModel(model)}\n\`;\n`,
    );
  }
}

function fitNames(kind: NameKind, ads: readonly NamedAd[], own: readonly NamedAd[]): LogisticModel {
  return fitModel([...examplesOf(ads, kind), ...examplesOf(own, kind, OWN)], {
    fewest: FEWEST,
    penalty: PENALTY[kind],
  });
}

/** The likeliest wordings of each ad, scored by a model that has not seen the ad. */
function scoreUnseen(kind: NameKind, ads: readonly NamedAd[], own: readonly NamedAd[]): Scored[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const model = fitNames(
      kind,
      ads.filter((ad) => foldOf(ad) !== fold),
      own,
    );
    return ads
      .filter((ad) => foldOf(ad) === fold)
      .flatMap((ad) =>
        examplesOf([ad], kind)
          .map(({ names, right }) => ({ score: scoreFeatures(model, names), weight: 1, right }))
          .sort((one, other) => other.score - one.score)
          .slice(0, LIKELIEST),
      );
  });
}
