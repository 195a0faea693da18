import { writeFileSync } from "node:fs";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import type { PublicAd } from "./public-ads.ts";

/** Parts of an ad that stand in columns of their own in some sets: the employer's story, what is done, asked, offered. */
const PARTS = ["company_profile", "description", "requirements", "benefits"] as const;
/** A word is kept from so many ads of so many employers on: nothing of one of them can be read back. */
export const FEWEST_ADS = 8;
export const FEWEST_EMPLOYERS = 8;
/** Characters of one part that are read. */
const LONGEST = 20_000;
const ASKING = new Set(
  "experience knowledge understanding proficiency proficient familiarity background expertise skills".split(
    " ",
  ),
);
const LINKS = new Set("in of with using the a and".split(" "));

type Count = { ads: number; employers: Set<string>; columns: number[]; asked: number };

/**
 * Counts the words of all ads of the sets that may be learned from, labelled or not, and writes what they tell into the
 * engine.
 */
export function countWords(ads: readonly PublicAd[]): void {
  const counts = new Map<string, Count>();
  for (const ad of ads) countAd(ad, counts);
  const lines = writeFigures(counts);
  writeFileSync(
    new URL("../../engine/models/ads/word-figures.ts", import.meta.url),
    asModule(lines, ads.length),
  );
  console.log(`${ads.length} ads, ${lines.length} groups of words`);
}

function countAd({ employer, text, record }: PublicAd, counts: Map<string, Count>): void {
  const inAd = new Set<string>();
  const asked = new Set<string>();
  const parts = PARTS.map((column) => record[column]);
  const parted = typeof record.requirements === "string" && typeof record.benefits === "string";
  const texts = parted ? parts.map((part) => (typeof part === "string" ? part : "")) : [text];
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
      if (count.employers.size < FEWEST_EMPLOYERS) count.employers.add(employer);
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
