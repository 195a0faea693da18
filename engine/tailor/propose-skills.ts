import type { DocumentEdit } from "../document/apply-edit.ts";
import type { ResumeDocument } from "../document/resume-document.ts";
import type { Proposal } from "./tailored-line.ts";
import type { WeighedLine } from "./weigh-lines.ts";

/** Skills that the ad asks for before the others: among single ones, and within each group. */
export function proposeSkills(document: ResumeDocument, lines: readonly WeighedLine[]): Proposal[] {
  const skills = lines.filter(({ section }) => section === "skills");
  const groups = Map.groupBy(
    skills.filter(({ field }) => field === "keywords"),
    ({ entry }) => entry,
  );
  const single = skills.filter(({ field }) => field === "name");
  return [
    ...orderSingle(document, single),
    ...[...groups].flatMap(([entry, group]) => {
      const ordered = heaviestFirst(group);
      if (isSameOrder(group, ordered)) return [];
      const value = ordered.map(({ text }) => text);
      return [
        describe(`skills-first ${entry}`, group, ordered, [
          { kind: "set", section: "skills", id: entry, field: "keywords", value },
        ]),
      ];
    }),
  ];
}

function orderSingle(document: ResumeDocument, single: readonly WeighedLine[]): Proposal[] {
  const ordered = heaviestFirst(single);
  if (isSameOrder(single, ordered)) return [];
  const ids = (document.skills ?? []).map(({ id }) => id);
  const places = single.map(({ entry }) => ids.indexOf(entry));
  // Each goes to the place that is its own in the new order; those between are groups, which stay.
  const edits = ordered.map(
    ({ entry }, at): DocumentEdit => ({ kind: "move", section: "skills", id: entry, to: places[at]! }),
  );
  return [describe("skills-first", single, ordered, edits)];
}

const heaviestFirst = (lines: readonly WeighedLine[]) => lines.toSorted((a, b) => b.weight - a.weight);

const isSameOrder = (lines: readonly WeighedLine[], other: readonly WeighedLine[]) =>
  lines.every((line, at) => line === other[at]);

function describe(
  id: string,
  before: readonly WeighedLine[],
  after: readonly WeighedLine[],
  edits: DocumentEdit[],
): Proposal {
  const say = (lines: readonly WeighedLine[]) => lines.map(({ text }) => text).join(", ");
  return {
    id,
    kind: "skills-first",
    edits,
    before: say(before),
    after: say(after),
    lines: after.filter(({ weight }) => weight > 0).map(({ text }) => text),
    asked: [...new Set(after.flatMap(({ terms }) => terms.map(({ label }) => label)))],
  };
}
