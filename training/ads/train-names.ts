import { writeFileSync } from "node:fs";
import { fitModel } from "./fit-logistic.ts";
import { examplesOf, readNamedAds, readOwnNamedAds } from "./name-examples.ts";

/** A feature counts from so many ads on; words that are not common are no features. */
const FEWEST = 4;
/** L2 penalties, chosen on five folds of `train`. */
const PENALTY = { titles: 1.5, companies: 1.5 };

/** What an ad of our own counts beside a real one. */
const OWN = 0.2;

/** Fits what tells the title and the employer on all labelled ads to learn from. The same ads give the same bytes. */
export function trainNames(): void {
  const ads = readNamedAds("train");
  const own = readOwnNamedAds();
  for (const kind of ["titles", "companies"] as const) {
    const weights = fitModel([...examplesOf(ads, kind), ...examplesOf(own, kind, OWN)], {
      fewest: FEWEST,
      penalty: PENALTY[kind],
    });
    const name = kind === "titles" ? "title" : "company";
    const head =
      "/** Made by `npm run training -- ad-names` (docs/models.md): weights in thousandths and the features that have them. */";
    writeFileSync(
      new URL(`../../engine/models/ads/${name}-weights.ts`, import.meta.url),
      `${head}\nexport const ${name.toUpperCase()}_WEIGHTS = \`\n${weights.replace(/[\\`$]/g, "\\$&")}\n\`;\n`,
    );
  }
}
