import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cleanAd } from "#engine/job/clean/clean-ad.ts";
import { findNames } from "#engine/job/header/read-names.ts";
import type { NameCandidate } from "#engine/job/header/title-features.ts";
import { readBlocks } from "#engine/job/sections/read-blocks.ts";
import { documentPath } from "../real/documents/folders.ts";
import { type Role, readManifest } from "../real/documents/manifest.ts";
import { readLabel } from "../real/labels/label-store.ts";
import { isRightName } from "../real/scoring/score-ad.ts";
import type { Row } from "./fit-logistic.ts";

export type NameKind = "titles" | "companies";

/** An ad with the wordings that may name its post and its employer, and those that do. */
export type NamedAd = {
  id: string;
  titles: readonly NameCandidate[];
  companies: readonly NameCandidate[];
  truth: { titles: readonly string[]; companies: readonly string[] };
};

/** Restored ads of a role that have an opened label. */
export function readNamedAds(role: Role): NamedAd[] {
  return readManifest("ads").flatMap(({ id, role: own }) => {
    if (own !== role || !existsSync(documentPath.ads(id))) return [];
    const label = readLabel("ads", id);
    if (label === null) return [];
    const names = namesIn(readFileSync(documentPath.ads(id), "utf8"));
    return [{ id, ...names, truth: { titles: label.titles, companies: label.company } }];
  });
}

const own = new URL("../../testing/suites/ads/", import.meta.url);
/** Every third ad of our own suites is only reported: never learned from. */
const SET_ASIDE = 3;

/** The other ads of our own suites: short ones with headers, of which public sets hold few. */
export function readOwnNamedAds(): NamedAd[] {
  return readdirSync(own)
    .filter((file) => file.endsWith(".txt") && Number(/(\d+)\.txt$/.exec(file)?.[1]) % SET_ASIDE !== 0)
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, own), "utf8");
      const label = readFileSync(new URL(file.replace(/txt$/, "json"), own), "utf8");
      const { titles, company } = JSON.parse(label) as { titles: string[]; company: string | null };
      return { id: file, ...namesIn(text), truth: { titles, companies: company === null ? [] : [company] } };
    });
}

function namesIn(ad: string) {
  const { titles, companies } = findNames(readBlocks(cleanAd(ad).text));
  return { titles, companies };
}

/** One example a candidate. */
export function examplesOf(ads: readonly NamedAd[], kind: NameKind, weight = 1): Row[] {
  return ads.flatMap((ad) =>
    ad[kind].map(({ mentions, features }) => ({
      document: ad.id,
      names: features,
      weight,
      right: isRightName(mentions[0]!.quote, ad.truth[kind]),
    })),
  );
}
