import { DURATION } from "../../knowledge/dates/duration-words.ts";
import { DUTIES_HEADING, LIST_OF_JOB_HEADING } from "../../knowledge/headings/doubtful-headings.ts";
import { headingKey } from "../../knowledge/headings/heading-key.ts";
import { PLACEMENT, PLACEMENT_PHRASE } from "../../knowledge/titles/placements.ts";
import { beginsWithVerb } from "../../knowledge/verbs/begins-with-verb.ts";
import { ABBREVIATED_NAME } from "../../knowledge/words/abbreviations.ts";
import { SENTENCE_WORDS } from "../../knowledge/words/small-words.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import type { Unit } from "../blocks/build-blocks.ts";
import type { Period } from "../dates/find-periods.ts";
import { scoreDegree } from "../features/degree-features.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import { namesByLabel, readFactLabel } from "./read-labelled.ts";

const LABEL = /^[\p{L} /&()-]{2,40}[::]\s*\S/u;
const JOINING = /^(?:e|i)[A-Z]|^(?:bei|chez|at|for|with|für|pour|presso|w|in|à|au|en|em|na|@)\b/u;

/** Characters of a row that names title, department and employer, their institute and its town. */
const LONGEST_HEADER = 260;

/** Words of a label and the name behind it, with its town. */
const MOST_NAMED = 14;

/** '1. ' or '2) ', before what was done or before a job. */
export const COUNTED = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u;

/**
 * Whether a row names something (a title, an employer, a place, a time) rather than telling what was done. `rest` is its
 * text without its period; `bold` says that it is set in bold.
 */
export function isHeaderText(
  rest: string,
  unit: Unit,
  period: Period | null,
  bold = false,
  firstCell = rest,
): boolean {
  const text = rest.trim().replace(COUNTED, "");
  if (text.replace(/[\s().,|–—-]/gu, "") === "") return period !== null;
  if (headsList(text)) return false;
  // '9 years 1 month' between an employer and the roles held there.
  if (unit.kind !== "item" && DURATION.test(text)) return true;
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (period !== null && opensWithTitle(text, period)) return true;
  if (unit.lines.length > 3 || text.length > 150 || words.length > 20) return false;
  if (namesByLabel(text) && words.length <= MOST_NAMED) return true;
  if (tellsDuty(text, words)) return false;
  const isLabelled = readFactLabel(text) !== null || (scoreDegree(text) >= 3 && words.length <= 10);
  if (period !== null) return isDatedHeader(text, words, unit);
  if (unit.kind !== "item" && words.length <= MOST_OF_TITLE && namesPlacement(text)) return true;
  // 'Lumber and steel, 48 states. Equipment: flatbed'
  if (/\p{Ll}\. \p{Lu}\p{Ll}+: /u.test(text) && scoreDegree(text) < 3) return false;
  if (unit.kind === "item") return namesByLabel(text);
  if (
    /[.!?;]$/.test(text) &&
    !ABBREVIATED_NAME.test(text) &&
    words.length > 1 &&
    !isNameWithStop(text, words)
  )
    return false;
  if (/^\p{Ll}/u.test(text) && !JOINING.test(text) && scoreDegree(text) < 3) return false;
  if (isTold(words)) return false;
  // 'Diploma di ragioneria' has no capital after the first.
  const isDegree = scoreDegree(text) >= 2.5 && words.length <= 5;
  if (isDuty(text, words) && !isDegree && !(bold && words.length <= 7)) return false;
  // 'Elm City University' and, in a cell of its own, 'GPA: 3.8'
  return isLabelled || !(LABEL.test(firstCell.trim()) || (/[::]$/.test(text) && !isTitleAlone(text, words)));
}

/** Words of a title that has its row to itself. */
const MOST_OF_TITLE = 7;

const namesPlacement = (text: string) =>
  [PLACEMENT, PLACEMENT_PHRASE].some((one) => one.test(text.replace(/\s*[::]$/, "")));

/** 'Maçon:', 'Lab Assistant:', over who employed and when. */
function isTitleAlone(text: string, words: readonly string[]): boolean {
  return words.length <= MOST_OF_TITLE && scoreTitle(text.replace(/\s*[::]$/, "")) >= 3;
}

