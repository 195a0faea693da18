import { readTokens } from "#engine/text/tokens.ts";
import { plainStem } from "./letter-words.ts";
import paraphrases from "./paraphrases.json" with { type: "json" };

/**
 * What a fair reader takes to say the same (paraphrases.json). `oneWay`: a word of a letter, then the words of a resume
 * by any of which it is true: 'sparky' may stand for 'electrician', and 'shop' for 'retail', but a mention of the first
 * proves no more. `sameSense`: words of which each may stand for each other in what somebody did.
 */
const licences = new Map<string, readonly string[]>();
for (const line of paraphrases.oneWay) {
  const [word = "", words = ""] = line.split(": ");
  license(word, words.split(" "));
}

for (const line of paraphrases.sameSense) {
  const words = line.split(" ");
  for (const word of words) license(word, words);
}

/** Words are read as those of letters are: 'theatre' and 'theater' are one. */
function license(word: string, words: readonly string[]): void {
  const said = words.flatMap(formsOf);
  for (const key of new Set(formsOf(word))) licences.set(key, [...(licences.get(key) ?? []), ...said]);
}

function formsOf(word: string): string[] {
  const lemmas = readTokens(word).map(({ stem }) => stem);
  return [...new Set([word, plainStem(word), ...lemmas, ...lemmas.map(plainStem)])];
}

/** Words of a resume, as lemmas, any of which makes it fair to write `stem`; none for most. */
export function entailmentsOf(stem: string): readonly string[] {
  return licences.get(stem) ?? [];
}
