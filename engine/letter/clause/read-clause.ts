import { ENGLISH_HEADS } from "#engine/knowledge/titles/title-words.ts";
import { FILLERS, PLAINER } from "../../knowledge/letters/opening-words.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import type { Clause } from "./clause.ts";
import { conjugate } from "./conjugate.ts";
import { expandAbbreviations } from "./expand-abbreviations.ts";
import { isAdjectival, isNounOpening } from "./is-noun-opening.ts";
import { isParticiple } from "./read-fact.ts";
import { lowerFirst, readNounPhrase } from "./read-noun-phrase.ts";
import { truncateAtClause } from "./truncate-at-clause.ts";
import { readVerb, type VerbKind } from "./verb-forms.ts";

const NOT_OWN = /\b(?:we|our|us|ours|you|your)\b/i;
const UNSURE =
  /\b(?:I|me|my(?! own\b)|we|our|us)\b(?!-\d)|https?:|@|[|•·→]|\.{3}|…|[^ -\u024f\u2010-\u2026\u20ac\u2212\u00b5]/u;
const ENDS_OPEN = /\b(?:of|for|to|in|on|at|with|by|from|and|or|the|a|an|as|into|per|including|than|via)$/i;
const DETERMINED = /^(?:a|an|the|my|their|each|every|one|two|three|\d.*)$/;
const LEAD_IN =
  /^(?:(?:my )?(?:main |key |daily )?(?:duties|responsibilities|tasks)(?: included?| include)?: ?|my (?:main |key |daily )?(?:duties|responsibilities|tasks) (?:include|included|are|were) |(?:in|with) this (?:role|position|job|capacity),? |here,? (?=I ))/i;
const OUTCOME =
  /^(?!(?:an?|the|and|by|to) )[\p{Ll}]+(?: \p{Ll}+)? (?<!(?:which|that|and|,) )(?:brought|kept|held|taken|driven|met) (?:below|above|under|to|from|at|on|within|down|up)\b/u;
const NO_HABIT: ReadonlySet<VerbKind> = new Set();

/**
 * Turns a resume's bullet into a clause in the first person: past kept, -ing, base and third person set into the tense of
 * the job (present while it is current), headline style given its article, and what stands after 'I' left as printed. Null
 * where any rule is unsure: a bullet left out is cheaper than bad grammar. `habit`: how the lines beside it open.
 */
export function readClause(
  bullet: string,
  current: boolean,
  habit: ReadonlySet<VerbKind> = NO_HABIT,
): Clause | null {
  const taken = truncateAtClause(dropLeadIn(bullet));
  const part = taken === null ? null : expandAbbreviations(taken);
  if (part === null || ENDS_OPEN.test(part) || isShouted(part)) return null;
  if (/^I\s/.test(part)) return readOwnWords(part);
  if (UNSURE.test(part)) return null;
  const words = part.split(" ");
  while (words.length > 3 && FILLERS.has(words[0]!.toLowerCase())) words.shift();
  if (words.length < 3) return null;
  if (/^responsible for /i.test(words.join(" "))) return readResponsible(words.slice(2), current);
  // 'In charge of a brewhouse'
  if (/^in charge of /i.test(words.join(" ")))
    return { after: "I", text: `${current ? "am" : "was"} ${lowerFirst(words.join(" "))}` };
  // 'Was given the lead of a team of five'
  if (/^was$/i.test(words[0]!) && isParticiple(words[1]!))
    return { after: "I", text: lowerFirst(words.join(" ")) };
  // 'Nominated Fire Marshal': somebody else did that.
  if (/^(?:nominated|appointed|elected|named)$/i.test(words[0]!) && isTitle(words.at(-1)!.toLowerCase()))
    return { after: "I", text: `was ${lowerFirst(words.join(" "))}` };
  const adverb =
    !/^(?:daily|weekly|monthly|quarterly|nightly|hourly|yearly|early|only|likely|friendly)$/i.test(
      words[0]!,
    ) &&
    /^(?:\p{Lu}?\p{Ll}+ly|never|always|often)$/iu.test(words[0]!) &&
    readVerb(words[1]!.replace(/,$/, "")) !== null;
  const rest = adverb ? words.slice(1) : words;
  const said = readVerbLine(rest, current, habit) ?? (adverb ? null : readThing(words));
  if (said === null || !adverb || said.after !== "I") return said;
  return { after: "I", text: `${words[0]!.toLowerCase()} ${said.text}` };
}

