import { COUNT_NOUNS } from "../knowledge/letters/count-nouns.ts";
import { isPersonNoun } from "../knowledge/titles/letter-titles.ts";
import { ALSO_NOUNS } from "../knowledge/verbs/verb-forms.ts";
import { hasGrammarFault } from "./cards/is-sayable.ts";
import { readVerb } from "./clause/verb-forms.ts";

/** After these nothing may end, and no comma may stand: what they act on is missing. */
const NEEDS_OBJECT =
  /\b(?:managed|provided|ensured|maintained|handled|developed|performed|conducted|implemented|established|delivered|achieved|created|produced|provide|ensure|maintain|perform|implement|providing|ensuring|maintaining|performing|implementing)(?:[.;]|$|, (?!(?:and |or )?\p{L}+(?:ed|ing)?\b))/iu;
/** 'I created using HTML': what was made is missing. */
const MADE_NOTHING =
  /\bI (?:also )?(?:created|developed|designed|built|implemented|wrote|made|produced) (?:using|via)\b/u;
/** 'a pipeline in Databricks +' */
const ENDS_IN_SIGN = /\s[+&/|–-]+$/u;
const ENDS_OPEN =
  /\b(?:of|for|to|in|on|at|with|by|from|and|or|the|a|an|as|into|per|including|than|via|using|through|such|my|its|their|that|which|who|is|was|were|be|Ar|Er|Dr|Mr|Mrs|Prof|No|Vol|pp)\.*$/;
/** 'in timely manner', 'in different section': a noun of which one counts, without its article or its plural. */
const BARE_MANNER =
  /\bin (?:timely|professional|efficient|effective|orderly|courteous|organi[sz]ed|friendly|safe|fast-paced|team)(?: and \p{L}+)? (?:manner|environment|way|fashion)\b/iu;
const SEVERAL =
  /\b(?:different|several|other|multiple|various|many|few|these|those|both|two|three|four|five|six|seven|eight|nine|ten) (?:\p{Ll}+ )?(\p{Ll}{3,})(?=[.,;]|$| (?:and|or|in|on|at|for|with|to|from|of|by|across|using|such|that|which)\b)/gu;
const AWKWARD =
  /\bincluded (?:involving|having|being|able)\b|\bincluded wedding\b|\bteam size of\b|\bawarded with\b|\blook(?:ed|ing)? forward to (?:learn|contribut|work)|\bto work for \p{L}+ing\b|\bin line within\b|\bresponsible of\b|\bdiscuss(?:ed|ing)? about\b|\bwith their perfect\b|\bdone the\b|\bdid the\b|\bso that can\b|\ball the all\b|\blead to lead\b|\bknowledge on\b|\bwell verse\b|\bincluding,|\bincluding \p{L}+$|, \p{Ll}+ed and (?:routine|regular|daily|preventive|general) \p{Ll}+|\b(?:for|of|with) \p{Ll}+(?<!s|ing|ware|nce), \p{Ll}+s and \p{Ll}+s$|\bto client device\b|\blooking after\b|\b(?:hands-on|practical) exposure\b|\b(?:assisted|helped) in understanding\b|(?<!s) which (?:include|contain|provide|have)\b|\bin compliance[.,]?$|\p{L}+ing, \p{L}+ing [^,]+, and \p{L}+ management\b|\band (?:taken|given|done|seen|gone|written)\b|\p{L}+s, \p{L}+s to \p{Ll}+\b|^(?:.*, )?I (?:also )?(?:gained (?!\D*\d)|developed (?:an? )?(?:\p{L}+ ){0,5}(?:fundamentals|foundation|skills|understanding|knowledge|proficiency|literacy)\b)/iu;
/** 'I used a set of scans, several models were trained': two sentences that a comma alone joins. */
const SPLICED =
  /, (?!(?:and|or|which|that|who|where|when|while|as|if|because|so|including|such|there|it)\b)(?:(?!(?:and|or|which|that|who|where|when|while|as|because|so)\b)\p{L}+ ){1,6}(?:was|were) \p{L}+(?:ed|en|lt|ght)\b/u;
const LIST_END = /, \p{L}+(?:, \p{L}+)*\.?$/u;

/**
 * A gate on a finished sentence: whole, with the object its verbs want, articles and numbers as English has them. What fails
 * is said in another frame, by another card, or not at all.
 */
export function isWellFormed(sentence: string): boolean {
  const text = sentence.replace(/(?:, which you ask for)?[.!?]$/, "");
  if (MADE_NOTHING.test(text) || ENDS_IN_SIGN.test(text)) return false;
  if (ENDS_OPEN.test(text) || hasGrammarFault(text) || BARE_MANNER.test(text) || AWKWARD.test(text))
    return false;
  if (SPLICED.test(text) || NEEDS_OBJECT.test(text) || hasSingularOfMany(text) || hasLooseVerb(text))
    return false;
  return !hasBareAfterAdjectives(text) && !isOpenList(text);
}

/** 'in different section'. */
function hasSingularOfMany(text: string): boolean {
  return [...text.matchAll(SEVERAL)].some(([, noun]) => COUNT_NOUNS.has(noun!));
}

/** 'an app streamline scheduling': a verb in its base form right behind the noun that an article has closed. */
function hasLooseVerb(text: string): boolean {
  const words = text.split(" ");
  return words.some((word, index) => {
    const [article, noun] = [words[index - 2], words[index - 1]];
    if (article === undefined || noun === undefined || !/^\p{Ll}{4,}$/u.test(word)) return false;
    const before = words[index - 3] ?? "";
    const kinds = readVerb(word)?.kinds ?? [];
    return (
      kinds.length === 1 &&
      kinds[0] === "base" &&
      !ALSO_NOUNS.has(word) &&
      // 'a network engineer'
      !isPersonNoun(word) &&
      COUNT_NOUNS.has(noun) &&
      (/^(?:a|an)$/i.test(article) || /^(?:a|an)$/i.test(before)) &&
      !/^(?:help(?:ed|ing)?|let|make|made)$/.test(before)
    );
  });
}

/** 'to attain accurate, reliable outcome'. */
function hasBareAfterAdjectives(text: string): boolean {
  return [
    ...text.matchAll(/\b(\p{L}+) (\p{Ll}+), (\p{Ll}+) (\p{Ll}+)(?=[.,;]|$| (?:of|for|in|with|and|to)\b)/gu),
  ].some(
    ([, verb, first, second, noun]) =>
      (readVerb(verb!) !== null || /^(?:with|for|of|in)$/.test(verb!)) &&
      readVerb(first!) === null &&
      readVerb(second!) === null &&
      isAdjective(first!) &&
      isAdjective(second!) &&
      (COUNT_NOUNS.has(noun!) || /^(?:outcome|result|solution|product|approach)$/.test(noun!)),
  );
}

function isAdjective(word: string): boolean {
  return /(?:able|ible|al|ful|ic|ive|ous|ate|ent|ant|ed|ing|less|y)$/.test(word);
}

/** 'sauces, spreads, seasonings', 'systems like Linux, Windows Server': a list whose last part lacks its 'and'. */
function isOpenList(text: string): boolean {
  if (
    / (?:like|such as|including|using) [^,]+, \p{Lu}[^,]*$/u.test(text) &&
    !/ and | or | & /.test(text.slice(text.search(/ (?:like|such as|including|using) [^,]+, [^,]*$/)))
  )
    return true;
  return /, \p{L}+, \p{L}+$/u.test(text) && LIST_END.test(text) && !/ and | or /.test(text.slice(-60));
}
