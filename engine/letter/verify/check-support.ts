import { readTokens, type Token } from "#engine/text/tokens.ts";
import { BETTER, DOWN, LIGHT_DEEDS, RAN, UP, WON } from "../../knowledge/letters/claim-words.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";
import { readVerb } from "../clause/verb-forms.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed, isNeutralWord } from "./is-entailed.ts";
import { type Source, stemsOf } from "./source.ts";

const LEAD = plainStem("lead");
/** Letters from which on a word is looked for where the file has glued words together. */
const GLUED = 7;
const DOTTED = 4;

/** Every word that states something must stand in the resume in some form; those of letters alone are free. */
export function checkSupport(text: string, one: ClaimContext, words: ReadonlySet<string>): Reason[] {
  const { segment, chosen, source } = one;
  const judged = text.replace(CIRCUMSTANCE, " ").replace(YOURS, " ");
  const told = new Set(readTokens(judged).flatMap(({ stem }) => [stem, plainStem(stem)]));
  const content = chosen.content.filter((stem) => told.has(stem));
  if (content.length === 0 || isMaxim(text, segment.start)) return [];
  const named = namedTerms(one);
  named.add("english");
  if (runsTool(text, one)) named.add(LEAD);
  const foreign = content.filter((stem) => !named.has(stem) && !isEntailed(stem, words));
  const deed = deedOf(text);
  if (
    deed !== null &&
    (foreign.includes(plainStem(deed)) || (deed === "instruct" && !isEntailed(plainStem(deed), words))) &&
    !LIGHT_DEEDS.has(deed)
  )
    return [{ code: "unsupported", detail: deed }];
  const tokens = readTokens(text);
  const capitals = new Set(
    tokens
      .filter(
        ({ letterCase, start, normalized }) =>
          (letterCase === "title" && start > 0) ||
          (letterCase === "upper" && ["m", "f", "a"].some((letter) => words.has(letter + normalized))),
      )
      .map(({ stem }) => plainStem(stem)),
  );
  // 'B.Tech' for 'B. Tech'.
  const dotted = new Set(
    tokens.filter(({ text: word }) => /\p{L}\.\p{L}/u.test(word)).map(({ stem }) => plainStem(stem)),
  );
  const stating = foreign.filter(
    (stem) =>
      !capitals.has(stem) &&
      !isNeutralWord(stem, ...formsOf(stem, tokens)) &&
      !(stem.length >= (dotted.has(stem) ? DOTTED : GLUED) && source.letters.includes(stem)),
  );
  if (stating.length > 0) return [{ code: "unsupported", detail: stating.join(", ") }];
  return checkPairing(
    content.filter((stem) => !foreign.includes(stem)),
    chosen,
    source,
    words,
  );
}

/** 'When a line stops, …': what happens to anybody. */
const CIRCUMSTANCE =
  /\b(?:when|whenever|wherever|if|until) (?:a|an|the|any|things?|people|somebody|someone|everyone|it|it['’]s|they|they['’]re|nobody|something|\p{L}+s) (?:\p{L}+ ){0,4}\p{L}+(?=,| I\b|$|\.)/giu;
/** 'to your clients': whose they are is said. */
const YOURS = /\b(?:your|yours)\b(?: (?!(?:in|on|at|with|for|and|by|as|to|from|of)\b)\p{L}+){0,4}/giu;

/** 'Good welds start with good fit-up': of nobody, of no time, of no number. */
function isMaxim(text: string, start: number): boolean {
  return (
    start === 0 &&
    !/\b(?:I|me|my|mine|we|us|our)\b|[\d%]|\b(?:was|were|had|did|has|have|been)\b/i.test(text) &&
    !readTokens(text).some(
      ({ normalized, stem }) =>
        /ed$/.test(normalized) ||
        readVerb(normalized)?.kinds.includes("past") === true ||
        [UP, DOWN, WON, BETTER].some((set) => set.has(normalized) || set.has(stem)),
    )
  );
}

/** What the person says they do or did: the verb after 'I', as its stem; null where there is none. */
function deedOf(text: string): string | null {
  const tokens = readTokens(text);
  const at = tokens.findIndex((token) => token.text === "I" || /^I['’]ve$/.test(token.text));
  // 'I am certified': what was done to somebody is no deed.
  if (at === -1 || /^(?:am|was|been|be)$/.test(tokens[at + 1]?.normalized ?? "")) return null;
  const deed = tokens
    .slice(at + 1, at + 4)
    .find(
      (token) =>
        !/^(?:also|have|had|then|often|now|still|already|once|even|do|did|was|am|been|currently|usually|mostly|regularly|can|could|have|never|not|would|will|.*ly)$/.test(
          token.normalized,
        ),
    );
  // To train in a trade is light, to train others is not.
  if (
    deed?.stem === "train" &&
    !/^(?:as|in|at|with|for|to|under|by|on|hard)?$/.test(tokens[tokens.indexOf(deed) + 1]?.normalized ?? "")
  )
    return "instruct";
  if (
    deed?.stem === "write" &&
    /^(?:to|about|with|in|as|because|regarding|on|this)?$/.test(
      tokens[tokens.indexOf(deed) + 1]?.normalized ?? "",
    )
  )
    return null;
  return deed === undefined || (readVerb(deed.normalized) === null && !/ed$/.test(deed.normalized))
    ? null
    : deed.stem;
}

function formsOf(stem: string, tokens: readonly Token[]): string[] {
  return tokens
    .filter((token) => plainStem(token.stem) === stem)
    .flatMap((token) => [token.normalized, token.stem, token.singular]);
}

function checkPairing(
  content: readonly string[],
  chosen: ClaimContext["chosen"],
  source: Source,
  words: ReadonlySet<string>,
): Reason[] {
  if (chosen.jobs === null) return [];
  const inJob = new Set(
    source.lines
      .filter((line) => line.job !== null && chosen.jobs!.includes(line.job))
      .flatMap((line) => [...line.stems]),
  );
  const elsewhere = Math.max(
    0,
    ...source.lines
      .filter((line) => line.job !== null && !chosen.jobs!.includes(line.job))
      .map((line) => content.filter((stem) => line.stems.has(stem)).length),
  );
  // Another job says all of it, the one that is named says little.
  if (content.length >= 2 && elsewhere === content.length && chosen.shared < elsewhere * 0.7)
    return [{ code: "pairing", detail: content.join(", ") }];
  const outside = content.filter((stem) => !inJob.has(stem) && words.has(stem));
  if (outside.length >= 2 && outside.length / content.length > 0.34)
    return [{ code: "pairing", detail: outside.join(", ") }];
  return [];
}

/** 'I run flux core': a tool or process of the resume is used, no people or place led. */
function runsTool(text: string, { hits, source }: ClaimContext): boolean {
  return (
    !RAN.test(text) &&
    hits.some(({ start, id }) => source.terms.has(id) && /\b(?:run|ran|running) $/.test(text.slice(0, start)))
  );
}

/** Words of the concepts that the resume has in whatever wording: they are judged as terms. */
function namedTerms({ hits, source }: ClaimContext): Set<string> {
  return new Set(hits.filter((hit) => source.terms.has(hit.id)).flatMap((hit) => [...stemsOf(hit.quote)]));
}
