import { FILLERS, PLAINER } from "../data/opening-words.ts";
import { isPersonNoun } from "../data/title-words.ts";
import { ALSO_NOUNS, RARELY_BASE } from "../data/verbs.ts";
import type { Clause } from "./clause.ts";
import { conjugate } from "./conjugate.ts";
import { lowerFirst, readNounPhrase } from "./read-noun-phrase.ts";
import { takePart } from "./take-part.ts";
import { readVerb, type VerbKind } from "./verb-forms.ts";

const UNSURE =
  /\b(?:I|me|my|we|our|us)\b|https?:|@|[|•·→]|\.{3}|…|[^ -\u024f\u2010-\u2026\u20ac\u2212\u00b5]/u;
const ENDS_OPEN = /\b(?:of|for|to|in|on|at|with|by|from|and|or|the|a|an|as|into|per|including|than|via)$/i;
/** Verbs that open a line as nouns when an activity follows: 'Cash handling', 'Process improvement'. */
const NOUN_FIRST = new Set(
  "project product process order stock cash cost test contract store record account market field hand time case event risk fund host house food change crew card cargo shift crop root sales help design price credit plant deal".split(
    " ",
  ),
);
/** 'Support for auditors', but 'Care for patients'. */
const NOUN_BEFORE_FOR =
  /^(?:support|service|supply|program|project|design|contract|process|review|control|market|account|field|point|contact|cover|hand|help|budget|audit|record|sale|stock|house|study|test|trade|use|value|visit|voice)$/;
const ACTIVITY =
  /(?:ing|tion|ment|ance|sis)$|^(?:control|work|takes?|keeping|service|support|research|checks?|counts?|lettering|entry)$/;
const LINKS = /^(?:of|for|in|at|with|and|to|on|per|or|&)$/;

/**
 * Turns a resume's bullet into a clause in the first person: past kept, -ing, base and third person set into the tense of
 * the job (present while it is current), headline style given its article. Null where any rule is unsure: a bullet left
 * out is cheaper than bad grammar.
 */
export function readClause(bullet: string, current: boolean): Clause | null {
  const part = takePart(bullet);
  if (part === null || UNSURE.test(part) || ENDS_OPEN.test(part) || isShouted(part)) return null;
  const words = part.split(" ");
  while (words.length > 3 && FILLERS.has(words[0]!.toLowerCase())) words.shift();
  if (words.length < 3) return null;
  if (/^responsible for /i.test(words.join(" "))) return readResponsible(words.slice(2), current);
  const adverb = /^\p{Lu}?\p{Ll}+ly$/u.test(words[0]!) && readVerb(words[1]!.replace(/,$/, "")) !== null;
  const rest = adverb ? words.slice(1) : words;
  const said = readVerbLine(rest, current) ?? (adverb ? null : readThing(words));
  if (said === null || !adverb || said.after !== "I") return said;
  return { after: "I", text: `${words[0]!.toLowerCase()} ${said.text}` };
}

function readVerbLine(words: readonly string[], current: boolean): Clause | null {
  const first = words[0]!.replace(/,$/, "");
  const read = readVerb(PLAINER[first.toLowerCase()] ?? first);
  if (read === null || /^\p{Lu}{2}/u.test(first)) return null;
  const kind = chooseKind(read.kinds, current);
  return isNounOpening(words, kind) ? null : conjugate(words, kind, current);
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

/** 'Support engineer for …', 'Cash handling', 'Loading and unloading of …', 'Filing, scanning and photocopying': nouns. */
function isNounOpening(words: readonly string[], kind: VerbKind): boolean {
  const first = words[0]!.replace(/,$/, "").toLowerCase();
  const next = words[1]!.toLowerCase();
  if (kind === "past") return false;
  if (kind === "base" && isPersonNoun(next) && (words.length === 2 || LINKS.test(words[2]!))) return true;
  if (kind === "third") {
    if (next === "and") return readVerb(words[2] ?? "")?.kinds.includes("third") !== true;
    return /^(?:of|for|in|at|to)$/.test(next);
  }
  if (kind === "gerund") {
    const after = words.findIndex((_word, index) => index > 0 && !isListed(words, index, "gerund"));
    // 'Shipping, receiving and inventory control': the list goes on with what is no verb.
    if (after > 1 && /^(?:and|&)$/.test(words[after - 1]!)) return true;
    if (after === 1 && /,$/.test(words[0]!)) return true;
    return (
      after === -1 ||
      words[after] === "of" ||
      /^(?:experience|skills|management|process)$/.test(words[after]!)
    );
  }
  if (next === "of") return true;
  if (RARELY_BASE.has(first) && !/^(?:a|an|the|all|each|every|up|out|off|\d.*)$/.test(next)) return true;
  // A verb in its base form wants an object, or one of the words that go with verbs alone.
  if (NOUN_BEFORE_FOR.test(first) && /^(?:for|in|at|per)$/.test(next)) return true;
  if (NOUN_FIRST.has(first) && ACTIVITY.test(next.replace(/,$/, ""))) return true;
  // 'Design, development and testing': what is listed with it is no verb.
  if (/,$/.test(words[0]!) || /^(?:and|&)$/.test(next)) {
    const listed = words[/^(?:and|&)$/.test(next) ? 2 : 1] ?? "";
    const other = readVerb(listed.replace(/,$/, ""));
    return other === null ? ALSO_NOUNS.has(first) : !other.kinds.includes("base");
  }
  return false;
}

/** Whether a word still belongs to the list of verbs that a line opens with. */
function isListed(words: readonly string[], index: number, kind: VerbKind): boolean {
  const word = words[index]!;
  if (/^(?:and|or|&)$/.test(word)) return true;
  const joined = /,$/.test(words[index - 1]!) || /^(?:and|or|&)$/.test(words[index - 1]!);
  return joined && (readVerb(word.replace(/,$/, ""))?.kinds.includes(kind) ?? false);
}

function readResponsible(rest: readonly string[], current: boolean): Clause | null {
  if (rest.length < 2) return null;
  return { after: "I", text: `${current ? "am" : "was"} responsible for ${lowerFirst(rest.join(" "))}` };
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length > 8 && letters === letters.toUpperCase();
}
