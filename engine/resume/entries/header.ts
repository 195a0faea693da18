/** The smallest part of a header that could be a title, an employer or a place. `before` says what parts it from the last. */
export type HeaderToken = {
  text: string;
  start: number;
  end: number;
  /** Row within the header, and that row relative to the dated one. */
  row: number;
  offset: number;
  /** Place among the tokens of its row. */
  order: number;
  before: Separator;
  /** Weight or slant change where it begins. */
  turned: boolean;
  style: string;
};

export type Separator =
  | "row"
  | "tab"
  | "bar"
  | "at"
  | "for"
  | "from"
  | "dash"
  | "comma"
  | "paren"
  | "colon"
  | "date"
  | "style";

/** A run of neighbouring tokens of one row, as printed from its first to its last. */
export type HeaderSpan = {
  text: string;
  start: number;
  end: number;
  from: number;
  to: number;
  row: number;
  offset: number;
  order: number;
  style: string;
};

/** One way to read a header. */
export type Header = {
  title: HeaderSpan | null;
  employer: HeaderSpan | null;
  place: HeaderSpan | null;
  weight: number;
};
