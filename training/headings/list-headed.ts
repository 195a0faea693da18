import { existsSync } from "node:fs";
import type { HEADING_CLASSES } from "#engine/resume/headings/judge-headings.ts";
import type { Line } from "#engine/resume/model/line.ts";
import { documentPath } from "../real/documents/folders.ts";
import { ownerOf, type Role, readManifest } from "../real/documents/manifest.ts";
import { lettersOf } from "../real/labels/find-in-text.ts";
import { readLabel } from "../real/labels/label-store.ts";

type HeadingClass = (typeof HEADING_CLASSES)[number];
type Labelled = { kind: HeadingClass; heading: string; lines?: readonly [number, number] | undefined };

/** A document whose headings are labelled: `met` where rules were written by looking at it. */
export type HeadedSource = {
  id: string;
  path: string;
  owner: string;
  role: Role;
  learned: boolean;
  met: boolean;
  headings: Labelled[];
};

/** Every restored document whose headings are labelled. */
export function listHeaded(): HeadedSource[] {
  const whole = readManifest("resumes").flatMap((entry): HeadedSource[] => {
    const label = readLabel("resumes", entry.id);
    const path = documentPath.resumes(entry.id);
    if (label === null || !existsSync(path)) return [];
    const unmet = entry.unmet === true;
    const { id, role } = entry;
    const learned = role === "train" && !unmet;
    return [
      {
        id,
        path,
        owner: ownerOf(entry),
        role,
        learned,
        met: !unmet && role !== "test",
        headings: label.sections,
      },
    ];
  });
  const short = readManifest("entries").flatMap((entry): HeadedSource[] => {
    const headings = readLabel("entries", entry.id)?.headings;
    const path = documentPath.resumes(entry.id);
    if (headings === undefined || !existsSync(path)) return [];
    const { id, role } = entry;
    return [{ id, path, owner: ownerOf(entry), role, learned: true, met: false, headings }];
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
