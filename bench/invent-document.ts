import type { ResumeDocument } from "#engine/document/resume-document.ts";

/** Values of invented people, by the path that they stand at. */
export type ValuePool = Map<string, string[]>;

/** Structure, dates and headings of a document stay; every other value of it is changed. */
const KEPT = new Set([
  ...["id", "startDate", "endDate", "date", "network"],
  ...["order", "headings", "heading", "hidden"],
]);

/** Of scripts that our fonts have, and no pictures. */
const PRINTABLE = /^[\p{Script=Latin}\p{P}\p{N}\p{Sc}\p{Zs}\n+=<>|~]*$/u;

/** Notes what stands where in a document of an invented person. */
export function addToPool(pool: ValuePool, document: ResumeDocument): void {
  visit(document, "", (path, value) => {
    if (PRINTABLE.test(value)) pool.set(path, [...(pool.get(path) ?? []), value]);
    return value;
  });
}

/**
 * The structure of a document with values of invented people, each where such a value stood: of so many entries, lines and
 * items nothing else is left. Values follow one another through the pool from `from` on.
 */
export function inventDocument(document: ResumeDocument, pool: ValuePool, from: number): ResumeDocument {
  const used = new Map<string, number>();
  return visit(document, "", (path) => {
    const values = pool.get(path) ?? [];
    const at = used.get(path) ?? from;
    used.set(path, at + 1);
    return values[at % values.length] ?? "Harbour Care";
  }) as ResumeDocument;
}

/** Every text of a value that is not kept, exchanged for what `change` makes of its path (indexes left out) and itself. */
function visit(value: unknown, path: string, change: (path: string, text: string) => string): unknown {
  if (typeof value === "string") return change(path, value);
  if (Array.isArray(value)) return value.map((item) => visit(item, path, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      KEPT.has(key) || `${path}/${key}` === "/meta/vouch/language"
        ? part
        : visit(part, `${path}/${key}`, change),
    ]),
  );
}
