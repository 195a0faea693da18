import { readFileSync } from "node:fs";
import { readAdSets } from "../real/documents/ad-sets.ts";
import { columnText, readRecords } from "../real/documents/ad-text.ts";
import { documentPath } from "../real/documents/folders.ts";
import { type AdRow, ownerOf, readManifest } from "../real/documents/manifest.ts";
import { readDataFile } from "../real/documents/restore.ts";

/** An ad of a public set that may be learned from, labelled or not; `employer` is whoever collected it where no column names one. */
export type PublicAd = { employer: string; text: string; record: Readonly<Record<string, unknown>> };

type DataFile = {
  repository: string;
  path: string;
  blob: string;
  format: AdRow["format"];
};

/** Characters of a value from which on it tells of a post, and of the values of one ad together. */
const TELLING = 200;
const SHORTEST = 300;
const LONGEST = 20_000;
/** Characters of a value that can name an employer, and of a story that tell employers apart. */
const NAME = 100;
const OPENING = 60;
const EMPLOYER = /^(?:company|employer|organi[sz]ation|agency)(?:[ _]?name)?$|company[ _]?(?:name|title)$/i;
const STORY = /^company[ _]?(?:profile|description)$/i;
/** Sets of some countries mix languages: an ad in which fewer of a hundred words are small English ones is not counted. */
const FEWEST_SMALL_WORDS = 12;
const SMALL_WORDS = new Set("the and of to in for with a is are will".split(" "));

/**
 * English ads of all sets whose ads may be learned from, each once. Ads that are labelled to choose or to count by stay
 * out. @throws Error naming the repository of which there is no clone.
 */
export function readPublicAds(mirrors: string | null): PublicAd[] {
  const known = lettersOfOthers();
  const seen = new Set<string>();
  return dataFiles().flatMap((file) =>
    recordsOf(file, mirrors).flatMap((record) => {
      const texts = tellingColumns(record).map((column) => columnText(record, [column]));
      const longest = lettersOf(texts.reduce((most, one) => (one.length > most.length ? one : most), ""));
      const text = texts.join("\n\n").slice(0, LONGEST);
      const key = longest.slice(0, 3 * OPENING);
      if (text.length < SHORTEST || seen.has(key) || isKnown(texts, known) || !isEnglish(text)) return [];
      seen.add(key);
      return [{ employer: employerOf(record) ?? ownerOf(file), text, record }];
    }),
  );
}

/** Each data file once, in the order of the manifests. */
function dataFiles(): DataFile[] {
  const files = new Map<string, DataFile>();
  for (const { role, row, ...entry } of readManifest("ads"))
    if (role === "train" && row.format !== "txt" && typeof row.index === "number")
      files.set(entry.blob, { ...entry, format: row.format });
  for (const set of readAdSets()) if (!files.has(set.blob)) files.set(set.blob, set);
  return [...files.values()];
}

function recordsOf(file: DataFile, mirrors: string | null): Record<string, unknown>[] {
  const bytes = readDataFile(file, mirrors);
  if (bytes === null) throw new Error(`no clone of ${file.repository}`);
  return readRecords(new TextDecoder().decode(bytes), file.format) as Record<string, unknown>[];
}

const tellingColumns = (record: Readonly<Record<string, unknown>>) =>
  Object.keys(record).filter((column) => {
    const value = record[column];
    return typeof value === "string" && value.length >= TELLING;
  });

/** The employer's name or, where a column tells its story, the story's opening: letters only. */
function employerOf(record: Readonly<Record<string, unknown>>): string | null {
  const value = (pattern: RegExp) =>
    Object.entries(record).find(
      ([column, one]) => pattern.test(column) && typeof one === "string" && one !== "",
    )?.[1] as string | undefined;
  const name = value(EMPLOYER);
  const letters = lettersOf(name !== undefined && name.length <= NAME ? name : (value(STORY) ?? ""));
  return letters === "" ? null : letters.slice(0, OPENING);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, "");

/** Texts of labelled ads of the parts tune and test, letters only. */
function lettersOfOthers(): string {
  return readManifest("ads")
    .filter(({ role }) => role !== "train")
    .map(({ id }) => lettersOf(readFileSync(documentPath.ads(id), "utf8")))
    .join(" ");
}

function isKnown(texts: readonly string[], known: string): boolean {
  return texts.some((text) => {
    const letters = lettersOf(text).slice(20, 20 + OPENING);
    return letters.length === OPENING && known.includes(letters);
  });
}

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const small = words.filter((word) => SMALL_WORDS.has(word)).length;
  return 100 * small >= FEWEST_SMALL_WORDS * words.length;
}
