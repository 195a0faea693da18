import { PAY_LABELS, PAY_PERIODS, PLACE_LABELS } from "#engine/knowledge/ads/place-and-pay-cues.ts";

/** Place and pay of a job as its ad prints them; null where they are not said in a way that is no guess. */
export type PlaceAndPay = { place: string | null; pay: string | null };

/** A value of one line; what is longer is a sentence. Chosen on the ads of our corpus. */
const LONGEST_PLACE = 80;
const LONGEST_PAY = 120;
const LONGEST_LINE = 400;

const labelled = (labels: readonly string[]) =>
  new RegExp(`^[\\s•*·-]{0,6}(?:${labels.join("|")})\\s{0,3}[:：]\\s{0,10}(.+)$`, "iu");
const PLACE_LINE = labelled(PLACE_LABELS);
const PAY_LINE = labelled(PAY_LABELS);

const CURRENCY = "(?:[$€£]|USD|EUR|GBP|CHF|CAD|AUD|PLN|SEK|NOK|DKK)";
const AMOUNT = "\\d{1,3}(?:[.,' ]?\\d{3}){0,2}(?:[.,]\\d{1,2})?\\s?[kK]?";
const MONEY = `(?:${CURRENCY}\\s?${AMOUNT}|${AMOUNT}\\s?${CURRENCY})`;
const PERIOD = `\\s?(?:per|an?|/|pro|par|por|all'|al)\\s?(?:${PAY_PERIODS.join("|")})(?!\\p{L})`;
const RANGE = `(?:${MONEY}|${AMOUNT})\\s?(?:-|–|—|to|bis|à|a)\\s?(?:${MONEY}|${AMOUNT})`;
/** An amount counts as pay only with what it is for: '$2,000,000' alone may be a budget. */
const PAY = new RegExp(`(?<![\\d\\p{L}])(?=.{0,40}${CURRENCY})(?:${RANGE}|${MONEY})${PERIOD}`, "iu");

/** Reads the lines that say so by a label, and an amount with its period. Linear in the ad. */
export function findPlaceAndPay(text: string): PlaceAndPay {
  const lines = text.split(/\r?\n/).map((line) => line.slice(0, LONGEST_LINE).trim());
  return {
    place: firstOf(lines, (line) => readLabelled(PLACE_LINE, line, LONGEST_PLACE)),
    pay: firstOf(lines, (line) => readPayLine(line)) ?? firstOf(lines, (line) => PAY.exec(line)?.[0]?.trim()),
  };
}

function readPayLine(line: string): string | undefined {
  const value = readLabelled(PAY_LINE, line, LONGEST_PAY);
  return value !== undefined && /\d/.test(value) ? value : undefined;
}

function readLabelled(pattern: RegExp, line: string, longest: number): string | undefined {
  const value = pattern.exec(line)?.[1]?.trim();
  return value === undefined || value === "" || value.length > longest ? undefined : value;
}

function firstOf(lines: readonly string[], read: (line: string) => string | undefined): string | null {
  for (const line of lines) {
    const found = read(line);
    if (found !== undefined && found !== "") return found;
  }
  return null;
}
