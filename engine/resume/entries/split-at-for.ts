import { scorePlace } from "../../knowledge/places/read-places.ts";
import { PLACEMENT } from "../../knowledge/titles/placements.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import { isFieldOfWork } from "./field-of-work.ts";
import type { HeaderToken } from "./header.ts";

/** Words between a title and who it was held with; what follows begins with a capital. */
const LED =
  /^(?<title>.+?) (?:for|with|au sein d(?:e la|e l['’]|es|e|u)|à (?:la|l['’])|à|en el|en la|na|no|bei(?: der| dem)?|hos|ved|presso) (?<name>[\p{Lu}\d].*)$/u;

const AT = /^(?:chez|at|bei|bij|presso)(?: (?:der|dem|den|de|het|the|la|le))? (?=\p{Lu})/iu;
/** Where 'bei' or 'at' has parted a row: 'Koch bei der Feuerwehr'. */
const ARTICLE = /^(?:der|dem|den) (?=\p{Lu})/u;
/** 'in Corvid Systems Private Limited', behind the time or on the next row. */
const IN_FIRM = /^(?:in|with|for|w|en|em|na|no) (?=\p{Lu})/u;

/** 'Chez Osteria Nonna', of a row that names the title before a comma. */
function dropAt(token: HeaderToken): HeaderToken {
  const word = AT.exec(token.text)?.[0] ?? findArticle(token) ?? findIn(token.text);
  if (word === undefined || token.end - token.start !== token.text.length) return token;
  return { ...token, text: token.text.slice(word.length), start: token.start + word.length, before: "at" };
}

const findArticle = ({ text, before }: HeaderToken) =>
  before === "at" ? ARTICLE.exec(text)?.[0] : undefined;

function findIn(text: string): string | undefined {
  const word = IN_FIRM.exec(text)?.[0];
  return word !== undefined && scoreEmployer(text.slice(word.length)) >= SURE_EMPLOYER ? word : undefined;
}

/** 'Beraterin im Pflege-Bereich für Verein Helle Wege e.V.': the word leads to a field elsewhere, here surely to who employs. */
function findFirm(text: string): RegExpExecArray | null {
  const found = LED_TO_FIRM.exec(text);
  return found !== null && scoreEmployer(found.groups!.name!) >= SURE_EMPLOYER ? found : null;
}

const LED_TO_FIRM =
  /^(?<title>.+?) (?:für|pour|para|per|voor|dla|för|for|in)(?: (?:die|den|das|la|le|el|il|o|a))? (?<name>\p{Lu}.*)$/u;
const SURE_EMPLOYER = 1.5;

/** 'Ward Sister for Brightwater Trust', 'Line Cook with Osteria Nonna': a title, and behind it what may be the employer. */
export function splitAtFor(tokens: readonly HeaderToken[]): HeaderToken[] {
  return tokens.map(dropAt).flatMap((token) => {
    const found = LED.exec(token.text) ?? findFirm(token.text);
    if (found === null || token.end - token.start !== token.text.length) return [token];
    const { title, name } = found.groups as Record<"title" | "name", string>;
    const isTitle = scoreTitle(title) >= 2.5 || PLACEMENT.test(title);
    if (!isTitle || isFieldOfWork(name)) return [token];
    if (scorePlace(name) > 0 && scoreEmployer(name) < SURE_EMPLOYER) return [token];
    const start = token.start + token.text.length - name.length;
    return [
      { ...token, text: title, end: token.start + title.length },
      { ...token, text: name, start, order: token.order + 1, before: "for", turned: false },
    ];
  });
}
