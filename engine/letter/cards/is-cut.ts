import type { Span } from "#engine/text/span.ts";

/**
 * Whether a line was cut by its reader: the text goes on in small letters where it ends, or begins in small letters where
 * what stands before has no end.
 */
export function isCut(text: string, { start, end }: Span): boolean {
  const after = /^[ \t]*\n?[ \t]*([^\n])/u.exec(text.slice(end, end + 40))?.[1] ?? "";
  const quote = text.slice(start, end);
  if (/^[\p{Ll}(&,/%]/u.test(after) && !/[.;:!?]$/.test(quote)) return true;
  if (/[,&/(–-]$/.test(quote)) return true;
  // '… the National Cyber Security', and 'Centre’s campaign' on the next row.
  const next = /^[ \t]*\n?[ \t]*(\S+)/u.exec(text.slice(end, end + 60))?.[1] ?? "";
  if (/ \p{Lu}\p{L}+$/u.test(quote) && /^\p{Lu}\p{L}+['’]s$/u.test(next)) return true;
  const before = text.slice(Math.max(0, start - 60), start).trimEnd();
  return /^[\p{Ll},)&]/u.test(quote) && /[\p{L},]$/u.test(before) && !/[.;:!?•▪·*]$/.test(before);
}
