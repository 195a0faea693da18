const MOST_WORDS = 45;
const LEAST_WORDS = 5;
/** Markup, addresses and placeholders have no place in a letter's sentence. */
const STRANGE = /[[\]{}<>|*#`_\\@~^=]|:\s|https?:|www\.|\p{Extended_Pictographic}|\bI \p{Lu}\p{Ll}/u;
const PLACED = /[\p{L}\p{N}\p{P}\p{Sc}\p{Sm} ]/u;
/** Words to whoever asked, about itself or about the asking. */
const ASIDE =
  /^(?:sure|certainly|absolutely|of course|okay|ok|here(?:['’]s| is| are)|below|note|please note|let me know|dear|sincerely|regards|kind regards|subject)\b|\b(?:language model|as an ai|\bAI\b|chatbot|prompt|system message|instructions?|placeholder|cover letter|this letter|paragraphs?|i can(?:not|['’]t) (?:help|assist|write|comply)|i['’]m sorry|i apologi[sz]e)\b/i;
/** Orders to the reader, which a resume or an ad may have asked for. */
const ORDER =
  /\b(?:you|the (?:hiring )?(?:team|manager|reader|recruiter)) (?:should|must|ought|shall|have to|need to|are to)\b|\b(?:hire|shortlist|rank|score|rate|select|choose) (?:me|this|the)\b/i;
/** A sentence that stops before its end. */
const CUT_OFF =
  /(?:[,;:(–—-]|\b(?:the|an?|of|for|to|in|on|at|with|by|from|and|or|its|their|my|our|your)) ?[.!]$/i;
const SPEAKS = /\bI\b|\b(?:me|my|mine|you|your|yours|the role|this role|the position|this position)\b/i;

/**
 * What is wrong with the look of a sentence that a model wrote for a letter, whatever it says; null where nothing is. It
 * catches what states no fact and yet has no place there: remarks, orders, markup.
 */
export function findFormFault(sentence: string): string | null {
  const words = sentence.split(" ").length;
  if (words > MOST_WORDS) return "it is too long";
  if (words < LEAST_WORDS) return "it is no whole sentence";
  if (!/^["“‘]?[\p{Lu}\p{N}]/u.test(sentence) || !/[.!?]["”’]?$/.test(sentence) || CUT_OFF.test(sentence))
    return "it is no whole sentence";
  if (STRANGE.test(sentence) || [...sentence].some((sign) => !PLACED.test(sign)))
    return "it has signs that no letter has";
  if (ASIDE.test(sentence) || ORDER.test(sentence) || /\?/.test(sentence))
    return "it is a remark, not a part of the letter";
  return SPEAKS.test(sentence) ? null : "it speaks neither of the person nor of the role";
}
