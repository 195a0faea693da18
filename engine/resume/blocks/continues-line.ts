import { GOES_ON_WITH } from "../../knowledge/degrees/school-parts.ts";
import { LABELLED_FACT } from "../../knowledge/headings/fact-labels.ts";
import { scorePlace } from "../../knowledge/places/read-places.ts";
import { TITLE_HINTS } from "../../knowledge/titles/title-words.ts";
import { HALF_NAME_END, OPEN_END, PREPOSITION_END } from "../../knowledge/words/line-ends.ts";
import { foldLetters, foldWords } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";
import { findPeriods } from "../dates/find-periods.ts";
import { scanDates } from "../dates/scan-dates.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { isField } from "../features/is-field.ts";
import { isStudyNote } from "../features/is-grade.ts";
import { isTitleWord } from "../features/is-title-word.ts";
import { scoreTitle } from "../features/title-features.ts";
import type { Line } from "../model/line.ts";
import { type ColumnShape, columnKey, type PageShape } from "../shape/measure-shape.ts";

/** Lines of one text are set in one size; a tenth more is a heading's. */
const SIZE_TOLERANCE = 0.08;
/** Line heights by which lines of one text may stand further apart than is usual, and a gap that is never too wide. */
const GAP_TOLERANCE = 0.35;
const SMALL_GAP = 0.55;
/** Points by which a line must stand left of its bullet's to be none of its own. */
const LEFT_OF_BULLET = 3;
/** The space before a word, in sizes of its type. */
const WORD_SPACE = 0.3;
/** Characters; a line that breaks in the middle of a name is long, and a little less so in capitals. */
const LONG_NAME = 25;
const LONG_CAPITALS = 8;
/** The reach of a full line, in sizes of its type: rag leaves about a word. */
const RAG = 2;
/** A column where fewer lines than this share are full is a list; its lines are short, in characters. */
const FULL_LINES = 0.3;
const LONG_ITEM = 45;
/** Characters; no line of dates and names is longer. */
const LONGEST_DATED = 130;
const LONGEST_DATE = 24;
/** Scores from which a line names a degree or a school beyond doubt. */
const SURE_DEGREE = 2.2;
const SURE_SCHOOL = 3;
/** Scores from which a text may name one of these, and characters beyond which it says something in any case. */
const NAMES = { title: 2.5, employer: 1.5, degree: 2, place: 1.5, length: 40 };

/**
 * Does `next` run on from `line`, broken only because the line was full? A typesetter breaks where the next word no longer
 * fits, so a line with room left for that word ended on purpose.
 */
export function continuesLine(
  line: Line,
  next: Line,
  shape: PageShape,
  inList = false,
  first: Line = line,
): boolean {
  if (!isSetAlike(line, next)) return false;
  if (next.page !== line.page) return startsMidSentence(next) && !endsSentence(line.text);
  if (!standsRightBelow(line, next, shape) || standsLeftOfBullet(line, next, first)) return false;
  const column = shape.columns.get(columnKey(line));
  if (column === undefined || isOnlyDate(next.text) || isLabelled(next.text)) return false;
  if (isOpenEnded(line.text)) return true;
  if (headsEntry(line, next) || isNextItem(line, next, inList) || isRemarkOnStudy(line, next)) return false;
  if (isCutTitle(line, next)) return true;
  if (hasRoomFor(next, line, column))
    return startsMidSentence(next) && !endsSentence(line.text) && !line.caps;
  if (isCutName(line, next, shape) || isCutStudy(line, next, first)) return true;
  // 'Technische Universität' is no school yet.
  if (HALF_NAME_END.test(line.text)) return /^\p{Lu}/u.test(next.text) && line.bold === next.bold;
  return !isStudyBelow(line, next) && !beginsAnew(line, next, column) && !isShortItem(line, next, column);
}

