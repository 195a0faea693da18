import { LIST_SECTIONS } from "./apply-edit.ts";
import type { ResumeDocument } from "./resume-document.ts";

/** A document of another program, whose entries bear no ids, with an id for each that has none: the same ones every time. */
export function giveIds(document: ResumeDocument): ResumeDocument {
  const named = LIST_SECTIONS.flatMap((section) => {
    const entries = document[section];
    if (entries === undefined) return [];
    const taken = new Set(entries.map(({ id }) => id));
    return [
      [
        section,
        entries.map((entry, index) => (entry.id ? entry : { ...entry, id: free(section, index, taken) })),
      ],
    ];
  });
  return { ...document, ...Object.fromEntries(named) };
}

/** A document as other programs know it, without our ids and without what a version was made of. */
export function dropIds(document: ResumeDocument): ResumeDocument {
  const plain = LIST_SECTIONS.flatMap((section) => {
    const entries = document[section];
    return entries === undefined ? [] : [[section, entries.map(({ id: _, ...entry }) => entry)]];
  });
  return { ...document, ...Object.fromEntries(plain), ...withoutProposals(document) };
}

function withoutProposals({ meta }: ResumeDocument): Pick<ResumeDocument, "meta"> {
  if (meta?.vouch?.tailored === undefined) return {};
  const { tailored: _, ...vouch } = meta.vouch;
  return { meta: { ...meta, vouch } };
}

function free(section: string, index: number, taken: ReadonlySet<string | undefined>): string {
  let number = index + 1;
  while (taken.has(`${section}-${number}`)) number += 1000;
  return `${section}-${number}`;
}
