import { writeFileSync } from "node:fs";
import { readTokens } from "#engine/text/tokens.ts";
import { seeded } from "../real/scoring/counts.ts";
import { FEWEST_ADS, FEWEST_EMPLOYERS } from "./count-words.ts";
import type { PublicAd } from "./public-ads.ts";
import { dot, spanWordSpace } from "./word-space.ts";

/** Groups of words, and groups of groups. */
const CLASSES = 500;
const KINDS = 40;
const ROUNDS = 40;
/** The word that stands for any amount. */
const AMOUNT = "0";

/**
 * Puts words of public ads that stand among alike words into classes, and alike classes into kinds, and writes them into
 * the engine. A word is kept from so many ads of so many employers on that nothing of one of them can be read back.
 */
export function classWords(ads: readonly PublicAd[]): void {
  const texts = ads.map(({ text }) => readTokens(text).map(({ normalized }) => nameOf(normalized)));
  const words = keptWords(ads, texts);
  const numbers = new Map(words.map((word, at) => [word, at]));
  const space = spanWordSpace(
    texts.map((text) => Int32Array.from(text, (word) => numbers.get(word) ?? -1)),
    words.length,
  );
  const classes = cluster(space, CLASSES);
  const kinds = cluster(classes.centers, KINDS);
  const groups = Array.from({ length: CLASSES }, (_, group) =>
    words.filter((_, at) => classes.of[at] === group),
  );
  const lines = groups.map((group, at) => `${kinds.of[at]} ${group.sort().join(" ")}`);
  writeFileSync(
    new URL("../../engine/models/ads/word-classes.ts", import.meta.url),
    `/** Made by \`npm run training -- ad-words\` from ${ads.length} public ads: the kind of each class, and its words (docs/models.md). */\nexport const WORD_CLASSES = \`\n${lines.join("\t")}\n\`;\n`,
  );
  console.log(`${words.length} words in ${CLASSES} classes of ${KINDS} kinds`);
}

const nameOf = (word: string) => (/\d/.test(word) && !/[a-z]/.test(word) ? AMOUNT : word);

/** Words of enough ads of enough employers, the commonest first. */
function keptWords(ads: readonly PublicAd[], texts: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, { ads: number; employers: Set<string> }>();
  texts.forEach((text, at) => {
    for (const word of new Set(text)) {
      const count = counts.get(word) ?? { ads: 0, employers: new Set() };
      counts.set(word, count);
      count.ads += 1;
      if (count.employers.size < FEWEST_EMPLOYERS) count.employers.add(ads[at]!.employer);
    }
  });
  return [...counts]
    .filter(
      ([word, { ads, employers }]) =>
        ads >= FEWEST_ADS && employers.size >= FEWEST_EMPLOYERS && /^[a-z0-9][a-z0-9+#./-]*$/.test(word),
    )
    .sort(([one, a], [other, b]) => b.ads - a.ads || (one < other ? -1 : 1))
    .map(([word]) => word);
}

/** k-means over directions (Dhillon and Modha 2001), from centers drawn by their distance to those drawn before. */
function cluster(
  vectors: readonly Float64Array[],
  count: number,
): { of: Int32Array; centers: Float64Array[] } {
  let centers = draw(vectors, count);
  const of = new Int32Array(vectors.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    vectors.forEach((vector, at) => {
      of[at] = nearest(vector, centers);
    });
    centers = centers.map((center, at) => middle(vectors, of, at) ?? center);
  }
  return { of, centers };
}

function draw(vectors: readonly Float64Array[], count: number): Float64Array[] {
  const next = seeded(2);
  const drawn = [vectors[0]!];
  const distance = vectors.map((vector) => 1 - dot(vector, drawn[0]!));
  while (drawn.length < count) {
    const at = indexAt(distance, next() * distance.reduce((sum, one) => sum + one, 0));
    drawn.push(vectors[at]!);
    vectors.forEach((vector, index) => {
      distance[index] = Math.min(distance[index]!, Math.max(0, 1 - dot(vector, vectors[at]!)));
    });
  }
  return drawn;
}

/** Where the sum of weights from the first on reaches a value. */
function indexAt(weights: readonly number[], value: number): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) {
    sum += weights[at]!;
    if (sum >= value) return at;
  }
  return weights.length - 1;
}

function nearest(vector: Float64Array, centers: readonly Float64Array[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  centers.forEach((center, at) => {
    const near = dot(vector, center);
    if (near > most) [best, most] = [at, near];
  });
  return best;
}

/** The direction of all of a group; null where nothing is in it. */
function middle(vectors: readonly Float64Array[], of: Int32Array, group: number): Float64Array | null {
  const members = vectors.filter((_, at) => of[at] === group);
  if (members.length === 0) return null;
  const sum = new Float64Array(members[0]!.length);
  for (const vector of members) for (let at = 0; at < sum.length; at += 1) sum[at]! += vector[at]!;
  const length = Math.sqrt(dot(sum, sum)) || 1;
  return sum.map((value) => value / length);
}