/** 'Highlights', 'Key responsibilities:': what stands above the list of a job names nothing of it. */
export function headsList(text: string): boolean {
  const key = headingKey(text);
  return LIST_OF_JOB_HEADING.test(key) || DUTIES_HEADING.test(key);
}

/** A long row is a header too where it has a stretch of time and begins with a title: 'Postdoctoral researcher, Elm University, …'. */
function opensWithTitle(text: string, period: Period): boolean {
  const first = text.split(/[,|•·]|\s[-–—]\s/u)[0]!.replace(/^[\s.:)–—-]+/u, "");
  return (
    period.range &&
    text.length <= LONGEST_HEADER &&
    scoreTitle(first) >= 3 &&
    first.split(/\s+/).length <= 6 &&
    !/[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}/u.test(text) &&
    !beginsWithVerb(first)
  );
}

/** 'Managed a team' begins with what was done; 'Lead Engineer', 'Head Cook' and 'Train Driver' do not. */
function tellsDuty(text: string, words: readonly string[]): boolean {
  if (words.length < 3 || !beginsWithVerb(text) || namesPost(text)) return false;
  // 'Master of Science', 'Head of Marketing at Clyde Lights'
  if (scoreDegree(text) >= 3) return false;
  if (/^[^\p{L}]*(?:head|chief) of\b/iu.test(text)) return false;
  const main = text.split(/[,|–—]|\s-\s/u)[0]!;
  if (!/^\p{L}+ed\b/u.test(main) && scoreTitle(main) >= 3.2 && main.split(/\s+/).length <= 5) return false;
  if (scoreEmployer(main) >= 1.5 && words.slice(1).some((word) => /^\p{Lu}/u.test(word))) return false;
  const rest = words.slice(1, 4).filter((word) => /\p{L}/u.test(word));
  return rest.length > 0 && !/^[^\p{L}]*\p{Lu}/u.test(rest[0]!);
}

/** 'Shipping and Receiving Clerk at Corvid Traders': capitals throughout up to who employs, and the last is a post's. */
function namesPost(text: string): boolean {
  const first = text.split(/ (?:at|for) |[,|•·]|\s[-–—]\s/u)[0]!.trim();
  return (
    /^\p{Lu}\S*(?: (?:and|&|of) \p{Lu}\S*| \p{Lu}\S*){1,5}$/u.test(first) &&
    !/\ds?$|s$/.test(first) &&
    scoreTitle(first) >= 3
  );
}

/** 'Head chef.' and 'Bayou Steel Works.' are names; 'Museums, banks and a zoo.' says what was done there. */
function isNameWithStop(text: string, words: readonly string[]): boolean {
  const plain = words
    .slice(1)
    .some((word) => /^[^\p{L}]*\p{Ll}{3,}/u.test(word) && !SENTENCE_WORDS.has(foldLetters(word)));
  if (scoreTitle(text) >= 2.5) return !plain || words.length <= 3;
  return !plain && scoreEmployer(text) >= 1.5;
}

/** A dated row may end in a full stop and may be a list's item, if it is short and is no sentence. */
function isDatedHeader(text: string, words: readonly string[], unit: Unit): boolean {
  if (unit.kind === "item" && words.length > 12) return false;
  if (/[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}/u.test(text)) return false;
  return !isTold(words);
}

/** Three and more words with no capital after the first, and nothing that names a title or an employer: a duty. */
function isDuty(text: string, words: readonly string[]): boolean {
  if (words.length < 3 || words.slice(1).some((word) => /^[^\p{L}]*\p{Lu}/u.test(word))) return false;
  if (!words.slice(1).some((word) => /\p{Ll}/u.test(word))) return false;
  if (words.slice(1).some((word) => /^\d{1,4}$/.test(word)) && words.length >= 4) return true;
  return scoreTitle(text) < 2.5 && scoreEmployer(text) < 1.5;
}

/** Many small words: a sentence; 'The Parlour on Thayer, Providence, RI' has capitals wherever it can. */
function isTold(words: readonly string[]): boolean {
  const others = words.filter((word) => !SENTENCE_WORDS.has(foldLetters(word)));
  if (others.every((word) => /^[^\p{L}]*[\p{Lu}\p{N}]/u.test(word))) return false;
  return words.length >= 6 && 1 - others.length / words.length > 0.3;
}
