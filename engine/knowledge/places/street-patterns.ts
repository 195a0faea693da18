import { foldLetters } from "../../text/fold-letters.ts";
import { collectWords, patternOf } from "../locales/collect-words.ts";
import type { StreetWords } from "../locales/locale.ts";

const wordsOf = (pick: (streets: StreetWords) => readonly string[] | undefined): string =>
  patternOf(collectWords(({ streets }) => pick(streets ?? {})).map(foldLetters));

/** A word begins and ends so in any script; `\\b` knows Latin letters without accents only. */
const BEGIN = "(?<![\\p{L}\\d])";
const END = "(?![\\p{L}\\d])";
const NUMBER_BEHIND = ` ?\\d{1,4} ?[a-z]?${END}`;
const compounds = wordsOf((streets) => streets.compoundEndings);
const ownWords = wordsOf((streets) => streets.beforeNumber);

/** Kinds of streets and dwellings, folded, by where languages put them: before or after name and number. */
export const STREETS: readonly RegExp[] = [
  // 12 Elm Road, 1200 N. Main St., 4/12 High Street
  `${BEGIN}\\d{1,6}[a-z]?(?:[-/]\\d{1,5}[a-z]?)?,? (?:[\\p{L}\\d.'-]+ ){1,5}(?:${wordsOf((streets) => streets.behindNumber)})${END}`,
  // Musterstraße 12, Hauptstr. 5a, Keizersgracht 12, Storgata 5
  `\\p{L}+(?:${compounds})${NUMBER_BEHIND}`,
  // Am Weg 3
  `${BEGIN}(?:${wordsOf((streets) => streets.openings)}) [\\p{L}-]+(?: [\\p{L}-]+)?${NUMBER_BEHIND}`,
  // Wiener Straße 5
  `${BEGIN}[\\p{L}-]+(?: [\\p{L}-]+){0,2} (?:${ownWords})${NUMBER_BEHIND}`,
  // 12 rue de la Paix, Rua Augusta
  `${BEGIN}(?:${wordsOf((streets) => streets.beforeName)}) \\p{L}`,
  // Calle Mayor 5, Avda. de la Paz 3, Cra. 7 # 12-34
  `${BEGIN}(?:${wordsOf((streets) => streets.beforeNameAndNumber)}) ?\\p{L}*[^,]{0,40}\\d`,
  // Via Roma 10, Piazza Garibaldi, 3
  `${BEGIN}(?:${wordsOf((streets) => streets.beforeWordsAndNumber)}) (?:\\p{L}[\\p{L}.']* ?){1,5},? ?(?:n\\.?|n°)? ?\\d{1,4}`,
  // ul. Długa 5/12, os. Leśne 3, Na Příkopě 14
  `${BEGIN}(?:${wordsOf((streets) => streets.abbreviated)})\\.? ?[\\p{L}\\d][\\p{L}.' -]{1,40},? ?(?:д\\. ?|буд\\. ?)?\\d{1,4}`,
  // Kossuth utca, MG Road
  `${BEGIN}[\\p{L}-]+ (?:${wordsOf((streets) => streets.behindName)})${END}`,
  // Flat 3, H.No. 12-3, Plot 5, P.O. Box 123, Blk 12
  `${BEGIN}(?:${wordsOf((streets) => streets.homes)}) ?[-:#]? ?[a-z]{0,2}-? ?\\d{1,6}`,
  // Jalan 5/2, near City Mall
  `${BEGIN}(?:${wordsOf((streets) => streets.areas)}) ?:? ?[\\p{L}\\d]`,
  // 東京都渋谷区…, 北京市海淀区…
  wordsOf((streets) => streets.characters),
].map((pattern) => new RegExp(pattern, "u"));
