import type { Field } from "./candidates.ts";
import { foldLoosely } from "./lines.ts";
import { linesAround, type View } from "./view.ts";

const CURRENCY = String.raw`(?:[$€£¥₹₺]|(?:CA|US|AU|NZ|C|A|S|R)\$|\b(?:USD|EUR|GBP|CAD|AUD|NZD|CHF|PLN|SEK|NOK|DKK|CZK|INR|AED|SAR|JOD|EGP)\b|zł|kr|Kč|Fr\.|دينار|ريال|درهم|جنيه)`;
const FIGURE = String.raw`\d[\d.,'\s\u00a0\u202f]{0,12}\d?\s?[kK]?`;
const MONEY = new RegExp(`(?:${CURRENCY}\\s?${FIGURE}|${FIGURE}\\s?${CURRENCY})`, "u");
const LONGEST = 160;

/** What is paid, in the words of the page; figures of its code only where the page prints none. */
export function findSalary(view: View): Field {
  const labelled = view.labelled.find(({ detail, value }) => detail === "salary" && /\d/.test(value));
  if (labelled !== undefined) return { value: labelled.value, sure: true, others: [] };
  const code = view.posting?.salary ?? "";
  const lines = [...linesAround(view), ...view.main.lines];
  // 'Quillon · Guelph · $64,000': of a line of several details only the pay.
  const printed = lines.flatMap((line) => {
    if (!MONEY.test(line.text)) return [];
    const piece = line.pieces.filter((part) => MONEY.test(part));
    const said = piece.length === 1 ? piece[0]! : line.text;
    return said.length <= LONGEST ? [said] : [];
  });
  if (code !== "") {
    const figures = (code.match(/\d+/g) ?? []).filter((figure) => figure.length > 2);
    const same = printed.find((text) => figures.some((figure) => foldLoosely(text).includes(figure)));
    return { value: same ?? code, sure: true, others: same === undefined ? [] : [code] };
  }
  const [first, ...others] = [...new Set(printed.filter((text) => text.length <= 90))];
  return first === undefined
    ? { value: "", sure: true, others: [] }
    : { value: first, sure: false, others: others.slice(0, 3) };
}
