import { readPage } from "./read-page.ts";
import type { Reading } from "./reading.ts";

/** The one thing that is put into a page: it reads, changes nothing, sends nothing, and hands its reading to the popup. */
export function readOpenPage(): Reading {
  return readPage(document, location.href);
}
