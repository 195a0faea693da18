import { readTokens } from "#engine/text/tokens.ts";
import { PLAIN_WORDS, plainStem } from "../../knowledge/letters/letter-words.ts";
import { isNeutralWord } from "./is-entailed.ts";
import { type Source, stemsOf } from "./source.ts";

const GREETING = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|day|evening))\b[^?\d;:]{0,60}[,!.]?$/i;
const APPLICATION =
  /^(?:re:|(?:(?:I am|I['’]m) (?:writing to apply|applying|writing (?:about|regarding))|(?:I )?(?:wish|want|would like) to apply|applying|please (?:accept|consider)|this is my application)\b)/i;
/** What would say something of the person: a deed, a number, or what they come with. */
const CLAIMS =
  /\d|\b(?:with|as|having|bring|bringing|backed|my|where|because|since|who|and I|after|before)\b/i;
/** Speaks of the ad, the company or the way on. */
const TALKS_OF_AD =
  /^(?:subject:|(?:I['’]ve|I have) (?:just )?(?:been looking at|read|seen|come across)|I (?:saw|read|noticed|note|admire|like)\b|what (?:appeals|attracts|draws|interests|excites|strikes)|your (?:ad|post|role|position|company|team|work|mission)\b|happy to|glad to|ready to|available)/i;
/** What would say something of the person. */
const OWN =
  /\d|\b(?:my|with|as|having|because|since|who|where|before|after)\b|\bI(?:['’]ve)? (?!(?:saw|read|noticed|note|admire|like|thought|just had|had to|would|could|can|hope|want|am|have (?:been looking|read|seen|just|come)|been looking|just|read|seen|come)\b)/i;
const FAREWELL =
  /^(?:kind |best |warm |many |with |all the )*(?:regards|best|thanks|wishes|sincerely|cheers|yours (?:sincerely|faithfully|truly))[,.]?\s+/i;

/**
 * Whether a sentence greets, applies or takes leave and states nothing of the person: every word of it that is not a
 * letter's own is the ad's, or the person's name. No deed and no number may stand in it.
 */
export function isLenient(sentence: string, source: Source): boolean {
  if (FAREWELL.test(sentence)) return isOwnName(sentence.replace(FAREWELL, ""), source);
  if (GREETING.test(sentence)) return isOfAd(sentence, source, GREETED);
  if (TALKS_OF_AD.test(sentence) && !OWN.test(sentence)) return isOfAd(sentence, source, APPLIED, true);
  return APPLICATION.test(sentence) && !CLAIMS.test(sentence) && isOfAd(sentence, source, APPLIED);
}

const GREETED =
  /^(?:dear|hi|hello|hey|good|morning|afternoon|day|evening|there|all|everyone|everybody|team|hiring|family|folks|manager|recruiter|sir|madam|or)$/;
const APPLIED =
  /^(?:apply|appli|application|advertis\p{L}*|advert|position|post|role|vacancy|job|re|writing|headquarters|wish|consider|accept)$/u;

function isOfAd(
  sentence: string,
  { adLemmas, company, jobTitle }: Source,
  free: RegExp,
  neutral = false,
): boolean {
  const named = stemsOf(`${company ?? ""} ${jobTitle ?? ""}`);
  return readTokens(sentence).every(
    ({ normalized, stem, singular }) =>
      free.test(normalized) ||
      free.test(stem) ||
      PLAIN_WORDS.has(normalized) ||
      PLAIN_WORDS.has(stem) ||
      (neutral && isNeutralWord(normalized, stem, singular)) ||
      [plainStem(stem), plainStem(singular)].some((one) => adLemmas.has(one) || named.has(one)),
  );
}

function isOwnName(text: string, { resume }: Source): boolean {
  const own = resume.contact.name?.value ?? "";
  return own !== "" && text.trim() !== "" && ` ${fold(own)} `.includes(` ${fold(text)} `);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}
