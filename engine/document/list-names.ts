import type { PrintedEntry } from "./printed-document.ts";

/**
 * The names of entries that have nothing else, as most certificates: they are set as a list, whose signs say where one ends
 * and the next begins, commas in them or not. Null where an entry tells more.
 */
export function listNames(entries: readonly PrintedEntry[]): string[] | null {
  const names = entries.map(nameAlone).filter((name) => name !== null);
  return names.length === entries.length ? names : null;
}

function nameAlone({ title, organisation, place, dates, paragraphs, bullets }: PrintedEntry): string | null {
  const [name, ...more] = [title, organisation, place, dates, ...paragraphs, ...bullets].filter(
    (part) => part !== null,
  );
  return more.length === 0 ? (name ?? null) : null;
}