/** Text in one column, size and weight, with nothing that begins a line of its own. */
function isSetAlike(line: Line, next: Line): boolean {
  if (next.bullet || line.text === "" || next.text === "") return false;
  if (line.tabs.length > 0 || next.tabs.length > 0 || next.icons.length > 0) return false;
  if (line.column !== next.column) return false;
  if (Math.abs(next.size - line.size) > SIZE_TOLERANCE * line.size) return false;
  const endsBold = line.turns?.at(-1)?.bold ?? line.bold;
  return endsBold === next.bold || (!endsBold && /^[\p{Ll}\d(]/u.test(next.text));
}

function standsRightBelow(line: Line, next: Line, shape: PageShape): boolean {
  return next.gap <= Math.max(shape.usualGap + GAP_TOLERANCE, SMALL_GAP) && next.box.y > line.box.y;
}

/** What hangs under a bullet is set in from the margin like its first line. */
function standsLeftOfBullet(line: Line, next: Line, first: Line): boolean {
  return (
    first.bullet &&
    next.box.x < first.box.x - LEFT_OF_BULLET &&
    !startsMidSentence(next) &&
    !PREPOSITION_END.test(line.text)
  );
}

/** What has its time at its edge heads an entry: nothing runs into it, and it runs into nothing. */
function headsEntry(line: Line, next: Line): boolean {
  if (startsMidSentence(next)) return false;
  return isDated(next.text) || (isDated(line.text) && !/,$/.test(line.text)) || endsInYear(line.text);
}

/** Skills and languages stand one to a line; only a list that runs on with commas is wrapped. */
function isNextItem(line: Line, next: Line, inList: boolean): boolean {
  return inList && !line.bullet && !startsMidSentence(next) && !/[,;|•·]/.test(line.text);
}

/** 'Designation: Clerk' is a fact of its own, however full the line above it is. */
const isLabelled = remember((text: string) => LABELLED_FACT.test(foldLetters(text)));

/** 'magna cum laude' below the degree, 'including English' below the school. */
function isRemarkOnStudy(line: Line, next: Line): boolean {
  return (
    isStudyNote(next.text) && (scoreDegree(line.text) >= SURE_DEGREE || scoreSchool(line.text) >= SURE_SCHOOL)
  );
}

function hasRoomFor(next: Line, line: Line, column: ColumnShape): boolean {
  return column.right - rightEdge(line) > firstWordWidth(next) + WORD_SPACE * next.size;
}

/** 'Senior Graphic' above 'Designer': a cell narrower than its column cut a title before the word that says whose it is. */
function isCutTitle({ text }: Line, next: Line): boolean {
  const [words, behind] = [foldWords(text), foldWords(next.text)];
  if (words.length > MOST_TITLE_WORDS || behind.length === 0 || behind.length > 2) return false;
  const hints = words.filter((word) => TITLE_HINTS.has(word) || JOINING.has(word)).length;
  return (
    /^\p{Lu}[\p{L}&’' -]+$/u.test(text) &&
    /^\p{Lu}[\p{L} ]+$/u.test(next.text) &&
    2 * hints >= words.length &&
    isTitleWord(behind.at(-1)!) &&
    !isTitleWord(words.at(-1)!) &&
    scoreTitle(text) < NAMES.title &&
    scoreEmployer(text) < NAMES.employer
  );
}

const MOST_TITLE_WORDS = 4;
const JOINING: ReadonlySet<string> = new Set(["and", "of"]);

/** A bold line that was full runs on in bold, as long titles do; so do capitals and degrees before a lone word. */
function isCutName(line: Line, next: Line, shape: PageShape): boolean {
  const isLong = line.text.length > LONG_NAME;
  if (line.bold && next.bold && !shape.bodyBold && isLong) return true;
  const inCapitals = line.caps && next.caps && line.bold === next.bold && line.text.length > LONG_CAPITALS;
  const isDegree = isLong && scoreDegree(line.text) > 0 && /^\p{Lu}\p{L}+$/u.test(next.text);
  return (inCapitals || isDegree) && saysNothing(next.text);
}

/** Where no line surely runs on, a capital letter begins something new. */
function beginsAnew(line: Line, next: Line, { wrapEdge }: ColumnShape): boolean {
  if (!/^[\p{Lu}\p{N}]/u.test(next.text)) return false;
  return wrapEdge === null || rightEdge(line) < wrapEdge - RAG * line.size;
}

/** In a column of short lines a long line is no proof that it was full. */
function isShortItem(line: Line, next: Line, { full }: ColumnShape): boolean {
  if (full >= FULL_LINES || line.text.length >= LONG_ITEM) return false;
  return !startsMidSentence(next) && !/[a-z]{2} [a-z]{2}/.test(next.text);
}

/** 'Licenciada en Historia' below 'Universidad Nacional de X', however full that line is. */
function isStudyBelow(line: Line, next: Line): boolean {
  return (
    scoreSchool(line.text) >= SURE_SCHOOL &&
    !isOpenEnded(next.text) &&
    !GOES_ON_WITH.test(next.text) &&
    scoreSchool(next.text) === 0 &&
    (scoreDegree(next.text) >= SURE_DEGREE || (/ /.test(next.text) && isField(next.text)))
  );
}

/** 'MA Human Resource' above 'Management, Cardiff', and that above 'Metropolitan University' in a narrow column. */
function isCutStudy(line: Line, next: Line, first: Line): boolean {
  if (scoreDegree(first.text) < NAMES.degree || /\d{4}/.test(line.text)) return false;
  const word = /^\p{Lu}\p{L}+/u.exec(next.text)?.[0];
  if (line === first)
    return (
      word !== undefined &&
      isField(`${line.text} ${word}`) &&
      !isField(line.text) &&
      scoreSchool(next.text) === 0
    );
  return (
    scoreSchool(next.text) >= SURE_SCHOOL &&
    scoreSchool(line.text) === 0 &&
    /, \p{Lu}[\p{L}'’]+$/u.test(line.text)
  );
}

/** Names nothing by itself: neither a title nor an employer, a school, a degree or a place. */
function saysNothing(text: string): boolean {
  return (
    text.length < NAMES.length &&
    scoreTitle(text) < NAMES.title &&
    scoreEmployer(text) < NAMES.employer &&
    scoreSchool(text) < SURE_SCHOOL &&
    scoreDegree(text) < NAMES.degree &&
    scorePlace(text) < NAMES.place
  );
}

function startsMidSentence(line: Line): boolean {
  return /^[\p{Ll}(&]/u.test(line.text) && !/^(?:https?:|www\.|[\w.+-]+@)/.test(line.text);
}

/** Ends with a comma, a conjunction or an opened hyphen: more must follow. */
const isOpenEnded = remember(isOpenEndedAnew);

function isOpenEndedAnew(text: string): boolean {
  // 'Wissenschaftliche' above 'Mitarbeiterin': an adjective in a title.
  if (/(?<![\p{L}])\p{Lu}\p{L}{3,}(?:liche|ische|ierte)[rnms]?$/iu.test(text)) return true;
  return OPEN_END.test(text);
}

/** 'Diploma, Millwright, Oregon Trades Council, 2014' is complete. */
function endsInYear(text: string): boolean {
  return text.length < LONGEST_DATED && /[,|(\t–-]\s*(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\)?$/u.test(text);
}

/** The second half of a period that a narrow column broke. */
function isOnlyDate(text: string): boolean {
  if (text.length > LONGEST_DATE) return false;
  const [mark] = scanDates(text);
  return mark !== undefined && mark.start === 0 && mark.end >= text.trimEnd().length;
}

function isDated(text: string): boolean {
  return (
    text.length < LONGEST_DATED &&
    findPeriods(text).some((period) => period.range && (period.start < 2 || period.end > text.length - 3))
  );
}

function endsSentence(text: string): boolean {
  return /[.!?:;]$/.test(text);
}

function rightEdge({ box }: Line): number {
  return box.x + box.width;
}

function firstWordWidth(line: Line): number {
  const word = /^\S+/.exec(line.text)?.[0] ?? "";
  return (line.box.width * word.length) / Math.max(1, line.text.length);
}
