/** What every maker can set: a resume as a list of simple pieces, in the order a person reads them. */
export type Block =
  | { type: "name"; text: string }
  | { type: "heading"; text: string }
  | { type: "line"; text: string; bold?: boolean; italic?: boolean; icon?: Icon }
  | { type: "para"; text: string }
  | { type: "bullet"; text: string }
  /** One line with a right-hand part set flush right. */
  | { type: "row"; left: string; right: string; bold?: boolean; italic?: boolean }
  /** Dates in a narrow left column, lines beside them. */
  | { type: "dated"; dates: string; lines: string[] }
  /** Short items in three columns. */
  | { type: "cells"; cells: string[] };

export type Icon = "address" | "phone" | "email" | "linkedin";

/** `side` is empty where there is one column. */
export type Laid = { head: Block[]; side: Block[]; main: Block[] };
