import { isSure, sureOfJob, sureOfStudy } from "#engine/facts/is-sure.ts";
import { foldSequence, type Source } from "./source.ts";

/** A value that a sentence rests on and that was not surely read: of which job or study, and how it is written there. */
export type Doubt = { what: "employer" | "title" | "school" | "degree"; value: string };

/** A value with the ways it may be written, in words in a row. */
type Value = Doubt & { sure: boolean; names: readonly string[] };

const SHORTEST = 3;
/** A title is claimed where it stands after these; elsewhere it may be any word. */
const AS_TITLE =
  / (?:as|was|am|i m|been|being|became|become) (?:currently |most recently |also )?(?:an? |the )?$/;

/** Names in a sentence of which it is not sure that they are what it takes them for: 'we are not sure that this was your employer'. */
export function findDoubts(sentence: string, source: Source): Doubt[] {
  const doubtful = listDoubtful(source);
  if (doubtful.length === 0) return [];
  // A name that is part of a sure one is not claimed by itself: 'Business Development' in 'business development manager'.
  const folded = listSure(source)
    .filter((name) =>
      doubtful.some(({ names }) => names.some((part) => part !== name && name.includes(part))),
    )
    .reduce((rest, name) => rest.replaceAll(name, " "), foldSequence(sentence));
  return doubtful
    .filter(({ what, names }) =>
      names.some((name) =>
        what === "title"
          ? allAt(folded, name).some((at) => AS_TITLE.test(folded.slice(0, at + 1)))
          : folded.includes(name),
      ),
    )
    .map(({ what, value }) => ({ what, value }));
}

const known = new WeakMap<Source, Value[]>();

const knownSure = new WeakMap<Source, string[]>();

function listSure(source: Source): string[] {
  const before = knownSure.get(source);
  if (before !== undefined) return before;
  const names = listValues(source)
    .filter(({ sure }) => sure)
    // 'Sales Manager (North)' is said as 'sales manager'.
    .flatMap(({ names, value }) => [...names, foldSequence(value.split(/[,(|/–]/)[0]!)])
    .toSorted((one, other) => other.length - one.length);
  knownSure.set(source, names);
  return names;
}

/** What is in doubt, but for what another entry says surely; of each value once. */
function listDoubtful(source: Source): Value[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const values = listValues(source);
  const sure = new Set(values.filter((one) => one.sure).map(keyOf));
  const doubtful = new Map(
    values
      .filter((one) => !one.sure && !sure.has(keyOf(one)))
      .map((one) => [`${one.what}${keyOf(one)}`, one]),
  );
  known.set(source, [...doubtful.values()]);
  return [...doubtful.values()];
}

const keyOf = ({ value }: Doubt) => foldSequence(value);

function listValues({ resume, employers }: Source): Value[] {
  const read = (
    what: Doubt["what"],
    value: string | null,
    sure: boolean,
    names?: readonly string[],
  ): Value[] =>
    value === null || value.length < SHORTEST
      ? []
      : [{ what, value, sure, names: names ?? [foldSequence(value)] }];
  return [
    ...resume.jobs.flatMap(({ employer, title, confidence }, index) => [
      ...read(
        "employer",
        employer,
        isSure(confidence.employer) || sureOfJob(confidence).employer,
        employers[index]!,
      ),
      ...read("title", title, isSure(confidence.title)),
    ]),
    ...resume.education.flatMap((study) => {
      const sure = sureOfStudy(study);
      return [...read("school", study.school, sure.school), ...read("degree", study.degree, sure.degree)];
    }),
  ];
}

function allAt(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}