function isTitle(word: string): boolean {
  return isPersonNoun(word) || ENGLISH_HEADS.has(word);
}

/** 'Duties included: …', 'In this role I …': what follows is said. */
export function dropLeadIn(bullet: string): string {
  return bullet.replace(LEAD_IN, "");
}

/** 'I run the grill': the person's own sentence, as it is. */
function readOwnWords(part: string): Clause | null {
  const text = part.slice(2);
  const first = text.split(" ")[0]!.toLowerCase();
  if (NOT_OWN.test(text) || UNSURE.test(text.replace(/\b(?:I|my|me)\b/g, "")) || text.split(" ").length < 3)
    return null;
  const known =
    readVerb(first)?.kinds.some((kind) => kind === "base" || kind === "past") === true ||
    /^(?:am|was|have|had|also|now)$/.test(first);
  return known ? { after: "I", text: text.replace(/^also /, "") } : null;
}

function readVerbLine(
  words: readonly string[],
  current: boolean,
  habit: ReadonlySet<VerbKind>,
): Clause | null {
  const first = words[0]!.replace(/,$/, "");
  // 'TIG welded stainless pipe'
  if (
    /^(?:TIG|MIG|MAG|ARC|CNC|SMT|EDM|GTAW|GMAW|SMAW|FCAW)$/.test(first) &&
    readVerb(words[1]!)?.kinds.every((kind) => kind === "past") === true
  )
    return { after: "I", text: words.join(" ") };
  // 'Own caseload of 70 files' has no verb.
  if (/^own$/i.test(first) && /^(?:caseload|portfolio|files|clients|patients|list|book)$/.test(words[1]!))
    return { after: "I", text: `${current ? "have" : "had"} my ${lowerFirst(words.join(" "))}` };
  const read = readVerb(PLAINER[first.toLowerCase()] ?? first);
  if (read === null || /^\p{Lu}{2}/u.test(first)) return null;
  // 'Top retail seller 2018'
  if (/^top$/i.test(first) && !DETERMINED.test(words[1]!)) return null;
  const kind = chooseKind(read.kinds, current);
  if (isNounOpening(words, kind, habit)) return null;
  // 'Dissolved oxygen brought below 50 ppb': what was done comes later in the line.
  if (kind === "past" && OUTCOME.test(words.slice(1, 5).join(" "))) return null;
  // 'Trained collaborative lawyer', 'Licensed practical nurse': what one is, not what one did.
  if (
    kind === "past" &&
    words.length <= 4 &&
    isPersonNoun(words.at(-1)!.toLowerCase()) &&
    !DETERMINED.test(words[1]!)
  )
    return null;
  if (kind === "gerund" && !habit.has("gerund") && habit.size > 0 && isAdjectival(words))
    return { after: "included", text: lowerFirst(words.join(" ")) };
  return conjugate(words, kind, kind === "past" || !current ? "past" : "base");
}

function readThing(words: readonly string[]): Clause | null {
  const first = words[0]!.replace(/,$/, "");
  const read = /^\p{Lu}{2}/u.test(first) ? null : readVerb(first);
  // 'Lead analyst', 'Charge nurse': a title is no activity; 'Upsold' and its like are verbs and nothing else.
  if (read !== null && isPersonNoun((words[1] ?? "").toLowerCase())) return null;
  if (read?.kinds.every((kind) => kind === "past") === true) return null;
  const text = readNounPhrase(words.join(" "));
  return text === null ? null : { after: "included", text };
}

/** 'Lead', 'Set' and their like are past in a job that has ended, where the form allows it. */
function chooseKind(kinds: readonly VerbKind[], current: boolean): VerbKind {
  if (kinds.length === 1) return kinds[0]!;
  if (kinds.includes("past") && kinds.includes("base")) return current ? "base" : "past";
  return kinds[0]!;
}

function readResponsible(rest: readonly string[], current: boolean): Clause | null {
  if (rest.length < 2) return null;
  return { after: "I", text: `${current ? "am" : "was"} responsible for ${lowerFirst(rest.join(" "))}` };
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length > 8 && letters === letters.toUpperCase();
}
