import { parse } from "csv-parse/sync";
import * as z from "zod/mini";
import type { ImportedTerm } from "./imported-term.ts";

const row = z.object({
  preferredLabel: z.string(),
  altLabels: z.optional(z.string()),
  hiddenLabels: z.optional(z.string()),
});

/**
 * Terms of ESCO's `skills_<language>.csv`. Columns are found by the header's names, because their order differs between
 * versions; alternative labels stand in one cell, a line each. Throws where the header or a row is not ESCO's.
 */
export function readEsco(text: string): ImportedTerm[] {
  const rows: unknown[] = parse(text, {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  return rows.map((cells) => {
    const { preferredLabel, altLabels = "", hiddenLabels = "" } = row.parse(cells);
    return {
      label: preferredLabel,
      forms: [...splitLabels(altLabels), ...splitLabels(hiddenLabels)],
      kind: "hard",
    };
  });
}

function splitLabels(cell: string): string[] {
  return cell.split("\n").map((label) => label.trim());
}
