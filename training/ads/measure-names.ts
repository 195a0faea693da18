import { readFileSync } from "node:fs";
import { cleanAd } from "#engine/job/clean/clean-ad.ts";
import { readNames } from "#engine/job/header/read-names.ts";
import { readBlocks } from "#engine/job/sections/read-blocks.ts";
import { documentPath } from "../real/documents/folders.ts";
import { readLabel } from "../real/labels/label-store.ts";
import { isRightName } from "../real/scoring/score-ad.ts";
import { fitNames, foldsOf, nameRows, readNameAds } from "./train-names.ts";

type Tally = { there: number; said: number; right: number };
const KINDS = ["title", "company"] as const;

/** Prints how titles and employers of `train` are read by models that have met neither the ad's board nor its owner. */
export function measureNames(mirrors: string | null): void {
  const ads = readNameAds(mirrors);
  const rows = { title: nameRows("titles", ads), company: nameRows("companies", ads) };
  const tallies = new Map<string, Tally>();
  for (const { ads: unseen, isIn } of foldsOf(ads.labelled)) {
    const models = {
      title: fitNames("titles", rows.title, isIn),
      company: fitNames("companies", rows.company, isIn),
    };
    for (const { id, board } of unseen) {
      const label = readLabel("ads", id)!;
      const blocks = readBlocks(cleanAd(readFileSync(documentPath.ads(id), "utf8")).text);
      const read = readNames(blocks, models);
      for (const kind of KINDS) {
        const truth = kind === "title" ? label.titles : label.company;
        for (const part of [board, "all"])
          count(tallies, `${kind} | ${part}`, read[kind]?.quote ?? null, truth);
      }
    }
  }
  console.log("name | board | found of those there | right of those said");
  for (const [key, { there, said, right }] of [...tallies].sort())
    console.log(`${key} | ${share(right, there)} | ${share(right, said)}`);
}

function count(
  tallies: Map<string, Tally>,
  key: string,
  read: string | null,
  truth: readonly string[],
): void {
  const tally = tallies.get(key) ?? { there: 0, said: 0, right: 0 };
  tallies.set(key, tally);
  tally.there += Number(truth.length > 0);
  tally.said += Number(read !== null);
  tally.right += Number(read !== null && isRightName(read, truth));
}

const share = (part: number, whole: number) =>
  whole === 0 ? "–" : `${Math.round((100 * part) / whole)} of ${whole}`;
