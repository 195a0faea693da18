import { COUNT_NOUNS } from "../../knowledge/letters/count-nouns.ts";
import {
  ACTIVITY,
  ADJECTIVAL,
  COMPOUNDS,
  DESCRIBES,
  DETERMINER,
  LINKS,
  NOUN_BEFORE_FOR,
  NOUN_FIRST,
  RAISED,
} from "../../knowledge/letters/noun-openings.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { ALSO_NOUNS, RARELY_BASE } from "../../knowledge/verbs/verb-forms.ts";
import { readVerb, type VerbKind } from "./verb-forms.ts";

/** 'Fitting service for children’s shoes' may name a service or say what was fitted: as 'my work included …' both are right. */
export function isAdjectival(words: readonly string[]): boolean {
  return (
    ADJECTIVAL.has(words[0]!.toLowerCase()) &&
    /^\p{Ll}/u.test(words[1]!) &&
    !DETERMINER.test(words[1]!) &&
    !LINKS.test(words[1]!)
  );
}

/**
 * 'Support engineer for …', 'Cash handling', 'Loading and unloading of …', 'Filing, scanning and photocopying': nouns.
 * `habit` are the forms that the lines beside it surely open with: none known, and the line speaks for itself alone.
 */
export function isNounOpening(
  words: readonly string[],
  kind: VerbKind,
  habit: ReadonlySet<VerbKind>,
): boolean {
  const first = words[0]!.replace(/,$/, "").toLowerCase();
  const next = words[1]!.toLowerCase();
  if (kind === "past") return false;
  // 'Yield up 18 %', 'Turnover from 31 % to 22 %'.
  if (kind !== "gerund" && /^(?:up|down|from|at)$/.test(next) && /^[£$€]?\d/.test(words[2] ?? ""))
    return true;
  if (kind === "base" && COMPOUNDS.test(words.slice(0, 3).join(" "))) return true;
  if (kind === "base" && isPersonNoun(next) && (words.length === 2 || LINKS.test(words[2]!))) return true;
  if (kind === "third") return isPlural(words, next, habit);
  if (kind === "gerund") return isListOfActivities(words);
  // 'Clean safety record: no incidents': what stands before a colon is a label.
  const colon = words.findIndex((word) => word.endsWith(":"));
  if (
    colon > 0 &&
    colon < 4 &&
    !words.slice(1, colon + 1).some((word) => DETERMINER.test(word.toLowerCase()))
  )
    return true;
  // 'Mentor to three new agents', 'Coach for the under-12s': what one was.
  if (isPersonNoun(first) && /^(?:to|for|of)$/.test(next)) return true;
  // 'Average order value raised from £18 to £24'
  if (kind === "base" && !habit.has("base") && RAISED.test(words.slice(1).join(" "))) return true;
  // 'Perfect attendance', 'Clean driving record': an adjective, where no line beside it opens with a base form.
  if (
    DESCRIBES.test(first) &&
    !habit.has("base") &&
    !DETERMINER.test(next) &&
    !/^(?:and|or|with|to|for|on|in|at)$/.test(next)
  )
    return true;
  if (first === "zero" || next === "of" || next.startsWith("(") || /:$/.test(words[0]!)) return true;
  if (RARELY_BASE.has(first) && !/^(?:a|an|the|all|each|every|up|out|off|\d.*)$/.test(next)) return true;
  // A verb in its base form wants an object, or one of the words that go with verbs alone.
  if (NOUN_BEFORE_FOR.test(first) && /^(?:for|in|at|per)$/.test(next)) return true;
  if (NOUN_FIRST.has(first) && ACTIVITY.test(next.replace(/,$/, ""))) return true;
  // 'Design, development and testing': what is listed with it is no verb.
  if (/,$/.test(words[0]!) || /^(?:and|&)$/.test(next)) {
    const listed = words[/^(?:and|&)$/.test(next) ? 2 : 1] ?? "";
    const other = readVerb(listed.replace(/,$/, ""));
    return other === null || !other.kinds.includes("base") || listEndsInThing(words, "base");
  }
  // Lines beside it that open otherwise make the noun likelier: 'Press checks at 5 printers'.
  return (
    isAgainst(habit, "base") &&
    !DETERMINER.test(next) &&
    ((NOUN_FIRST.has(first) && !/^(?:with|to|on|for|up)$/.test(next)) || isBareThing(words))
  );
}

