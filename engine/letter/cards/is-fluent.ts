import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import { COUNT_NOUNS } from "../../knowledge/letters/count-nouns.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { ALSO_NOUNS } from "../../knowledge/verbs/verb-forms.ts";
import { readVerb } from "../clause/verb-forms.ts";
import type { CardForm } from "./card.ts";

/** Words of things in a row without a small word between: more are a label and no speech. */
const MOST_STACKED = 4;
/** Below it a line in another form than the past names a field and tells nothing. */
const LEAST_WORDS = 4;
const PREPOSITION = /^(?:of|for|in|on|at|with|by|from|into|to|within|across|under|through|between|during)$/i;
const DETERMINER =
  /^(?:an?|the|my|our|their|its|this|that|each|every|all|any|some|no|one|both|another|\d.*|\p{L}+['’]s?)$/iu;

/** Turns of notes, of a writer who speaks of themselves as another, and of English that is not quite so. */
const TURNS =
  /(?<!\bon an? )\b(?:daily|weekly|monthly|yearly|quarterly|regular|timely) basis\b|\b(?:given|said|concerned|above|below|same)$|\b(?:above|below) (?:clients|mentioned|said)\b|\bwith respect to\b|\b(?:strong|good|deep|solid) understanding\b|\bother various\b|\bvarious\b.*\bvarious\b|\bwrt\b|\b\p{Ll}+ purpose$|\b(?:also|and) (?:other )?related \p{Ll}+$|\b(?:he|she|her|his|herself|himself)\b|\p{Ll}{3,}\/ ?\p{Ll}{3,}|\bin (?:assigned|given|respective|specific|concerned|said) \p{Ll}+(?<!s)(?=[,.]|$| (?:and|of|to|with|for)\b)|\bfor year\b|\bwith an? amount of\b|\d\S* (?:19|20)\d\d$|\b(?:take|took|taking) responsibility of\b|\bfacilitat\p{L}+ in\b|\bhelp(?:ed|ing)? (?:to the|to a|in)\b|\binvolving in\b|\p{Ll}s which is\b|\b(?:each|every) (?:\p{Ll}+ ){0,2}\p{Ll}{2,}[^siu]s\b|\bon field\b|\bas per\b|\bas along\b|^worked (?:at|for|with|in) .*\b(?:19|20)\d\d\b|^the (?:understanding|knowledge|ability)\b|\b(?:state-of-the-art|cutting-edge|world-class|top-notch)\b|^(?!.*\b(?:the|a|an|my|our|each|every)\b).*\b(?:division|department|directorate)$|^\p{Ll}+ing and \p{Ll}+s (?:of|for)\b|\btargets? of every\b|\b(?:clients|customers|users|students|patients|companies|employees|enterprises|organi[sz]ations) (?:marketing|training|billing|accounting|branding|advertising|testing)\b|^(?:acquir|gain|learn)\p{L}* (?:\p{L}+,? ){0,3}(?:knowledge|experience|skills|understanding|insights?|exposure)\b|^did |^featured in\b|\bcollaborat(?:e|ed|es|ing) (?!with|on|across|in|to|and|as|closely|effectively|directly)\p{Ll}|\bcommunicat\p{L}+ (?:clients|customers|stakeholders|users)\b|\bend pt\b|['’]s using\b|\bcollaterals\b|\b(?:consummate|personal integrity|well-rounded|self-motivated|hard-?working|good quality)\b|^learn(?:ed|t|ing)? |\bresponsible person\b|\b(?:for|with|of|in) (?:excellent|outstanding|good|great|high|best|various|different|new)$|^achieved an? \p{L}+ of [\d.]+%$|\bhouse hold\b|\bto (?:head|manager|director|supervisor) of\b|, and system \p{L}+ checks$|\b(?:worldwide|related) (?:basis|fields?)\b|\bin classroom\b|\bas (?:a )?part-?time\b|\bfor part-time\b|\be\.?gs?\b|\b(?:perform|did|do|done|handle) (?:the )?tasks? of\b|\bso as to\b|\bthe same\b$|^(?:limited|united|working) |\b(?:in|by|for|on) \p{Ll}+ing of\b|\b(?:compliances|researches|advices|staffs|evidences|knowledges|humanitarian aids)\b|\bhelp(?:ed|ing)? the \p{Ll}+ in\b|\b(?:the|a) \p{Ll}+ \p{Ll}+ing of various\b/iu;

/** 'tested the prototype with users': of which nothing was said before. */
const UNTOLD =
  /^\p{Ll}+ (?:and \p{Ll}+ed )?the (?:plugin|tool|app|application|prototype|device|algorithm|paper|experiment|game|simulation|chatbot|bot|dataset|script|circuit)(?=$|[.,]| (?:in|with|using|and|by|on|at|through|to|via)\b)/u;

/** Whether a clause runs as speech does: no label of stacked nouns, no list without its 'and', none of a note's turns. */
export function isFluent(text: string, form: CardForm): boolean {
  const words = text.split(" ");
  if (form !== "past" && form !== "fact" && words.length < LEAST_WORDS) return false;
  if (form === "nominal" && !/^the \p{L}+(?: and \p{L}+)? (?:of|for)\b/u.test(text)) return false;
  if (TURNS.test(text) || isStacked(words) || isSpliced(text, form) || isBroken(text)) return false;
  if (
    (form === "base" && isTwoVerbs(words)) ||
    NO_DEED.test(text) ||
    UNJOINED.test(text) ||
    UNTOLD.test(text)
  )
    return false;
  if (!/ (?:and|or) /.test(text) && /, \S+$/.test(text)) return false;
  return !hasWrongNumber(words) && !hasBareOwner(words) && !hasBareRole(words) && !hasLooseBase(words);
}

/** 'to intern develop skills': a word before the verb that was taken for one. */
function isTwoVerbs([first = "", second = ""]: readonly string[]): boolean {
  const kinds = readVerb(second)?.kinds ?? [];
  return (
    kinds.length === 1 &&
    kinds[0] === "base" &&
    !ALSO_NOUNS.has(second) &&
    !ALSO_ADJECTIVES.test(second) &&
    !/^(?:help|go|come)$/.test(first) &&
    !/(?:ly|,)$/.test(first)
  );
}

/** Headers and what was done to somebody, told as deeds. */
const NO_DEED =
  /^(?:involved (?!in\b)|worked as (?:an? |the )?.* (?:at|with|in charge) |supervised by |stood |suggesting \p{Ll}+ on |worked (?:for|at|with) \p{Lu}\S*(?: \p{Lu}\S*)*$|completed with |under(?:go|went) |(?:pvt|ltd|inc)\b)|\b(?:your|pvt)\b|\bPvt$|\bby (?:Dr|Prof|Mr|Ms|Mrs)\.?$|\bNo\d|, \p{L}+, \p{L}+$|['"“‘]$|\b(?:design|duct|layout|installation|construction|electrical|civil|repair|maintenance) works\b/u;
/** 'using HTML, CSS, JavaScript, ensuring …': a list whose last part lacks its 'and'. */
const UNJOINED = /(?:^|\s)[\p{L}\d.+#]+, [\p{L}\d.+#]+, [\p{L}\d.+#]+, \p{Ll}+ing\b/u;

const ALSO_ADJECTIVES =
  /^(?:secure|complete|clean|clear|open|direct|correct|separate|moderate|duplicate|alternate|live|perfect|lean|mature|present|subject|complex|elaborate)$/;

/** 'covered strategic business supply planning management'. */
function isStacked(words: readonly string[]): boolean {
  let run = 0;
  for (const word of words.slice(1)) {
    const isThing =
      /^\p{Ll}[\p{L}-]+[,;.]?$/u.test(word) &&
      wordBand(word.replace(/[,;.]$/, "")) !== 1 &&
      !/(?:ing|ed|ly)[,;.]?$/.test(word);
    run = isThing ? run + 1 : 0;
    if (run > MOST_STACKED) return true;
    if (/[,;.]$/.test(word)) run = 0;
  }
  return false;
}

/** 'reduce cost and scrap, monitor rework': verbs set side by side by commas alone, or a list whose end lacks its 'and'. */
function isSpliced(text: string, form: CardForm): boolean {
  const parts = text.split(", ");
  if (parts.length < 2) return false;
  const last = parts.at(-1)!;
  const joins = / (?:and|or) |^(?:and|or) /.test(` ${last}`);
  const kinds = readVerb(last.split(" ")[0]!)?.kinds ?? [];
  const closes = [...last.matchAll(/ (?:and|or) (\S+)/g)].some(([, verb]) =>
    readVerb(verb!)?.kinds.includes(kinds[0]!),
  );
  if ((form === "past" || form === "base") && !closes && kinds.length === 1 && kinds[0] === form) return true;
  // 'planning, zoning for homes'
  const [first = "", second = ""] = parts;
  if (parts.length === 2 && !/ /.test(first) && !joins) return true;
  const listed = second.split(/ (?:for|of|in|with|to|on|at|from) /)[0]!;
  return form === "gerund" && !/ /.test(first) && parts.length === 2 && !/\b(?:and|or)\b/.test(listed);
}

/** 'pre-diction': a word that its file has broken. */
function isBroken(text: string): boolean {
  return [...text.matchAll(/(?<![\p{L}-])(\p{Ll}{2,})-(\p{Ll}{3,})(?![\p{L}-])/gu)].some(
    ([, one, other]) => isWord(one! + other!) && !(isWord(one!) && isWord(other!)) && !PREFIX.test(one!),
  );
}

const PREFIX = /^(?:non|co|re|multi|anti|semi|sub|inter|pre|post|de|bi|tri|mid|ex|micro|macro|un|mis)$/;

function isWord(word: string): boolean {
  return isDictionaryWord(word) || wordBand(word) !== undefined || readVerb(word) !== null;
}

/** 'a machine learning models', '10 highly skilled makeup artist'. */
function hasWrongNumber(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const isOne = /^an?$/i.test(word);
    const isMany = /^(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten)$/.test(word) && word !== "1";
    if (!isOne && !isMany) return false;
    const phrase = phraseFrom(words, at + 1);
    const head = phrase.at(-1)?.replace(/[,.;]$/, "") ?? "";
    if (phrase.length === 0 || !/^\p{Ll}+$/u.test(head)) return false;
    if (isOne) return /[^siu]s$/.test(head) && !/(?:series|means|ics|species|news|lens)$/.test(head);
    return (
      !/s$/.test(head) &&
      (COUNT_NOUNS.has(head) || isPersonNoun(head)) &&
      !/^(?:staff|people|crew)$/.test(head)
    );
  });
}

/** Words up to the next small one, at most four. */
function phraseFrom(words: readonly string[], start: number): string[] {
  const phrase: string[] = [];
  for (const word of words.slice(start, start + 4)) {
    const bare = word.replace(/[,.;]$/, "");
    if (wordBand(bare) === 1 || (phrase.length > 0 && /(?:ing|ed)$/.test(bare))) break;
    phrase.push(word);
    if (bare !== word) break;
  }
  return phrase;
}

/** 'beauty advisor’s performance' without its article, and 'the users prior reviews' without its apostrophe. */
function hasBareOwner(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const owner = /^(\p{Ll}+)['’]s$/u.exec(word)?.[1];
    if (owner !== undefined && (COUNT_NOUNS.has(owner) || isPersonNoun(owner)))
      return !words.slice(Math.max(0, at - 3), at).some((before) => DETERMINER.test(before));
    const next = (words[at + 1] ?? "").replace(/[,.;]$/, "");
    if (OWNERS.test(word) && /^\p{Lu}{2,}$/u.test(next)) return true;
    return (
      OWNERS.test(word) &&
      /^\p{Ll}{3,}$/u.test(next) &&
      wordBand(next) !== 1 &&
      readVerb(next) === null &&
      !/(?:ly|ed|ing)$/.test(next)
    );
  });
}

const OWNERS =
  /^(?:organi[sz]ations|enterprises|users|clients|customers|departments|buyers|employees|students|patients|prospects|companies|teachers|members|children|guests|vendors|suppliers)$/;

/** 'worked as Online Sales Executive'. */
function hasBareRole(words: readonly string[]): boolean {
  const at = words.indexOf("as");
  if (at === -1) return false;
  const phrase = phraseFrom(words, at + 1).map((word) => word.replace(/[,.;]$/, ""));
  const head = phrase.at(-1) ?? "";
  return (
    phrase.length > 0 &&
    isPersonNoun(head.toLowerCase()) &&
    !/s$/.test(head) &&
    !/^(?:head|chair|president|director|captain|deputy|part)$/i.test(phrase[0]!)
  );
}

/** 'responsible for file organize': a verb in its base form where only a thing can stand. */
function hasLooseBase(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const kinds = readVerb(word.replace(/,$/, ""))?.kinds ?? [];
    return (
      at > 1 &&
      PREPOSITION.test(words[at - 2]!) &&
      !/^to$/i.test(words[at - 2]!) &&
      (COUNT_NOUNS.has(words[at - 1]!) || ALSO_NOUNS.has(words[at - 1]!)) &&
      kinds.length === 1 &&
      kinds[0] === "base" &&
      !ALSO_NOUNS.has(word) &&
      /ize$|ise$|ate$|ify$|ain$|ide$/.test(word)
    );
  });
}
