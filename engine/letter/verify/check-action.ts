import { readTokens, type Token } from "#engine/text/tokens.ts";
import { LIGHT_DEEDS } from "../../knowledge/letters/claim-words.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";
import { readVerb } from "../clause/verb-forms.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed, isNeutralWord } from "./is-entailed.ts";
import type { SourceLine } from "./source.ts";

const ENDS =
  /^(?:in|at|for|with|from|to|on|by|as|since|until|during|and|or|which|that|who|where|when|while|using|across|after|before|through|under|over|into|out|up|down|off|so|but|because|i|we)$/;
const AUXILIARY =
  /^(?:also|have|had|then|often|now|still|already|once|even|do|did|was|am|been|currently|usually|mostly|regularly|can|could|have|both|previously|later|first|.*ly)$/;

/** What was done, and to what, must stand in one line: who built a wall and painted a fence has painted no wall. */
export function checkAction({ segment, role, chosen, source, hits }: ClaimContext): Reason[] {
  if (segment.about === "role") return [];
  const text = segment.text.slice(0, role);
  const tokens = readTokens(text);
  const reasons: Reason[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.text !== "I" && !/^I['’]ve$/.test(token.text)) continue;
    const at = tokens.findIndex((one, place) => place > index && !AUXILIARY.test(one.normalized));
    const deed = tokens[at];
    if (deed === undefined || (readVerb(deed.normalized) === null && !/ed$/.test(deed.normalized))) continue;
    const verb = plainStem(deed.stem);
    if (LIGHT_DEEDS.has(deed.stem) || isNeutralWord(deed.normalized, deed.stem)) continue;
    const things = objectOf(tokens, at, text).filter(
      (one) =>
        chosen.content.includes(plainStem(one.stem)) &&
        !isNeutralWord(one.normalized, one.stem, one.singular),
    );
    // 'I run flux core': a tool or process of the resume, wherever it stands.
    const isNamed = hits.some(
      ({ id, start, end, quote }) =>
        source.terms.has(id) &&
        (start >= deed.end || quote.split(" ").length <= 2) &&
        end > deed.start &&
        start <= (things[0]?.start ?? deed.end) &&
        end >= (things[0]?.end ?? 0),
    );
    if (isElsewhere(verb, chosen.jobs, source)) {
      reasons.push({ code: "pairing", detail: deed.text });
      continue;
    }
    const own = sameLine(verb, things, chosen, source);
    if (own !== null && !isDoneIn(verb, own, source)) {
      reasons.push({ code: "pairing", detail: text.slice(deed.start, things.at(-1)!.end) });
      continue;
    }
    if (things.length === 0 || isNamed) continue;
    const fits = source.lines.some((line) => {
      if (chosen.jobs !== null && line.job !== null && !chosen.jobs.includes(line.job)) return false;
      const said = new Set([
        ...line.stems,
        ...(line.job === null ? [] : source.headings[line.job]!.titleLemmas),
      ]);
      return isEntailed(verb, said) && things.some((thing) => isEntailed(plainStem(thing.stem), said));
    });
    if (!fits) reasons.push({ code: "pairing", detail: text.slice(deed.start, things.at(-1)!.end) });
  }
  return reasons;
}

/** Of the words of a clause besides its deed, so many a line must have to be the one that is told. */
const SAME_LINE = 0.75;
const FEWEST_SHARED = 3;

/** The line that says what was acted on, and nearly all the rest of a clause; null where none does. */
function sameLine(
  verb: string,
  things: readonly Token[],
  { lines, content }: ClaimContext["chosen"],
  source: ClaimContext["source"],
): SourceLine | null {
  if (things.length === 0) return null;
  const rest = content.filter((stem) => stem !== verb);
  const needed = Math.max(FEWEST_SHARED, rest.length * SAME_LINE);
  const fits = lines.filter(
    (line) =>
      rest.filter((stem) => line.stems.has(stem)).length >= needed &&
      things.some((thing) => line.stems.has(plainStem(thing.stem))),
  );
  return fits.find((line) => isDoneIn(verb, line, source)) ?? fits[0] ?? null;
}

/** Whether a line, or the heading it stands under, says the deed in any form. */
function isDoneIn(verb: string, line: SourceLine, { headings }: ClaimContext["source"]): boolean {
  return (
    isEntailed(verb, line.stems) ||
    isEntailed(verb, line.around) ||
    (line.job !== null && isEntailed(verb, headings[line.job]!.stems))
  );
}

/** What only another job than the one named says was done. */
function isElsewhere(
  verb: string,
  jobs: readonly number[] | null,
  { lines, headings }: ClaimContext["source"],
): boolean {
  if (jobs === null) return false;
  const inJob = (index: number) =>
    isEntailed(verb, headings[index]!.stems) ||
    lines.some(({ job, stems }) => job === index && isEntailed(verb, stems));
  return !jobs.some(inJob) && headings.some((_, index) => !jobs.includes(index) && inJob(index));
}

function objectOf(tokens: readonly Token[], at: number, text: string): Token[] {
  const found: Token[] = [];
  for (let index = at + 1; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (/[.,;:()]/.test(text.slice(tokens[index - 1]!.end, token.start)) || ENDS.test(token.normalized))
      break;
    found.push(token);
  }
  return found;
}
