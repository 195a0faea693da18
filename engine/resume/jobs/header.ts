/** The smallest part of a header that could be a title, an employer or a place. `before` says what parts it from the last. */
export type Atom = {
  text: string;
  start: number;
  end: number;
  /** Row within the header, and that row relative to the dated one. */
  row: number;
  offset: number;
  /** Place among the atoms of its row. */
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
  | "dash"
  | "comma"
  | "paren"
  | "colon"
  | "date"
  | "style";

/** A run of neighbouring atoms of one row, as printed from its first to its last. */
export type Piece = {
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

/** One way to read a header. `sure` says that words alone settled it, so that the layout may be learned from it. */
export type Header = {
  title: Piece | null;
  employer: Piece | null;
  place: Piece | null;
  weight: number;
  sure: boolean;
};
