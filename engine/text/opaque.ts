import type { Span } from "./span.ts";

const SITE =
  /^(?:www\.|[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:com|org|net|io|edu|gov|co|uk|dev|me|app|info|biz|us|ca|au|de|in)\/)/i;

/** Web and mail addresses: runs without spaces in which no word is meant as a word. In order, linear in the text. */
export function findOpaqueRuns(text: string): Span[] {
  const runs: Span[] = [];
  if (!text.includes("@") && !text.includes("/") && !text.includes("www.") && !text.includes("WWW."))
    return runs;
  for (const match of text.matchAll(/[^\s<>()[\]"'“”,;|]+/g)) {
    const run = match[0];
    const isMail = run.indexOf("@") > 0 && run.lastIndexOf(".") > run.indexOf("@");
    if (isMail || run.includes("://") || SITE.test(run)) {
      runs.push({ start: match.index, end: match.index + run.length });
    }
  }
  return runs;
}
