import { wordsOf } from "../labels/find-in-text.ts";
import { type Printed, type ResumeLabel, spellings } from "../labels/resume-label.ts";
import { addCount, type Figure, type Outcome } from "./counts.ts";

/** What the order of reading leaves for the readers of entries: the fields printed in the text, and near one another. */
export const REACH_MEASURES: readonly { measure: string; figure: Figure }[] = [
  { measure: "job's fields in the text", figure: "recall" },
  { measure: "job's fields within four lines", figure: "recall" },
  { measure: "study's fields in the text", figure: "recall" },
  { measure: "study's fields within four lines", figure: "recall" },
];

const FARTHEST = 4;

/** Counts the entries whose fields stand in the text as it was read, word after word, and those whose fields are near. */
export function scoreReach(outcome: Outcome, text: string, truth: ResumeLabel): void {
  const words = placeWords(text);
  for (const job of truth.jobs) reach(outcome, "job", words, [job.title, job.employer, job.start, job.end]);
  for (const study of truth.studies)
    reach(outcome, "study", words, [study.school, study.degree, study.start, study.end]);
}

function reach(
  outcome: Outcome,
  kind: "job" | "study",
  words: readonly PlacedWord[],
  fields: readonly Printed[],
): void {
  const places = fields.filter((field) => field !== null).map((field) => findLines(field, words));
  const isThere = places.every((lines) => lines.length > 0);
  const isNear = isThere && areNear(places);
  addCount(outcome, `${kind}'s fields in the text`, { right: Number(isThere), there: 1 });
  addCount(outcome, `${kind}'s fields within four lines`, { right: Number(isNear), there: 1 });
  if (!isThere) outcome.errors.push(`reach: a field of a ${kind} is not in the text`);
  else if (!isNear) outcome.errors.push(`reach: fields of a ${kind} are far apart`);
}

type PlacedWord = { word: string; line: number };

const placeWords = (text: string): PlacedWord[] =>
  text.split("\n").flatMap((one, line) => wordsOf(one).map((word) => ({ word, line })));

/** The lines in which a value begins; words may be broken and joined differently, letters not. */
function findLines(value: Printed, words: readonly PlacedWord[]): number[] {
  const wanted = spellings(value).map((spelling) => wordsOf(spelling).join(""));
  return words.flatMap(({ line }, at) =>
    wanted.some((letters) => startsHere(letters, words, at)) ? line : [],
  );
}

function startsHere(letters: string, words: readonly PlacedWord[], at: number): boolean {
  let left = letters;
  for (let index = at; left !== "" && index < words.length; index += 1) {
    const { word } = words[index]!;
    if (!left.startsWith(word)) return false;
    left = left.slice(word.length);
  }
  return left === "" && letters !== "";
}

/** Whether one line of each field can be taken so that all lie within reach. */
function areNear(places: readonly (readonly number[])[]): boolean {
  return places
    .flat()
    .some((first) =>
      places.every((lines) => lines.some((line) => line >= first && line - first <= FARTHEST)),
    );
}
