import { FILLERS, PLAINER } from "../../knowledge/letters/opening-words.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { ALSO_NOUNS } from "../../knowledge/verbs/verb-forms.ts";
import { addArticle } from "./add-article.ts";
import type { Clause } from "./clause.ts";
import { lowerFirst } from "./read-noun-phrase.ts";
import { readVerb, type VerbKind } from "./verb-forms.ts";

const DETERMINER =
  /^(?:a|an|the|their|its|all|each|every|new|both|any|\d.*|up|off|out|to|for|with|on|over|them|it|him|her|this|these|those|his|our|some|many)$/;
const PREPOSITION =
  /^(?:of|for|to|in|at|with|by|from|across|during|under|within|per|between|after|before|about|as|into)$/;

/**
 * Sets a line that opens with a verb, and the verbs it lists, into one form: that of 'I', past or present, or its own. Null where a word may be
 * verb or noun and the two would read differently.
 */
export function conjugate(words: readonly string[], kind: VerbKind, into: VerbKind): Clause | null {
  if (kind === "past" && isPassive(words))
    return { after: "I", text: sayPassive(lowerFirst(words.join(" "))) };
  const forms: string[] = [];
  const verbs: number[] = [];
  let inHead = true;
  for (const [index, word] of words.entries()) {
    const bare = word.replace(/,$/, "");
    const comma = word.slice(bare.length);
    const plain = PLAINER[bare.toLowerCase()] ?? bare;
    const read = /^\p{Lu}{2}/u.test(bare) ? null : readVerb(plain);
    const previous = words[index - 1] ?? "";
    const joined = index === 0 || /,$/.test(previous) || /^(?:and|or|&|then)$/.test(previous);
    // 'in MYOB and then Chris21' tells an order.
    const tells = bare === "then" && readVerb(words[index + 1] ?? "") === null;
    if (index > 0 && FILLERS.has(bare.toLowerCase()) && joined && !tells) continue;
    if (!joined || read === null || !read.kinds.includes(kind)) {
      if (index > 0 && !/^(?:and|or|&|then)$/.test(bare)) inHead = false;
      forms.push(index === 0 ? lowerFirst(word) : word);
      continue;
    }
    if (index > 0 && !isSurelyVerb(words, index, kind, inHead)) {
      if (kind === "gerund") return { after: "included", text: lowerFirst(words.join(" ")) };
      // 'completes scores and documents in Epic': what comes after 'and' may be either; what is before it stands alone.
      if (
        kind === "third" &&
        /^(?:and|or|&)$/.test(previous) &&
        PREPOSITION.test(words[index + 1] ?? "") &&
        index > 2
      )
        return verbs.length === 1 ? conjugate(words.slice(0, index - 1), kind, into) : null;
      // 'and report' after a base verb: harmless where nothing changes, unsure where it would.
      if (into !== kind && into !== "base") return null;
      forms.push(word);
      continue;
    }
    verbs.push(forms.length);
    forms.push(read.verb[into] + comma);
  }
  // 'Preparing tenders, reviewing bids and contract administration': the list ends in what is no verb.
  if (kind === "gerund" && verbs.length > 1 && endsInThing(words, verbs.at(-1)!))
    return { after: "included", text: lowerFirst(words.join(" ")) };
  return { after: "I", text: finish(forms, verbs) };
}

const GIVEN =
  /^(?:promoted|nominated|recogni[sz]ed|elected|appointed|selected|chosen|hired|invited|assigned|tasked|entrusted|seconded|involved|cross-trained|certified|licensed|trained|commended|shortlisted|transferred|awarded|named|voted|ranked|rated|honou?red|retained|credited|based|employed|contracted|exposed|sponsored)$/i;

/** 'Promoted to shift lead', 'Rated 4.9 by guests', 'Elected union representative': what others did with one. */
function isPassive(words: readonly string[]): boolean {
  const [first = "", next = ""] = words;
  if (!GIVEN.test(first)) return false;
  if (/^(?:to|as|for|with|by|from|into|among|in|on|across|at)$/.test(next)) return true;
  // 'Awarded "Star Performer"'
  if (/^(?:awarded|named|voted|nominated)$/i.test(first) && /^["“]/.test(next)) return true;
  if (/^(?:ranked|rated|voted)$/i.test(first))
    return /^(?:#?\d|top|best|first|number)/i.test(next) || /^\p{Lu}/u.test(next);
  const head = words.find((word, index) => index > 0 && isPersonNoun(word.toLowerCase().replace(/,$/, "")));
  return (
    /^(?:elected|appointed|named|awarded)$/i.test(first) &&
    (head !== undefined || /^(?:best|top|the)$/i.test(next) || /^\p{Lu}/u.test(next))
  );
}

/** 'awarded Army Commendation Medal' as 'was awarded the …'. */
function sayPassive(text: string): string {
  return `was ${text.replace(/^awarded (?=\p{Lu}[\p{L} ]* (?:Medal|Award|Prize|Ribbon|Trophy|Cup|Certificate|Scholarship|Fellowship)\b)/u, "awarded the ")}`;
}

function endsInThing(words: readonly string[], last: number): boolean {
  const rest = words.slice(last + 1);
  const and = rest.findIndex((word) => /^(?:and|or)$/.test(word));
  return and > 0 && rest.length - and > 2 && /,$/.test(words[last - 1] ?? "") && !/ing$/.test(rest[and + 1]!);
}

/** Gives each verb's object its article, and a list of verbs without an 'and' its 'and'. */
function finish(forms: string[], verbs: readonly number[]): string {
  let text = "";
  let end = forms.length;
  for (const [nth, at] of [...verbs.entries()].reverse()) {
    let object = at + 1;
    // 'helped organise …': the second verb has the object.
    if (/^help(?:ed)?$/.test(forms[at]!) && readVerb(forms[object] ?? "")?.kinds.includes("base"))
      object += 1;
    const head = forms.slice(at, object).join(" ");
    const rest = forms.slice(object, end).join(" ");
    const listed = /^(?:and|or|&)\b/.test(rest) || /,$/.test(head) || rest === "";
    const said = listed ? `${head} ${rest}` : `${head} ${addArticle(rest)}`;
    text = text === "" ? said.trim() : `${said.trim()} ${text}`;
    end = at;
    if (nth === 0 && at > 0) text = `${forms.slice(0, at).join(" ")} ${text}`;
  }
  const last = verbs.at(-1) ?? 0;
  const previous = forms[last - 1] ?? "";
  if (verbs.length >= 3 && /,$/.test(previous) && !/ and /.test(text)) {
    const tail = forms.slice(last).join(" ");
    const at = text.lastIndexOf(`, ${tail}`);
    if (at !== -1) return `${text.slice(0, at)} and ${tail}`;
  }
  return text;
}

function isSurelyVerb(words: readonly string[], index: number, kind: VerbKind, inHead: boolean): boolean {
  const bare = words[index]!.replace(/,$/, "").toLowerCase();
  const next = (words[index + 1] ?? "").toLowerCase();
  if (inHead || kind === "past" || DETERMINER.test(next)) return true;
  // 'branding and packaging projects': both say which.
  if (kind === "gerund" && /ing,?$/.test(words[index - 2] ?? "") && index > 2) return false;
  const hasObject =
    /^\p{L}/u.test(next) &&
    !PREPOSITION.test(next) &&
    !/^(?:and|or|&)$/.test(next) &&
    !/,$/.test(words[index]!);
  // 'and draws blood', 'and serving food': an object follows.
  if (kind === "third" || kind === "gerund") return hasObject;
  return kind === "base" && !ALSO_NOUNS.has(bare) && hasObject;
}
