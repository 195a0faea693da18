import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { COUNT_NOUNS } from "../../knowledge/letters/count-nouns.ts";
import { TELLS_OF_THING } from "../../knowledge/letters/line-words.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { ALSO_NOUNS } from "../../knowledge/verbs/verb-forms.ts";
import { isSpelt } from "../clause/is-english-line.ts";
import { readVerb } from "../clause/verb-forms.ts";
import type { CardForm } from "./card.ts";

const LEAST_WORDS = 3;
const MOST_WORDS = 26;
/** Fewer words only name a field: 'my work covered strategic business management'. */
const LEAST_NOMINAL = 5;
const NONE: ReadonlySet<string> = new Set();

/** Signs and words that stand in notes and not in speech. */
const NOTES =
  /^[-–•]|^number \d|^\d+\/|\s[-–]\p{L}|(?<!\ban? )\b\d+ (?:page|member|person|week|month|day|hour)\b|\p{L}[&]|,\p{L}|[—]|\s\/\s|\p{L}- (?!and\b|or\b|to\b)\p{L}|\b\d\p{Ll}{4,}|\b(?:this|these|those)\b|^(?:\p{L}+ ){1,3}their\b|[|@#<>{}[\]=_~^\\*→•]|https?|www\.|\.(?:com|org|net)\b|\.{2}|…|\s[–—-]\s|:|\betc\b|\bi\.e\b|&(?:amp|nbsp|quot|lt|gt)\b|\be\.g\b|\band\/or\b|\S\/\S+\/|[\u0180-\u024f]|\b(?:x{2,}|each and every|various (?:duties|tasks|responsibilities|activities|works?|jobs|roles|other)|miscellaneous|and more|as needed|as required|as necessary|as assigned|other duties|professional manner|team player|works? (?:well|effectively)|tasks? of \p{L}+ing|demonstrated history|(?:keep|stay|stays) (?:current|up.to.date|abreast))\b/iu;
/** Letters of two words, or of none, in one. */
const GARBLED = /(?!RESTful)\p{Lu}{4,}\p{Ll}{2}|\p{Ll}\p{Lu}{2,}\p{Ll}/u;
const ENDS_OPEN =
  /\b(?:of|for|to|in|on|at|with|by|from|and|or|the|a|an|as|into|per|including|than|via|using|through|such|my|its|their|that|which|who|is|was|were|be)$/i;
/** 'tested and reusable parts': a participle beside an adjective, and no deed. */
const NO_VERB = /^\p{Ll}+ed and \p{Ll}+(?:able|ible)\b/u;
/** Verbs that say nothing without an object. */
const BARE =
  /^(?:managed|led|handled|provided|ensured|maintained|made|used|developed|built|created|did|had|took|gave|got|kept|held|met|set|put|brought|deployed|designed|integrated|applied|conducted|performed|established|executed|delivered|implemented) (?:and(?! (?:\p{L}+ed|led|ran|built|wrote|taught|held|kept|made|gave|grew|oversaw)\b)|with|for|to|in|on|at|by|of|from)\b/iu;
/** What was done to somebody, by the line's own words. */
const GRAMMAR =
  /\b(?:a|an) (?:\p{L}+ )?(?:\p{L}{3,}(?<!s|u|i)s)\b(?=$| (?:and|for|in|with|of|to)\b)|\b(?:a [aeio]\p{L}+|an [bcdfgjkpqtvwz]\p{Ll}+)\b|\b(\p{L}+) \1\b|\b(?:the|a|an) (?:the|a|an|and|or|of|to|in|for|with)\b|\b(?:to|of|for) (?:and|or|of)\b|(?<!s)s that \p{L}{3,}(?<![siu])s\b|\b(?:responsible|accountable) (?:in|to)\b|(?<!\b(?:the|a|an|each|every|my|one|their|this|another) (?:\p{L}+ )?)\b(?:client|customer|company|patient|student|user|guest|vehicle|employee|supplier)['’]s\b|\p{Ll}['’]s (?:at|in|on|for|of|with|and|to)\b|\bfeedbacks|equipments|informations|softwares\b/iu;
/** 'an excellent customer service': nobody counts these. */
const UNCOUNTED =
  /\ban? (?:excellent|good|great|high|strong|outstanding|exceptional|effective) (?:\p{L}+ )?(?:service|support|knowledge|work|care|advice|feedback|information|equipment)\b(?! \p{L})/iu;

/** 'used it to turned': after 'to' no verb is past; 'to scheduled visits' has its noun. */
function hasPastAfterTo(text: string): boolean {
  return [...text.matchAll(/\bto (\p{Ll}+ed) (?:a|an|the|mid|\p{L}+-\p{L}+)\b/gu)].some(
    ([, word]) => readVerb(word!)?.kinds.every((kind) => kind === "past") === true,
  );
}

/** 'a IT engineer': before letters that are spelled out. */
const WRONG_ARTICLE =
  /\ba (?:[AEFHILMNORSX][A-Z]{1,4}|hour|honou?r|heir)\b|\ban (?:[BCDGJKPQTUVWYZ][A-Z]{1,4})\b/;
const PREPOSITION = /^(?:of|for|in|on|at|with|by|from|into|within|across|under|through|using|via|as)$/i;
const DETERMINER =
  /^(?:a|an|the|my|our|their|its|his|her|this|that|these|those|each|every|all|both|any|some|no|one|two|three|four|five|six|seven|eight|nine|ten|\d[^/]*|[£$€].*|\p{L}+['’]s?)$/iu;

/** Faults that no reading mends: wrong articles, doubled words, verbs that do not agree. */
export function hasGrammarFault(text: string): boolean {
  return GRAMMAR.test(text) || WRONG_ARTICLE.test(text) || UNCOUNTED.test(text) || hasPastAfterTo(text);
}

/** Said without an article, whatever is counted otherwise. */
const SET_PHRASES =
  /\b(?:within|on|under|over) budget\b|\b(?:on|to|at|in) (?:schedule|site|call|market|board|stage|camera|paper|practice|person|class|place|hand)\b|\b(?:from|by|per|as) (?:scratch|phone|email|contract|week|part)\b/giu;

/** Whether a clause could be said aloud as it stands: whole, in known words, with the articles that English wants. */
export function isSayable(text: string, form: CardForm, repeated: ReadonlySet<string> = NONE): boolean {
  const words = text.split(" ");
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return false;
  if (
    NOTES.test(text) ||
    GARBLED.test(text) ||
    ENDS_OPEN.test(text) ||
    BARE.test(text) ||
    NO_VERB.test(text) ||
    hasShoutedWord(text) ||
    hasGrammarFault(text)
  )
    return false;
  if ((form === "past" || form === "base") && TELLS_OF_THING.test(text)) return false;
  if (form !== "fact" && hasStrangeWord(text, repeated)) return false;
  if (form === "nominal" && words.length < LEAST_NOMINAL) return false;
  return !lacksArticle(text.replace(SET_PHRASES, "so").split(" ")) && !mixesTenses(words, form);
}

/**
 * A word in small letters that is no English one and no term of a trade is more often a misprint, unless its writer writes it
 * again.
 */
function hasStrangeWord(text: string, repeated: ReadonlySet<string>): boolean {
  // 'topof-mind': of words with a hyphen each part is one.
  const words = text.match(/(?<![\p{L}\p{N}.])\p{Ll}{3,}(?![\p{L}\p{N}])/gu) ?? [];
  return words.some((word) => !isSpelt(word) && !repeated.has(word));
}

/** 'their LIFE, FAMILY and FINANCIAL': words of the dictionary in capitals throughout. */
function hasShoutedWord(text: string): boolean {
  return (text.match(/(?<![\p{L}\p{N}-])\p{Lu}{4,}(?![\p{L}\p{N}-])/gu) ?? []).some(
    (word) => wordBand(word.toLowerCase()) !== undefined,
  );
}

/** Words between a verb and its object that has no article: 'implementing abstract interpretation-based analysis technique'. */
const MOST_BETWEEN = 6;

/** 'would break localization process': a verb in its base form where nothing else can stand. */
function isPlainBase(word: string, before: string | undefined): boolean {
  return (
    /^(?:to|would|could|can|will|should|must|helped|help)$/.test(before ?? "") &&
    readVerb(word)?.kinds.includes("base") === true
  );
}

/** 'assist counter manager', 'evaluate beauty advisor’s performance': persons are counted too. */
function isCounted(word: string): boolean {
  return COUNT_NOUNS.has(word) || (/^\p{Ll}+$/u.test(word) && isPersonNoun(word) && !NOT_COUNTED.test(word));
}

const NOT_COUNTED =
  /^(?:staff|people|personnel|crew|talent|human|adult|lead|support|press|counsel|help|principal|expert|representative|executive|agent|nursing|associate)$/;

/** A noun of which one counts, bare behind a preposition or an article-less verb: 'designed website for client'. */
function lacksArticle(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const bare = word.replace(/[,.;]$/, "").toLowerCase();
    const next = words[index + 1] ?? "";
    if (index === 0 || !isCounted(bare)) return false;
    // It stands before another noun, of which it is a part.
    if (/^(?:and|or)$/.test(next) && sharesPlural(words, index + 2)) return false;
    const ends =
      /[,.;]$/.test(word) ||
      next === "" ||
      PREPOSITION.test(next) ||
      /^(?:and|or|to|that|which|where)$/i.test(next);
    if (!ends) return false;
    for (let at = index - 1; at >= 0; at -= 1) {
      const before = words[at]!;
      if (DETERMINER.test(before) || /^per$/i.test(before) || /,$/.test(before)) return false;
      // 'a logo and website' has its article further back.
      if (/^(?:and|or)$/i.test(before)) continue;
      if (PREPOSITION.test(before) || /^to$/i.test(before)) return true;
      if (at === 0) return true;
      const kinds = readVerb(before)?.kinds ?? [];
      // 'process hosting system'
      const isDeed = kinds.includes("gerund") && JOINS.test(words[at - 1]!);
      if (
        (kinds.includes("past") || isDeed || isPlainBase(before, words[at - 1])) &&
        index - at <= MOST_BETWEEN
      )
        return true;
    }
    return false;
  });
}

/** After these a word in -ing is what is done. */
const JOINS = /,$|^(?:and|or|of|for|in|on|at|with|by|from|into|through|via|to|while|when|before|after)$/i;

const MOST_SHARED = 3;

/** 'product and process specifications': both belong to the plural behind them. */
function sharesPlural(words: readonly string[], start: number): boolean {
  for (const word of words.slice(start, start + MOST_SHARED)) {
    if (PREPOSITION.test(word) || DETERMINER.test(word)) return false;
    if (/[^su]s[,.;]?$/.test(word)) return true;
    if (/[,.;]$/.test(word)) return false;
  }
  return false;
}

/** 'managed stock and train staff': what is listed after the verb has another form. */
function mixesTenses(words: readonly string[], form: CardForm): boolean {
  // 'covered data cleaning, conducting analyses'
  if (form === "nominal")
    return !/ing,?$/.test(words[0]!) && /, (?:and )?\p{Ll}+ing (?!and\b|or\b)/u.test(words.join(" "));
  if (form !== "past" && form !== "base" && form !== "gerund") return false;
  return words.some((word, index) => {
    if (index === 0 || !/^(?:and|or)$/.test(words[index - 1]!)) return false;
    const kinds = readVerb(word.replace(/,$/, ""))?.kinds ?? [];
    const next = words[index + 1] ?? "";
    const hasObject = /^(?:a|an|the|my|their|all|new|\d.*)$/.test(next);
    // 'the launch of', 'the development and launch of'
    if (/^(?:of|for|in|across)$/.test(next)) return false;
    // 'aimed at raising awareness and promoting the company'
    if (words.slice(1, index - 1).some((other) => sharesKind(other, kinds))) return false;
    if (form === "past" && kinds.length === 1 && kinds[0] === "base" && !ALSO_NOUNS.has(word))
      return !/^(?:to|by)$/.test(words[index - 2] ?? "") && !hasInfinitive(words, index);
    // 'documenting procedures and create standards'
    if (form === "gerund" && kinds.length === 1 && kinds[0] === "base" && !ALSO_NOUNS.has(word))
      return !hasInfinitive(words, index);
    if (!hasObject || kinds.length === 0) return false;
    return !kinds.includes(form);
  });
}

function sharesKind(word: string, kinds: readonly string[]): boolean {
  return kinds.includes("gerund") && readVerb(word.replace(/,$/, ""))?.kinds.includes("gerund") === true;
}

/** 'to plan and run': what is joined to an infinitive is one too. */
function hasInfinitive(words: readonly string[], index: number): boolean {
  return words
    .slice(0, index - 1)
    .some((word) => /^(?:to|can|could|would|will|should|helped|help)$/.test(word));
}
