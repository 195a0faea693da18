import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cleanAd } from "#engine/job/clean/clean-ad.ts";
import { findNames } from "#engine/job/header/read-names.ts";
import type { NameCandidate } from "#engine/job/header/title-features.ts";
import { readBlocks } from "#engine/job/sections/read-blocks.ts";
import { documentPath } from "../real/documents/folders.ts";
import { ownerOf, type Role, readManifest } from "../real/documents/manifest.ts";
import { readLabel } from "../real/labels/label-store.ts";
import { isRightName } from "../real/scoring/score-ad.ts";
import type { Row } from "./fit-logistic.ts";
import type { SetAd } from "./set-ads.ts";
import { type Judge, judgeCompany, judgeTitle } from "./told-names.ts";

export type NameKind = "titles" | "companies";

/** An ad with the wordings that may name its post and its employer, and what tells the right ones. */
export type NamedAd = {
  id: string;
  owner: string;
  board: string;
  titles: readonly NameCandidate[];
  companies: readonly NameCandidate[];
  judges: { titles: Judge; companies: Judge };
};

/** Restored English ads of a role that have an opened label: in other languages names stand among words that no sign knows. */
export function readNamedAds(role: Role): NamedAd[] {
  return readManifest("ads").flatMap((entry) => {
    const { id, board } = entry;
    if (entry.language !== "en" || entry.role !== role || !existsSync(documentPath.ads(id))) return [];
    const label = readLabel("ads", id);
    if (label === null) return [];
    const names = namesIn(readFileSync(documentPath.ads(id), "utf8"));
    return [{ id, owner: ownerOf(entry), board, ...names, judges: judgesOf(label.titles, label.company) }];
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
      const judges = judgesOf(titles, company === null ? [] : [company]);
      return { id: file, owner: "own", board: "own", ...namesIn(text), judges };
    });
}

const judgesOf = (titles: readonly string[], companies: readonly string[]) => ({
  titles: (quote: string) => isRightName(quote, titles),
  companies: (quote: string) => isRightName(quote, companies),
});

/** Ads whose set names post and employer in columns of their own: what is told there stands for a label. */
export function readToldAds(ads: readonly SetAd[]): NamedAd[] {
  return ads.map((ad, at) => {
    const text = layOut(ad, at);
    const { titles, companies } = namesIn(text);
    return {
      id: ad.id,
      owner: ad.owner,
      board: ad.board,
      titles: shareNames(titles),
      companies: shareNames(companies),
      judges: { titles: judgeTitle(ad.title, titles), companies: judgeCompany(ad, companies) },
    };
  });
}

/** Most as they stand; of every ten two below the title, three below title and employer in either order, as people paste them. */
function layOut({ title, company, text }: SetAd, at: number): string {
  const turn = at % 10;
  if (turn === 1 || turn === 6) return `${title}\n\n${text}`;
  if (company === null || company === "") return text;
  if (turn === 3 || turn === 8) return `${title}\n\n${company}\n\n${text}`;
  return turn === 5 ? `${company}\n\n${title}\n\n${text}` : text;
}

const known = new Map<string, string>();

/** The same features as the same strings: a hundred wordings of an ad have forty each. */
function shareNames(candidates: readonly NameCandidate[]): NameCandidate[] {
  return candidates.map(({ mentions, features }) => ({
    mentions: mentions.slice(0, 1),
    features: features.map((name) => {
      const own = known.get(name);
      if (own === undefined) known.set(name, name);
      return own ?? name;
    }),
  }));
}

function namesIn(ad: string) {
  const { titles, companies } = findNames(readBlocks(cleanAd(ad).text));
  return { titles, companies };
}

/** One example a candidate of which it is known whether it is right. */
export function examplesOf(ads: readonly NamedAd[], kind: NameKind, weight = 1): Row[] {
  return ads.flatMap((ad) =>
    ad[kind].flatMap(({ mentions, features }) => {
      const right = ad.judges[kind](mentions[0]!.quote);
      return right === null ? [] : [{ document: ad.id, names: features, weight, right }];
    }),
  );
}
