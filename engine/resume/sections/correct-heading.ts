/** Words shorter than this have too many neighbours to be corrected. */
const LEAST_LETTERS = 6;
/** Letter pairs that fonts set as one glyph, which is lost where the file does not name it: 'Certi cations'. */
const LIGATURES = /ffi|fi|fl|ff|ti|tt|ft/g;

/** From a word with a letter left out to the words it may be; null where two are as near. */
export type SpellingIndex = ReadonlyMap<string, string | null>;

/** The long words of headings, by themselves and by what a slip of one letter leaves of them. */
export function indexSpellings(phrases: Iterable<string>): SpellingIndex {
  const index = new Map<string, string | null>();
  const words = new Set([...phrases].flatMap((phrase) => phrase.split(" ")).filter(isLong));
  for (const word of words) {
    for (const slip of [...listSlips(word), ...listLostLigatures(word)])
      if (!words.has(slip)) index.set(slip, index.has(slip) && index.get(slip) !== word ? null : word);
  }
  for (const word of words) index.set(word, word);
  return index;
}

/** 'work experiance' -> 'work experience': one letter wrong, missing, too many or in the wrong place; null if nothing is. */
export function correctHeading(key: string, index: SpellingIndex): string | null {
  const words = key.split(" ").map((word) => (isLong(word) ? (correctWord(word, index) ?? word) : word));
  const corrected = words.join(" ");
  return corrected === key ? null : corrected;
}

function correctWord(word: string, index: SpellingIndex): string | null {
  const near = index.get(word);
  if (near === word) return null;
  if (near !== undefined && near !== null) return near;
  const found = new Set([word, ...listSlips(word)].map((slip) => index.get(slip) ?? null));
  found.delete(null);
  return found.size === 1 ? [...found][0]! : null;
}

function isLong(word: string): boolean {
  return word.length >= LEAST_LETTERS && /^\p{L}+$/u.test(word);
}

/** The word without one of its letters, each in turn. */
function listSlips(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

function listLostLigatures(word: string): string[] {
  return [...word.matchAll(LIGATURES)]
    .map(({ index, 0: pair }) => word.slice(0, index) + word.slice(index + pair.length))
    .filter(isLong);
}
