import { lettersOf } from "#engine/text/fold-letters.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed, isNeutralWord } from "./is-entailed.ts";
import { readNumbers } from "./read-numbers.ts";
import { type Source, stemsOf } from "./source.ts";

const AT_NAME =
  /\b(?:[Aa]t|[Ff]or|[Ww]ith|joined) (?:the )?(\p{Lu}[\p{L}'’.-]*(?: (?:(?:&|and|of|the|for|in|de|van) )*(?!I\b)\p{Lu}[\p{L}'’.-]*)*)/gu;
const TITLE =
  /\b(?:as|was|am|I['’]m|been|became) (?:an? |the )?((?:[\p{L}/&-]+ ){1,5}?)(?:at|for|with|of)\b/iu;
/** A heading's lines before and behind the line that names the employer or school. */
const HEADING = 4;
const SHORTEST = 4;
/** Letters from which on a word is looked for where the file has glued words together. */
const GLUED = 7;

/**
 * Year and title beside a named employer or school must stand near that name, however its entry was read: who was analyst
 * at one office and clerk at another was no analyst at the other.
 */
export function checkEntry({ segment, role, chosen, source }: ClaimContext): Reason[] {
  if (segment.about === "role") return [];
  const text = segment.text.slice(0, role);
  const near = linesNear(text, source);
  if (near.size === 0) return [];
  for (const [index, line] of source.lines.entries())
    if (line.job !== null && chosen.jobs?.includes(line.job) === true) near.add(index);
  const lines = source.lines.filter(
    ({ job }, index) =>
      near.has(index) && (chosen.jobs === null || job === null || chosen.jobs.includes(job)),
  );
  return [
    ...checkYears(text, lines, source),
    ...checkTitle(text, lines, source),
    ...checkPlace(text, { chosen, source }),
  ];
}

/** Indexes of the lines around each name that stands after 'at', 'for' or 'with'. */
export function linesNear(text: string, source: Source): Set<number> {
  const near = new Set<number>();
  for (const [, name] of text.matchAll(AT_NAME))
    for (const anchor of anchorsOf(name!, source))
      for (let index = anchor - HEADING; index <= anchor + HEADING; index += 1)
        if (index >= 0 && index < source.lines.length) near.add(index);
  return near;
}

function anchorsOf(name: string, { lines }: Source): number[] {
  const letters = lettersOf(name);
  if (letters.length < SHORTEST) return [];
  return lines.flatMap((line, index) => (lettersOf(line.quote).includes(letters) ? [index] : []));
}

function checkYears(text: string, near: Source["lines"], source: Source): Reason[] {
  const years = readNumbers(text).filter(({ unit }) => unit === "year");
  const here = near.flatMap(({ numbers }) => numbers).filter(({ unit }) => unit === "year");
  if (years.length !== 1 || here.length === 0) return [];
  const { value, start, end } = years[0]!;
  // 'in 2021' of a job that went from 2020 to 2022.
  const all = here.map((other) => other.value);
  const goesOn = near.some(({ quote }) => /\b(?:present|current|now|today|date|ongoing)\b/i.test(quote));
  if (value >= Math.min(...all) && (goesOn || value <= Math.max(...all))) return [];
  return source.lines.some(({ numbers }) => numbers.some((other) => other.value === value))
    ? [{ code: "number", detail: text.slice(start, end) }]
    : [];
}

function checkTitle(text: string, near: Source["lines"], source: Source): Reason[] {
  const phrase = TITLE.exec(text)?.[1]?.trim() ?? "";
  const words = [...stemsOf(phrase)].filter((stem) => stem.length > 3 && stem !== plainStem("worker"));
  if (words.length < 2) return [];
  const says = (lines: Source["lines"]) =>
    lines.some(({ stems, around }) => words.every((word) => stems.has(word) || around.has(word)));
  return !says(near) && says(source.lines) ? [{ code: "pairing", detail: phrase }] : [];
}

/** Lines behind the name of an employer whose job was not read that may tell of it. */
const ENTRY = 14;
const SURE_NAME = 8;

/** Of an employer whose job was not read: what is told of it must stand in the lines around its name. */
function checkPlace(text: string, { chosen, source }: Pick<ClaimContext, "chosen" | "source">): Reason[] {
  if (chosen.jobs !== null) return [];
  const names = [...text.matchAll(AT_NAME)]
    .map(([, name]) => name!)
    .filter((name) => lettersOf(name).length >= SURE_NAME);
  const own = new Set(names.flatMap((name) => [...stemsOf(name)]));
  const anchors = names.flatMap((name) => anchorsOf(name, source));
  if (anchors.length === 0 || anchors.some((anchor) => source.lines[anchor]!.section === "education"))
    return [];
  const told = chosen.content.filter(
    (stem) => !own.has(stem) && !isNeutralWord(stem) && isEntailed(stem, source.words),
  );
  const here = source.lines.filter((_, index) =>
    anchors.some((anchor) => index >= anchor - HEADING && index <= anchor + ENTRY),
  );
  const isHere = told.some((stem) =>
    here.some(
      ({ stems, quote }) =>
        isEntailed(stem, stems) || (stem.length >= GLUED && lettersOf(quote).includes(stem)),
    ),
  );
  return told.length >= 2 && !isHere ? [{ code: "pairing", detail: told.join(", ") }] : [];
}
