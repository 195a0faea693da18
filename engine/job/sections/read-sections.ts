import type { Span } from "#engine/text/span.ts";
import type { JobSection } from "../model/job.ts";
import type { AdBlock } from "./read-blocks.ts";

/** Runs of blocks of one kind under one heading, in order; the heading belongs to its section. */
export function readSections(
  blocks: readonly AdBlock[],
): (Span & { kind: JobSection; heading: string | null })[] {
  const sections: (Span & { kind: JobSection; heading: string | null })[] = [];
  let part = -1;
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last !== undefined && last.kind === block.section && part === block.part) last.end = block.end;
    else sections.push({ start: block.start, end: block.end, kind: block.section, heading: block.heading });
    part = block.part;
  }
  return sections;
}
