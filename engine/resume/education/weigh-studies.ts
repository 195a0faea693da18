import { foldLetters } from "../words/fold-letters.ts";
import { readWordSet } from "../words/word-set.ts";
import { DEGREES, SCHOOLS } from "./data/degree-words.ts";

const degrees = readWordSet(DEGREES);
const schools = readWordSet(SCHOOLS);
/** Short names of degrees that are also words: they count in capitals or with dots only. */
const SHORT = /^[a-z](?:\.?[a-z]){0,2}\.?$/;
const LONGEST = 4;

/** 3 begins with a degree, 2 has one, 0 none. */
export function weighDegree(text: string): number {
  const words = tokens(text);
  for (const [index, word] of words.entries()) {
    for (let size = Math.min(LONGEST, words.length - index); size >= 1; size -= 1) {
      const phrase = words
        .slice(index, index + size)
        .map((one) => one.folded)
        .join(" ");
      if (!degrees.has(phrase) && !degrees.has(phrase.replace(/\.$/, ""))) continue;
      if (size === 1 && SHORT.test(phrase) && !isWrittenAsDegree(word.printed)) continue;
      return index === 0 ? 3 : index <= 3 ? 2.2 : 1.8;
    }
    if (index > 10) break;
  }
  return COMPOUND.test(foldLetters(text)) ? 2.5 : 0;
}

const COMPOUND =
  /\p{L}{3,}(?:studium|ausbildung|diplom|examen|eksamen|tutkinto|abschluss|utdanning|utbildning|uddannelse|opleiding)\b/u;

/** 'BS', 'B.S.', 'MSc', '10th' but not 'as', 'be', 'do', 'ma' in running text. */
function isWrittenAsDegree(printed: string): boolean {
  return /^(?:[A-Z]\.?){2,3}$/.test(printed) || /^(?:MSc|BSc|MEd|BEd|MPhil|MTech|BTech)$/.test(printed);
}

/** 3 has a word that only schools have, 0 none. */
export function weighSchool(text: string): number {
  const words = tokens(text);
  for (const [index] of words.entries()) {
    for (let size = Math.min(3, words.length - index); size >= 1; size -= 1) {
      const phrase = words
        .slice(index, index + size)
        .map((one) => one.folded)
        .join(" ");
      if (!schools.has(phrase)) continue;
      if (
        phrase === "hs" ||
        phrase === "tu" ||
        phrase === "kit" ||
        phrase === "primary" ||
        phrase === "secondary" ||
        phrase === "vocational" ||
        phrase === "centro"
      )
        return 1.5;
      return 3;
    }
  }
  return /\p{L}{4,}(?:schule|skolan|skole|skola|universitat|hochschule|gymnasium|college|kolleg|akademie|school|lyceum|hogeschool|szkola)\b/u.test(
    foldLetters(text),
  )
    ? 3
    : 0;
}

function tokens(text: string): { printed: string; folded: string }[] {
  return text
    .split(/[\s,()|/:;•]+|\s[-–—]\s/u)
    .map((printed) => printed.replace(/^["'“”]+|["'“”]+$/g, ""))
    .filter((printed) => printed !== "" && printed !== "-" && printed !== "–")
    .map((printed) => ({ printed, folded: foldLetters(printed) }));
}
