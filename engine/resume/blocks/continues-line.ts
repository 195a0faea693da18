import { scorePlace } from "../../knowledge/places/read-places.ts";
import { HALF_NAME_END, OPEN_END, PREPOSITION_END } from "../../knowledge/words/line-ends.ts";
import { findPeriods } from "../dates/find-periods.ts";
import { scanDates } from "../dates/scan-dates.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { isField } from "../features/is-field.ts";
import { isStudyNote } from "../features/is-grade.ts";
import { scoreEmployer, scoreTitle } from "../features/title-features.ts";
import type { Line } from "../model/line.ts";
import { columnKey, type PageShape } from "../shape/measure-shape.ts";

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
  if (next.bullet || line.text === "" || next.text === "") return false;
  if (line.tabs.length > 0 || next.tabs.length > 0 || next.icons.length > 0) return false;
  if (line.column !== next.column) return false;
  if (Math.abs(next.size - line.size) > 0.08 * line.size) return false;
  const endsBold = line.turns?.at(-1)?.bold ?? line.bold;
  if (endsBold !== next.bold && (endsBold || !/^[\p{Ll}\d(]/u.test(next.text))) return false;
  if (next.page !== line.page) return startsMidSentence(next) && !/[.!?:;]$/.test(line.text);
  if (next.gap > Math.max(shape.usualGap + 0.35, 0.55)) return false;
  if (next.box.y <= line.box.y) return false;
  // What hangs under a bullet is set in from the margin like its first line.
  if (
    first.bullet &&
    next.box.x < first.box.x - 3 &&
    !startsMidSentence(next) &&
    !PREPOSITION_END.test(line.text)
  )
    return false;
  const column = shape.columns.get(columnKey(line));
  if (column === undefined) return false;
  if (isOnlyDate(next.text)) return false;
  if (isOpenEnded(line.text)) return true;
  // What has its time at its edge heads an entry: nothing runs into it, and it runs into nothing.
  if (
    !startsMidSentence(next) &&
    (isDated(next.text) || (isDated(line.text) && !/,$/.test(line.text)) || endsInYear(line.text))
  )
    return false;
  // Skills and languages stand one to a line; only a list that runs on with commas is wrapped.
  if (inList && !line.bullet && !startsMidSentence(next) && !/[,;|•·]/.test(line.text)) return false;
  // 'magna cum laude' below the degree, 'including English' below the school.
  if (isStudyNote(next.text) && (scoreDegree(line.text) >= 2.2 || scoreSchool(line.text) >= 3)) return false;
  const room = column.right - (line.box.x + line.box.width);
  const fits = room > firstWordWidth(next) + 0.3 * next.size;
  if (fits) return startsMidSentence(next) && !/[.!?:;]$/.test(line.text) && !line.caps;
  // A bold line that was full runs on in bold, as long titles do.
  if (line.bold && next.bold && !shape.bodyBold && line.text.length > 25) return true;
  if (line.caps && next.caps && line.bold === next.bold && line.text.length > 8 && saysNothing(next.text))
    return true;
  if (
    scoreDegree(line.text) > 0 &&
    line.text.length > 25 &&
    /^\p{Lu}\p{L}+$/u.test(next.text) &&
    saysNothing(next.text)
  )
    return true;
  if (isCutStudy(line, next, first)) return true;
  // 'Technische Universität' is no school yet.
  if (HALF_NAME_END.test(line.text)) return /^\p{Lu}/u.test(next.text) && line.bold === next.bold;
  // Where no line surely runs on, a capital letter begins something new.
  const cased = /^[\p{Lu}\p{N}]/u.test(next.text);
  if (cased && (column.wrapEdge === null || line.box.x + line.box.width < column.wrapEdge - 2 * line.size))
    return false;
  // In a column of short lines a long line is no proof that it was full.
  const isList = column.full < 0.3 && line.text.length < 45;
  return !isList || startsMidSentence(next) || /[a-z]{2} [a-z]{2}/.test(next.text);
}

/** 'MA Human Resource' above 'Management, Cardiff', and that above 'Metropolitan University' in a narrow column. */
function isCutStudy(line: Line, next: Line, first: Line): boolean {
  if (scoreDegree(first.text) < 2 || /\d{4}/.test(line.text)) return false;
  const word = /^\p{Lu}\p{L}+/u.exec(next.text)?.[0];
  if (line === first)
    return (
      word !== undefined &&
      isField(`${line.text} ${word}`) &&
      !isField(line.text) &&
      scoreSchool(next.text) === 0
    );
  return (
    scoreSchool(next.text) >= 3 && scoreSchool(line.text) === 0 && /, \p{Lu}[\p{L}'’]+$/u.test(line.text)
  );
}

/** Names nothing by itself: neither a title nor an employer, a school, a degree or a place. */
function saysNothing(text: string): boolean {
  return (
    text.length < 40 &&
    scoreTitle(text) < 2.5 &&
    scoreEmployer(text) < 1.5 &&
    scoreSchool(text) < 3 &&
    scoreDegree(text) < 2 &&
    scorePlace(text) < 1.5
  );
}

function startsMidSentence(line: Line): boolean {
  return /^[\p{Ll}(&]/u.test(line.text) && !/^(?:https?:|www\.|[\w.+-]+@)/.test(line.text);
}

/** Ends with a comma, a conjunction or an opened hyphen: more must follow. */
function isOpenEnded(text: string): boolean {
  // 'Wissenschaftliche' above 'Mitarbeiterin': an adjective in a title.
  if (/(?<![\p{L}])\p{Lu}\p{L}{3,}(?:liche|ische|ierte)[rnms]?$/iu.test(text)) return true;
  return OPEN_END.test(text);
}

/** 'Diploma, Millwright, Oregon Trades Council, 2014' is complete. */
function endsInYear(text: string): boolean {
  return text.length < 130 && /[,|(\t–-]\s*(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\)?$/u.test(text);
}

/** The second half of a period that a narrow column broke. */
function isOnlyDate(text: string): boolean {
  if (text.length > 24) return false;
  const [mark] = scanDates(text);
  return mark !== undefined && mark.start === 0 && mark.end >= text.trimEnd().length;
}

function isDated(text: string): boolean {
  return (
    text.length < 130 &&
    findPeriods(text).some((period) => period.range && (period.start < 2 || period.end > text.length - 3))
  );
}

function firstWordWidth(line: Line): number {
  const word = /^\S+/.exec(line.text)?.[0] ?? "";
  return (line.box.width * word.length) / Math.max(1, line.text.length);
}