/** 'Catalogues (4 a year)', 'Keys, viewings, post': nouns in the plural. */
function isPlural(words: readonly string[], next: string, habit: ReadonlySet<VerbKind>): boolean {
  const base = readVerb(words[0]!.replace(/,$/, ""))!.verb.base;
  if (next === "and" || /,$/.test(words[0]!)) {
    const listed = (words[next === "and" ? 2 : 1] ?? "").replace(/,$/, "");
    return readVerb(listed)?.kinds.includes("third") !== true || listEndsInThing(words, "third");
  }
  if (/^(?:of|for|in|at|to)$/.test(next)) return !habit.has("third") || next === "of";
  if (/^[(–/]/.test(next)) return true;
  // 'Invoices processed: 300 a week'
  if (readVerb(next.replace(/[:,]$/, ""))?.kinds.every((kind) => kind === "past") === true) return true;
  // 'Presents findings': a noun in the plural stands before no other noun.
  if (/^\p{Ll}{3,}/u.test(next)) return false;
  return (
    isAgainst(habit, "third") && (ALSO_NOUNS.has(base) || RARELY_BASE.has(base)) && !DETERMINER.test(next)
  );
}

function isListOfActivities(words: readonly string[]): boolean {
  const after = words.findIndex((_word, index) => index > 0 && !isListed(words, index, "gerund"));
  // 'Shipping, receiving and inventory control': the list goes on with what is no verb.
  if (after > 1 && /^(?:and|&)$/.test(words[after - 1]!)) return true;
  // 'Ordering, receiving, inventory': so it does without an 'and'.
  if (after >= 1 && /,$/.test(words[after - 1]!)) return true;
  return (
    after === -1 || words[after] === "of" || /^(?:experience|skills|management|process)$/.test(words[after]!)
  );
}

/** 'Churn model (Python)': a single thing without its article, and nothing else. */
function isBareThing(words: readonly string[]): boolean {
  return (
    COUNT_NOUNS.has(words[1]!.replace(/,$/, "")) && (words.length === 2 || /^[(]|^with$/.test(words[2]!))
  );
}

/** 'Wireframes, prototypes, and mockups': the last of the list is no verb of that form. */
function listEndsInThing(words: readonly string[], kind: VerbKind): boolean {
  const stop = words.findIndex((word) => /^(?:and|or|&)$/.test(word));
  if (stop < 1 || !words.slice(0, stop).every((word, index) => /,$/.test(word) || index === stop - 1))
    return false;
  const last = words[stop + 1] ?? "";
  return !/ly$/.test(last) && readVerb(last.replace(/,$/, ""))?.kinds.includes(kind) !== true;
}

/** Whether the lines beside it open with other forms, and none with this one. */
function isAgainst(habit: ReadonlySet<VerbKind>, kind: VerbKind): boolean {
  return habit.size > 0 && !habit.has(kind);
}

/** Whether a word still belongs to the list of verbs that a line opens with. */
function isListed(words: readonly string[], index: number, kind: VerbKind): boolean {
  const word = words[index]!;
  if (/^(?:and|or|&)$/.test(word)) return true;
  const joined = /,$/.test(words[index - 1]!) || /^(?:and|or|&)$/.test(words[index - 1]!);
  return joined && (readVerb(word.replace(/,$/, ""))?.kinds.includes(kind) ?? false);
}

/** The forms that lines surely open with: a verb and nothing else, or one with an object that only a verb has. */
export function inferBulletVerbForms(bullets: readonly string[]): ReadonlySet<VerbKind> {
  const habit = new Set<VerbKind>();
  for (const bullet of bullets) {
    const [first = "", next = ""] = bullet.trim().replace(/^I /, "").split(/\s+/);
    const read = readVerb(first);
    if (read === null || read.kinds.length !== 1) continue;
    const [kind] = read.kinds;
    const noun = ALSO_NOUNS.has(read.verb.base) || RARELY_BASE.has(read.verb.base);
    if (
      kind === "past" ||
      DETERMINER.test(next.toLowerCase()) ||
      (!noun && kind !== "gerund" && /^\p{L}/u.test(next))
    )
      habit.add(kind!);
    else if (kind === "gerund" && !ADJECTIVAL.has(first.toLowerCase()) && !LINKS.test(next)) habit.add(kind);
  }
  return habit;
}
