import { foldLetters } from "../../text/fold-letters.ts";
import { LOCALES } from "../locales/all-locales.ts";

/** Folded month name -> 1 to 12. A name that two languages give to different months keeps the first language's. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = readMonths();

function readMonths(): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const { months = [] } of LOCALES) {
    for (const [index, names] of months.entries()) {
      for (const name of names.map(foldLetters)) if (!numbers.has(name)) numbers.set(name, index + 1);
    }
  }
  return numbers;
}
