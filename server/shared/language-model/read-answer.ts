import { cleanText } from "./clean-text.ts";

/** What is read of an answer. */
export const MOST_CHARACTERS = 12_000;

/** What a model says, cleaned, without what it thought aloud and without fences. */
export function readSpoken(text: string): string {
  return cleanText(dropThoughts(text))
    .replace(/^ ?```[a-z]*$/gm, "")
    .trim();
}

/** Flat objects of a JSON list, as far as a model has written them, at most so many; null where it is no such list. */
export function readObjects(text: string, most: number): unknown[] | null {
  const spoken = readSpoken(text.slice(0, MOST_CHARACTERS));
  if (!/^\[\s*\{/.test(spoken)) return null;
  return (spoken.match(/\{[^{}]*\}/g) ?? []).slice(0, most).map(parseJson);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Some models think aloud before they answer. */
export function dropThoughts(text: string): string {
  if (!/^\s*<think(?:ing)?>/.test(text)) return text;
  const end = /<\/think(?:ing)?>/.exec(text);
  return end === null ? "" : text.slice(end.index + end[0].length);
}
