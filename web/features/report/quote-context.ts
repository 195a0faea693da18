import type { ScanTerm } from "#contract/scan.ts";

type Quote = ScanTerm["jobQuotes"][number];

const CONTEXT_CHARACTERS = 48;

/** The words around a quote, within its line: what stands before it, the quote, what stands after it. */
export function quoteContext(text: string, quote: Quote): { before: string; quote: string; after: string } {
  const line = text.slice(0, quote.start).lastIndexOf("\n") + 1;
  const lineEnd = text.indexOf("\n", quote.end);
  const from = Math.max(line, quote.start - CONTEXT_CHARACTERS);
  const to = Math.min(lineEnd === -1 ? text.length : lineEnd, quote.end + CONTEXT_CHARACTERS);
  const before = text.slice(from, quote.start);
  const after = text.slice(quote.end, to);
  return {
    before: from > line ? `…${before.replace(/^\S*\s/, "")}` : before.trimStart(),
    quote: quote.quote,
    after:
      to < (lineEnd === -1 ? text.length : lineEnd) ? `${after.replace(/\s\S*$/, "")}…` : after.trimEnd(),
  };
}
