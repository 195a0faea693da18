import { foldWord } from "#engine/text/fold.ts";
import type { Quote } from "#engine/text/span.ts";
import { readTokens } from "#engine/text/tokens.ts";

/**
 * The resume's wording and the ad's, where no wording of the one contains a wording of the other, so that a search for
 * the ad's words would pass the resume by. ClaimContext, plural, hyphens and British or American spelling make no difference.
 */
export function differentWording(
  jobQuotes: readonly Quote[],
  resumeQuotes: readonly Quote[],
): { resume: string; job: string } | null {
  const wanted = jobQuotes.map((quote) => searchKey(quote.quote));
  const isFound = resumeQuotes.some((quote) => {
    const written = searchKey(quote.quote);
    return wanted.some((key) => ` ${written} `.includes(` ${key} `));
  });
  if (isFound) return null;
  return { resume: shorten(resumeQuotes[0]!.quote), job: shorten(jobQuotes[0]!.quote) };
}

/** Words as a plain search compares them; tags of a pasted page are no words. */
function searchKey(text: string): string {
  return readTokens(text.replace(/<[^<>]*>/g, ""))
    .map((token) => foldWord(token.text).singular)
    .join(" ");
}

function shorten(text: string): string {
  return text
    .replace(/<[^<>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
