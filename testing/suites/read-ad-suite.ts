import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Condition, DegreeLevel, Need } from "#engine/job/model/job.ts";
import type { Span } from "#engine/text/span.ts";

/**
 * What a person marked in an ad. A quote means every place outside boilerplate where it stands as a word (also glued to
 * another where `glued`); `quote@2` means its second place only. Quotes of `must` and `nice` name terms of the lists above them;
 * all others are stated. `optional` may be read as a skill or not.
 */
export type AdTruth = {
  glued?: boolean;
  hard: string[];
  /** Certificates and licences; they count as hard. */
  certificates: string[];
  soft: string[];
  /** Skills that are taught as well as lived, such as negotiation: to be read, as hard or as soft. */
  either: string[];
  optional: string[];
  must: string[];
  nice: string[];
  years: { quote: string; minimum: number; need: Need }[];
  degrees: { quote: string; level: DegreeLevel; need: Need }[];
  conditions: { quote: string; kind: Condition["kind"] }[];
  company: string | null;
  /** Any of them is right. */
  titles: string[];
  /** Whole lines. */
  boilerplate: string[];
};

export type MarkedAd = {
  name: string;
  trade: string;
  /** Every third ad is only reported, and not read while rules are written. */
  setAside: boolean;
  text: string;
  truth: AdTruth;
};

const folder = join(import.meta.dirname, "ads");

/** All marked ads, by name. */
export function readAdSuite(): MarkedAd[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => {
      const name = file.slice(0, -4);
      const [trade, number] = name.split("-") as [string, string];
      const text = readFileSync(join(folder, file), "utf8");
      const truth = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as AdTruth;
      return { name, trade, setAside: Number(number) % 3 === 0, text, truth };
    });
}

/** Every place a marked quote means. Throws where it means none: the truth must be about this text. */
export function placesOf(ad: MarkedAd, marked: string, boilerplate: readonly Span[]): Span[] {
  const numbered = /^(.+)@(\d+)$/.exec(marked);
  const quote = numbered?.[1] ?? marked;
  const all: Span[] = [];
  for (let at = ad.text.indexOf(quote); at !== -1; at = ad.text.indexOf(quote, at + 1)) {
    if (standsAlone(ad, at, quote)) all.push({ start: at, end: at + quote.length });
  }
  const places = numbered === null ? all : all.slice(Number(numbered[2]) - 1, Number(numbered[2]));
  const kept = places.filter(
    (place) => !boilerplate.some((line) => place.start >= line.start && place.end <= line.end),
  );
  if (kept.length === 0) throw new Error(`${ad.name}: '${marked}' stands nowhere`);
  return kept;
}

function standsAlone({ text, truth }: MarkedAd, start: number, quote: string): boolean {
  const before = text[start - 1] ?? " ";
  const after = text[start + quote.length] ?? " ";
  const word = /[\p{L}\p{N}]/u;
  const opens = !word.test(before) || !word.test(quote[0]!);
  const closes = !word.test(after) || !word.test(quote.at(-1)!);
  if (!truth.glued) return opens && closes;
  return (
    (opens || (/[\p{Ll}\d]/u.test(before) && /\p{Lu}/u.test(quote[0]!))) && (closes || /\p{Lu}/u.test(after))
  );
}

/** Lines marked as boilerplate. */
export function boilerplateLines({ text, truth }: MarkedAd): Span[] {
  const marked = new Set(truth.boilerplate);
  return linesOf(text).filter((line) => marked.has(text.slice(line.start, line.end)));
}

/** Lines of a text that hold a letter or digit. */
export function linesOf(text: string): Span[] {
  let start = 0;
  const lines: Span[] = [];
  for (const line of text.split("\n")) {
    if (/[\p{L}\p{N}]/u.test(line)) lines.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}
