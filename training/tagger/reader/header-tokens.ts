import type { Period } from "#engine/resume/dates/find-periods.ts";
import type { Line } from "#engine/resume/model/line.ts";
import type { LineFacts } from "./line-facts.ts";

/** A word of an entry's header, or a whole period. `from` and `to` are its place in the resume's text. */
export type TaggedToken = {
  text: string;
  from: number;
  to: number;
  /** The line's place within the header. */
  row: number;
  /** What parts it from the token before: a blank, a sign, a tab or a new row. */
  before: string;
  period: Period | null;
  style: string;
  /** Which part between signs it stands in, counted through the header; and which within its row. */
  part: number;
  order: number;
};

const MOST = 80;
/** Characters of a row that are looked at; what names an entry is shorter. */
const LONGEST_ROW = 400;
const WORD = /[^\s,|•·;:()@/]+|[,|•·;:()@/]/gu;
const SIGN = /^(?:[,|•·;:()@/]|[-–—]+)$/u;
const PARTING = /^(?:tab|row|date|style|[,|•·;:()@-])/u;

/** The words of an entry's header rows, in order, with each period as one. */
export function splitTokens(rows: readonly LineFacts[]): TaggedToken[] {
  const tokens: TaggedToken[] = [];
  let part = -1;
  for (const [row, { line, periods }] of rows.entries()) {
    let before = "row";
    let end = 0;
    let order = -1;
    for (const piece of cutLine(line, periods)) {
      if (piece.period === null && SIGN.test(piece.text)) {
        before = before === "tab" || before === "row" ? before : /[-–—]/.test(piece.text) ? "-" : piece.text;
        end = piece.to;
        continue;
      }
      if (line.tabs.some((tab) => tab > end && tab <= piece.from)) before = "tab";
      else if (before === "" && line.turns?.some(({ at }) => at > end - 1 && at <= piece.from))
        before = "style";
      if (piece.period !== null) before = before === "row" ? "row" : "date";
      if (PARTING.test(before) || part < 0) {
        part += 1;
        order += 1;
      }
      tokens.push({
        text: piece.text,
        from: line.start + piece.from,
        to: line.start + piece.to,
        row,
        before: before === "" ? "blank" : before,
        period: piece.period,
        style: styleAt(line, piece.from),
        part,
        order,
      });
      before = piece.period === null ? "" : "date";
      end = piece.to;
    }
  }
  return tokens.slice(0, MOST);
}

type Piece = { text: string; from: number; to: number; period: Period | null };

function cutLine({ text }: Line, periods: readonly Period[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const take = (until: number) => {
    for (const match of text.slice(at, until).matchAll(WORD))
      pieces.push({
        text: match[0],
        from: at + match.index,
        to: at + match.index + match[0].length,
        period: null,
      });
  };
  for (const period of periods) {
    take(period.start);
    pieces.push({ text: text.slice(period.start, period.end), from: period.start, to: period.end, period });
    at = period.end;
  }
  take(Math.min(text.length, LONGEST_ROW));
  return pieces;
}

function styleAt(line: Line, at: number): string {
  const turn = line.turns?.findLast((one) => one.at <= at);
  const first = line.turns?.[0];
  const bold = turn?.bold ?? first?.wasBold ?? line.bold;
  return `${bold ? "b" : ""}${(turn?.italic ?? line.italic) ? "i" : ""}${line.caps ? "c" : ""}`;
}
