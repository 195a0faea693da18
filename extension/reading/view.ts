import type { Beside } from "./beside-the-ad.ts";
import type { Labelled } from "./details.ts";
import { foldLoosely, type Line } from "./lines.ts";
import type { MainText } from "./main-text.ts";
import type { Posting } from "./posting.ts";

/** All that is known of the page when its single values are looked for. */
export type View = {
  all: readonly Line[];
  /** Of `all`, what is not beside the ad. */
  kept: readonly Line[];
  main: MainText;
  /** Where in `kept` the main text begins. */
  start: number;
  beside: Beside;
  labelled: readonly Labelled[];
  /** What the page's code says of the open ad; null where it says nothing. */
  posting: Posting | null;
  pageTitle: string;
  shareTitle: string;
  siteName: string;
  host: string;
  /** All that is shown, folded, for finding a text again. */
  shown: string;
};

export function isShown(view: View, text: string): boolean {
  const folded = foldLoosely(text);
  return folded !== "" && view.shown.includes(folded);
}

/** The lines among which names of the ad stand: those around the beginning of its text. */
export function linesAround(view: View): readonly Line[] {
  return view.kept.slice(Math.max(0, view.start - 25), view.start + 30);
}
