import { parse } from "csv-parse/sync";
import * as z from "zod/mini";
import type { ImportedTerm } from "./imported-term.ts";

const row = z.object({ Example: z.string() });

/**
 * Terms of O*NET's `Technology Skills.txt`, tab-separated: the column 'Example' names a product, once for every
 * occupation that uses it. Throws where the header or a row is not O*NET's.
 */
export function readOnet(text: string): ImportedTerm[] {
  const rows: unknown[] = parse(text, {
    columns: true,
    bom: true,
    delimiter: "\t",
    quote: false,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  const labels = new Set(rows.map((cells) => row.parse(cells).Example.trim()));
  return [...labels].map((label) => ({ label, forms: [], kind: "hard" }));
}
