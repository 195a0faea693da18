import { readFileSync, writeFileSync } from "node:fs";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import { adText } from "../real/documents/ad-text.ts";
import { documentPath } from "../real/documents/folders.ts";
import { readManifest } from "../real/documents/manifest.ts";
import { readDataFile } from "../real/documents/restore.ts";

/** Parts of an ad that stand in columns of their own in some sets: the employer's story, what is done, asked, offered. */
const PARTS = ["company_profile", "description", "requirements", "benefits"] as const;
/** Columns that name or describe the employer, and that hold the ad in other sets. */
const EMPLOYERS = ["company_profile", "company", "Company", "Company Name", "company name", "Agency"];
const TEXTS = ["description", "Description", "job description", "job_description", "Job Description"];
/** A word is kept from so many ads of so many employers on: nothing of one of them can be read back. */
const FEWEST_ADS = 8;
const FEWEST_EMPLOYERS = 8;
/** Characters of an employer's story that tell employers apart, and of an ad that tell ads apart. */
const OPENING = 60;
/** Sets of some countries mix languages: an ad in which fewer of a hundred words are small English ones is not counted. */
const FEWEST_SMALL_WORDS = 12;
const SMALL_WORDS = new Set("the and of to in for with a is are will".split(" "));
/** Characters of one part that are read. */
const LONGEST = 20_000;
const ASKING = new Set(
  "experience knowledge understanding proficiency proficient familiarity background expertise skills".split(
    " ",
  ),
);
const LINKS = new Set("in of with using the a and".split(" "));

type Count = { ads: number; employers: Set<string>; columns: number[]; asked: number };

type Row = Record<string, unknown>;

/**
 * Counts the words of all ads of the sets that may be learned from, labelled or not, and writes what they tell into the
 * engine. Ads that are labelled to choose or to count by stay out.
 */
export function countWords(mirrors: string | null): void {
  const known = openingsOfOthers();
  const counts = new Map<string, Count>();
  const seen = new Set<string>();
  for (const row of readRows(mirrors)) {
    const opening = lettersOf(text(row, TEXTS)).slice(0, 3 * OPENING);
    if (seen.has(opening) || isKnown(row, known) || !isEnglish(row)) continue;
    seen.add(opening);
    countAd(row, counts);
  }
  const lines = writeFigures(counts);
  writeFileSync(
    new URL("../../engine/models/ads/word-figures.ts", import.meta.url),
    asModule(lines, seen.size),
  );
  console.log(`${seen.size} ads, ${lines.length} groups of words`);
}

function readRows(mirrors: string | null): Row[] {
  const records = new Map<string, unknown[]>();
  const blobs = new Set<string>();
  for (const entry of readManifest("ads")) {
    const { format, index } = entry.row;
    if (entry.role !== "train" || blobs.has(entry.blob) || format === "txt" || typeof index === "string")
      continue;
    blobs.add(entry.blob);
    const file = readDataFile(entry, mirrors);
    if (file === null) throw new Error(`no clone of ${entry.repository}`);
    adText(file, entry.row, records);
  }
  return [...records.values()].flat() as Row[];
}

const text = (row: Row, columns: readonly string[]) => {
  const value = columns.map((column) => row[column]).find((one) => typeof one === "string" && one !== "");
  return typeof value === "string" ? value : "";
};

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, "");

/** Texts of labelled ads of the parts tune and test, letters only. */
function openingsOfOthers(): string {
  return readManifest("ads")
    .filter(({ role }) => role !== "train")
    .map(({ id }) => lettersOf(readFileSync(documentPath.ads(id), "utf8")))
    .join(" ");
}

function isKnown(row: Row, known: string): boolean {
  return [TEXTS, ["requirements"]].some((columns) => {
    const letters = lettersOf(text(row, columns)).slice(20, 20 + OPENING);
    return letters.length === OPENING && known.includes(letters);
  });
}

function isEnglish(row: Row): boolean {
  const words =
    text(row, TEXTS)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const small = words.filter((word) => SMALL_WORDS.has(word)).length;
  return 100 * small >= FEWEST_SMALL_WORDS * words.length;
}

function countAd(row: Row, counts: Map<string, Count>): void {
  const employer = lettersOf(text(row, EMPLOYERS)).slice(0, OPENING);
  const inAd = new Set<string>();
  const asked = new Set<string>();
  const parted = typeof row.requirements === "string" && typeof row.benefits === "string";
  const texts = parted ? PARTS.map((column) => text(row, [column])) : [text(row, TEXTS)];
  texts.forEach((part, at) => {
    const tokens = readTokens(part.slice(0, LONGEST));
    for (const { normalized } of tokens) {
      const count = counts.get(normalized) ?? {
        ads: 0,
        employers: new Set(),
        columns: [0, 0, 0, 0],
        asked: 0,
      };
      counts.set(normalized, count);
      if (parted) count.columns[at]! += 1;
      if (count.employers.size < FEWEST_EMPLOYERS && employer !== "") count.employers.add(employer);
      inAd.add(normalized);
    }
    for (const word of askedWords(tokens)) asked.add(word);
  });
  for (const word of inAd) counts.get(word)!.ads += 1;
  for (const word of asked) counts.get(word)!.asked += 1;
}

/** Words right behind 'experience in', 'knowledge of' and their like. */
function askedWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ normalized }, at) => {
    if (!ASKING.has(normalized)) return [];
    let next = at + 1;
    while (next < at + 4 && LINKS.has(tokens[next]?.normalized ?? "")) next += 1;
    return next === at + 1 ? [] : tokens.slice(next, next + 3).map((token) => token.normalized);
  });
}

/** Words of the same figures side by side: `SILENT ASKED RATE COMMON word word …`. */
function writeFigures(counts: ReadonlyMap<string, Count>): string[] {
  const groups = new Map<string, string[]>();
  for (const [word, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count.ads < FEWEST_ADS || count.employers.size < FEWEST_EMPLOYERS || !/^[a-z][a-z0-9+#]*$/.test(word))
      continue;
    const [story, doing, wanted, offered] = count.columns as [number, number, number, number];
    const silent = step((story + offered + 1) / (doing + wanted + 1), 2);
    const must = step((wanted + 1) / (doing + 1), 2);
    const rate = Math.max(0, step((100 * (count.asked + 0.5)) / (count.ads + 5), 1));
    const common = step(count.ads / FEWEST_ADS, 1);
    const key = [silent, must, rate, common].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), word]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, words]) => `${key} ${words.join(" ")}`);
}

/** A ratio as a small whole number: its binary logarithm times `fine`, at most 9 either way. */
const step = (ratio: number, fine: number) => Math.max(-9, Math.min(9, Math.round(Math.log2(ratio) * fine)));

const asModule = (lines: readonly string[], ads: number) =>
  `/** Made by \`npm run training -- ad-words\` from ${ads} public ads; docs/models.md says what the figures are. */\nexport const WORD_FIGURES = \`\n${lines.join("\t")}\n\`;\n`;
