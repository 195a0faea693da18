import type { Unit } from "../blocks/build-blocks.ts";
import { ACTION_VERBS } from "../checks/data/action-verbs.ts";
import type { Period } from "../dates/find-periods.ts";
import { foldLetters } from "../words/fold-letters.ts";
import { readWordSet } from "../words/word-set.ts";
import { readFactLabel } from "./read-labelled.ts";
import { weighEmployer, weighTitle } from "./weigh-pieces.ts";

const SMALL_WORDS: ReadonlySet<string> = new Set(
  "the a an to with that which who was were is are be been by from as their our my this these on into through using while including ensuring und mit für sowie der die das den dem bei zur zum avec pour les des dans ainsi que sur una los las para por que con uma os dos nas pelo per gli della nel che een het van voor met aan oraz na do przez".split(
    " ",
  ),
);
const VERB_START =
  /^(?:(?:was |i |we |successfully |currently )?(?:managed|led|lead|developed|created|designed|built|assisted|provided|worked|working|performed|conducted|ensured|maintained|supported|responsible|handled|prepared|implemented|coordinated|trained|supervised|helped|delivered|increased|reduced|improved|achieved|organized|organised|established|monitored|administered|operated|installed|repaired|taught|served|sold|processed|completed|participated|collaborated|utilized|used|wrote|analyzed|analysed|oversaw|planned|executed|executing|managing|leading|developing|providing|assisting|ensuring|maintaining|preparing|handling|conducting|performing|coordinating|supporting|creating|designing|helping|making|taking|doing|promoted|recognized|awarded|selected|hired|recruited|demonstrated|gained|learned|facilitated|resolved|answered|greeted|cleaned|cooked|stocked|drove|loaded|tested|deployed|automated|migrated|engineered|spearheaded|initiated|negotiated|evaluated|reviewed|reported|presented|published|researched|identified))\b/;
const verbs = readWordSet(ACTION_VERBS);
const LABEL = /^[\p{L} /&()-]{2,40}[::]\s*\S/u;
const ABBREVIATED = /\b(?:Inc|Ltd|Co|Corp|Pvt|Jr|Sr|St|Dept|Bros|Dr|Mgr|Ltda|Lda|[A-Z]|\p{L}\.\s?\p{L})\.$/u;
const JOINING = /^(?:e|i)[A-Z]|^(?:bei|chez|at|for|with|für|pour|presso|w|in|à|en|em|na|@)\b/u;

/**
 * Whether a row names something (a title, an employer, a place, a time) rather than telling what was done. `rest` is its
 * text without its period.
 */
export function isHeaderText(rest: string, unit: Unit, period: Period | null): boolean {
  const text = rest.trim();
  if (text.replace(/[\s().,|–—-]/gu, "") === "") return period !== null;
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (unit.lines.length > 3 || text.length > 150 || words.length > 20) return false;
  const folded = foldLetters(text);
  if (VERB_START.test(folded)) return false;
  const isLabelled = readFactLabel(text) !== null;
  if (period !== null) return isDatedHeader(text, words, unit, period);
  if (unit.kind === "item") return false;
  if (/[.!?;]$/.test(text) && !ABBREVIATED.test(text) && words.length > 4) return false;
  if (/^\p{Ll}/u.test(text) && !JOINING.test(text)) return false;
  if (isTold(words) || isDuty(text, words)) return false;
  return isLabelled || !(LABEL.test(text) || /[::]$/.test(text));
}

/** A dated row may end in a full stop and may be a list's item, if it is short and is no sentence. */
function isDatedHeader(text: string, words: readonly string[], unit: Unit, period: Period): boolean {
  if (unit.kind === "item" && (!period.range || words.length > 12)) return false;
  if (/[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}/u.test(text)) return false;
  return !isTold(words);
}

/** Five and more words with no capital after the first, and nothing that names a title or an employer: a duty. */
function isDuty(text: string, words: readonly string[]): boolean {
  if (words.length < 4 || words.slice(1).some((word) => /^[^\p{L}]*\p{Lu}/u.test(word))) return false;
  if (!words.slice(1).some((word) => /\p{Ll}/u.test(word))) return false;
  if (words.length === 4 && !verbs.has(foldLetters(words[0]!))) return false;
  return weighTitle(text) < 2.5 && weighEmployer(text) < 1.5;
}

/** Many small words: a sentence. */
function isTold(words: readonly string[]): boolean {
  const small = words.filter((word) => SMALL_WORDS.has(foldLetters(word))).length;
  return words.length >= 6 && small / words.length > 0.3;
}
