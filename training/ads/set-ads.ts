import { readFileSync } from "node:fs";
import { type AdSet, readAdSets } from "../real/documents/ad-sets.ts";
import { columnText, readRecords } from "../real/documents/ad-text.ts";
import { documentPath } from "../real/documents/folders.ts";
import { ownerOf, readManifest } from "../real/documents/manifest.ts";
import { readDataFile } from "../real/documents/restore.ts";

/** An ad of a set, with what its columns say of post and employer. */
export type SetAd = {
  id: string;
  owner: string;
  board: string;
  text: string;
  title: string;
  company: string | null;
};

/** Ads of one set, and of one employer within it, that are taken. */
const MOST = 300;
const MOST_OF_EMPLOYER = 3;
/** Characters of an ad that names somebody in prose; shorter texts are cut-off teasers. */
const SHORTEST = 500;
const LONGEST = 12_000;
/** Letters in a row that tell whether two texts are the same, and the share of a text in such pieces. */
const PIECE = 40;
const SAME = 0.3;

/** Ads of all sets, none of them labelled or taken twice, in the order of the sets. */
export function readSetAds(mirrors: string | null): SetAd[] {
  const isKnown = openKnown();
  return readAdSets().flatMap((set) => {
    const employers = new Map<string, number>();
    const taken: SetAd[] = [];
    for (const ad of spread(rowsOf(set, mirrors))) {
      if (taken.length === MOST) break;
      const employer = lettersOf(ad.company ?? ad.title);
      const count = employers.get(employer) ?? 0;
      if (employer === "" || count === MOST_OF_EMPLOYER || isKnown(ad.text)) continue;
      employers.set(employer, count + 1);
      taken.push(ad);
    }
    return taken;
  });
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function rowsOf(set: AdSet, mirrors: string | null): SetAd[] {
  const file = readDataFile(set, mirrors);
  if (file === null) throw new Error(`no clone of ${set.repository}`);
  const owner = ownerOf(set);
  return readRecords(new TextDecoder().decode(file), set.format)
    .map((record, index) => ({
      id: `${owner} ${set.path} ${index}`,
      owner,
      board: set.board,
      text: columnText(record, [set.text]),
      title: columnText(record, [set.title]),
      company: set.company === null ? null : columnText(record, [set.company]),
    }))
    .filter(({ text }) => text.length >= SHORTEST && text.length <= LONGEST);
}

/** The rows from all over the file: neighbours are often of one search. */
function spread(rows: readonly SetAd[]): SetAd[] {
  const step = Math.max(1, Math.floor(rows.length / MOST));
  return Array.from({ length: step }, (_, from) => rows.filter((_, at) => at % step === from)).flat();
}

/** Says whether most of a text stands in a labelled ad, or in one it was asked about before. */
function openKnown(): (text: string) => boolean {
  const pieces = new Set<string>();
  const add = (letters: string) => {
    for (let at = 0; at + PIECE <= letters.length; at += PIECE) pieces.add(letters.slice(at, at + PIECE));
  };
  for (const { id } of readManifest("ads")) add(lettersOf(readFileSync(documentPath.ads(id), "utf8")));
  return (text) => {
    const letters = lettersOf(text);
    let found = 0;
    for (let at = 0; at + PIECE <= letters.length; at += 1)
      if (pieces.has(letters.slice(at, at + PIECE))) found += 1;
    add(letters);
    return found * PIECE >= SAME * letters.length;
  };
}
