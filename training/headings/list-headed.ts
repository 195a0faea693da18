import type { HEADING_CLASSES } from "#engine/resume/headings/judge-headings.ts";
import type { Line } from "#engine/resume/model/line.ts";
import { readManifest } from "../real/documents/manifest.ts";
import { lettersOf } from "../real/labels/find-in-text.ts";
import { type LabelSource, sourceOfEntries, sourceOfResume } from "../real/labels/label-source.ts";
import { readLabel } from "../real/labels/label-store.ts";

type HeadingClass = (typeof HEADING_CLASSES)[number];
type Labelled = { kind: HeadingClass; heading: string; lines?: readonly [number, number] | undefined };

/** A document whose headings are labelled. */
export type HeadedSource = LabelSource & { headings: Labelled[] };

/** Every restored document whose headings are labelled. */
export function listHeaded(): HeadedSource[] {
  const whole = readManifest("resumes").flatMap((entry): HeadedSource[] => {
    const source = sourceOfResume(entry);
    const headings = readLabel("resumes", entry.id)?.sections;
    return source === null || headings === undefined ? [] : [{ ...source, headings }];
  });
  const short = readManifest("entries").flatMap((entry): HeadedSource[] => {
    const source = sourceOfEntries(entry);
    const headings = readLabel("entries", entry.id)?.headings;
    return source === null || headings === undefined ? [] : [{ ...source, headings }];
  });
  return [...whole, ...short];
}

/** The class of each line; headings that stand nowhere are counted in `missed`. */
export function placeHeadings(
  lines: readonly Line[],
  headings: readonly Labelled[],
): { classes: HeadingClass[]; missed: number } {
  const classes: HeadingClass[] = lines.map(() => "none");
  const letters = lines.map(({ text }) => lettersOf(text));
  let missed = 0;
  let from = 0;
  for (const { kind, heading, lines: known } of headings) {
    const place =
      known === undefined
        ? findHeading(letters, lettersOf(heading), from, classes)
        : known.map((line) => line - 1);
    if (place === null || place[1]! >= lines.length) {
      if (heading !== "") missed += 1;
      continue;
    }
    const [first, last] = place as [number, number];
    classes[first] = kind;
    for (let at = first + 1; at <= last; at += 1) classes[at] = "further";
    from = last + 1;
  }
  return { classes, missed };
}

/** Lines that a heading fills or opens: below the one before it, or anywhere. */
function findHeading(
  letters: readonly string[],
  heading: string,
  from: number,
  classes: readonly HeadingClass[],
): [number, number] | null {
  if (heading === "") return null;
  const starts = [...letters.keys()].map((at) => (at + from) % letters.length);
  const isFree = (at: number) => classes[at] === "none";
  const whole = starts.find((at) => isFree(at) && letters[at] === heading);
  if (whole !== undefined) return [whole, whole];
  for (const size of [2, 3]) {
    const several = starts.find((at) => isFree(at) && letters.slice(at, at + size).join("") === heading);
    if (several !== undefined) return [several, several + size - 1];
  }
  const opened = starts.find((at) => isFree(at) && heading.length > 4 && letters[at]!.startsWith(heading));
  return opened === undefined ? null : [opened, opened];
}
