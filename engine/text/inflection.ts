import { IRREGULAR_PLURALS, IRREGULAR_VERBS, UNINFLECTED } from "./irregular-words.ts";

/**
 * Singular of a lower-case noun ('processes' -> 'process'). Only inflection is undone, never derivation: 'accountant',
 * 'accounting' and 'account' stay three words.
 */
export function singularOf(word: string): string {
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  const length = word.length;
  if (length <= 3 || word.charCodeAt(length - 1) !== 115 || UNINFLECTED.has(word)) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sses|shes|ches|xes|zzes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("oes") && length > 5) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Base form of a lower-case word that ends in -ing or -ed ('scheduling', 'scheduled' -> 'schedule'); others unchanged. */
export function baseOf(word: string): string {
  const irregular = IRREGULAR_VERBS.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 5 || UNINFLECTED.has(word)) return word;
  if (word.endsWith("ing")) return restoreBase(word.slice(0, -3), word);
  if (!word.endsWith("ed")) return word;
  if (word.endsWith("ied")) return `${word.slice(0, -3)}y`;
  if (word.endsWith("eed")) return word;
  return restoreBase(word.slice(0, -2), word);
}

const VOWEL = /[aeiouy]/;

/** Gives a stem back what the ending took: the silent e of 'manag', the single n of 'plann'. */
function restoreBase(stem: string, word: string): string {
  if (stem.length < 2 || !VOWEL.test(stem)) return word;
  const last = stem.at(-1)!;
  if (last === stem.at(-2) && !VOWEL.test(last)) return undoubled(stem, last);
  if (/[uvcz]$/.test(stem)) return `${stem}e`;
  if (/[^aeiou]y$/.test(stem) || /[aeiou]y$/.test(stem) || /[wxo]$/.test(stem)) return stem;
  if (/[^aeioulrwy]l$/.test(stem) || /(?:[rd]g|[aeiou]g|[lr]s|ns|dg)$/.test(stem)) return `${stem}e`;
  if (isClosedSyllable(stem)) return `${stem}e`;
  return endsInSilentE(stem) ? `${stem}e` : stem;
}

function undoubled(stem: string, last: string): string {
  if (last === "s" || last === "z" || last === "f") return stem;
  // One-syllable words in -ll keep it (sell, drill, bill); longer ones had it doubled (label, travel, control).
  if (last === "l" && syllables(stem) === 1) return stem;
  return stem.slice(0, -1);
}

/** One vowel then one consonant in one syllable ('cod', 'hir', 'writ'): a base without e would have doubled it. */
function isClosedSyllable(stem: string): boolean {
  return /^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(stem);
}

const ALWAYS_E = /(?:[^aeo][aeiou]t|[aeiou]s|th)$/;

/** Endings of longer stems that took an e with them: -at(e), -iz(e), -ur(e), -ib(e), -ud(e), -in(e) and their like. */
function endsInSilentE(stem: string): boolean {
  if (/[aeiou]{2}[^aeiou]$/.test(stem))
    return /(?:[aeiou]{2}s|eav|iev|eiv|[iu]at|creat|uir|quot|uid)$/.test(stem);
  if (
    /(?:at|ut|ur|ir|ib|ob|ud|id|od|iv|ov|av|ul|yz|ik|ak|ok|ap|op|yp|is|os|as|in|ar|il|am|im|um|ad|or)$/.test(
      stem,
    )
  ) {
    return !KEEPS_CONSONANT.test(stem);
  }
  return ALWAYS_E.test(stem) && /(?:[aeiou]s)$/.test(stem);
}

/** ...and those that did not: develop, monitor, maintain, custom, format, method, focus. */
const KEEPS_CONSONANT =
  /(?:elop|velop|ollop|allop|nitor|itor|utor|ctor|ntor|nsor|uthor|abor|avor|olor|onor|arbor|ndor|rror|irror|format|orbid|avoid|valid|iquid|method|gather|focus|canvas|bias|atlas|ustom|andom|lossom|ottom|andar|ollar|illar|imilar|ugar|uffin|asin|irgin|resin|vitamin|aspirin|bulletin|margin|origin|cabin|pencil|council|counsel|devil|fossil|evil|stencil|pupil|peril|claim|acclaim|metal|total|signal|medal|pedal|label|gossip|turnip|tulip|victim|interim|program|diagram|telegram|album|forum|vacuum|medium|premium|minimum|pilot|orchid|pyramid|hybrid|solid|rapid|fluid|period|decor|meteor|visit|caterin|envelop|salad|ballad|myriad|nomad|tutor|motor|mirror|anchor)$/;

function syllables(stem: string): number {
  let count = 0;
  let inVowel = false;
  for (const letter of stem) {
    const vowel = VOWEL.test(letter);
    if (vowel && !inVowel) count += 1;
    inVowel = vowel;
  }
  return count;
}
