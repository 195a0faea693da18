import type { Job } from "#engine/job/model/job.ts";
import type { Quote } from "#engine/text/span.ts";
import { ALSO_NOUNS, RARELY_BASE } from "../knowledge/verbs/verb-forms.ts";
import { readVerb } from "./clause/verb-forms.ts";

/** An activity that the ad names, at its place, and as it is said after 'the role includes'. */
export type AdPhrase = Quote & { said: string };

const LONGEST_LINE = 16;
const LEFT_OUT = new Set([
  "requirements",
  "preferred",
  "education",
  "benefits",
  "pay",
  "equal-opportunity",
  "apply",
]);
const NOT_SAID =
  /\d|\b(?:you|your|our|we|us|i|me|etc|and\/or|it|they|them|their|he|she|everything|nobody|own)\b|[^\x20-\u024f’]/i;
const ENDS_OPEN =
  /\b(?:of|for|to|in|on|at|with|by|and|or|the|a|an|as|all|from|into|when|while|that|which|is|are|be)$/i;
const YOU_WILL = /\byou(?:['’]ll| will| would)(?: be)? ((?:[\p{L}’'-]+ ){2,14}[\p{L}’'-]+)/giu;
/** Verbs that say how to apply or what to have, not what the work is. */
const NO_WORK = new Set(
  "have be need get apply send join receive bring find enjoy report start love want learn become know see earn work must say make feel belong include require seek look offer come go show call email visit contact click submit keep stand lift know set".split(
    " ",
  ),
);

/** Short activities of the ad's duties, in the ad's order: items that begin with a verb, and what 'you will' do. */
export function listPhrases(job: Job): AdPhrase[] {
  const found: AdPhrase[] = [];
  const add = (start: number, text: string) => {
    const quote = text
      .split(/[.;:(,–—!?\n]|\s-\s|\s(?:so|while|when|if|because|who|which|that|where|until)\s/)[0]!
      .trimEnd();
    const words = quote.split(/\s+/);
    if (words.length < 3 || words.length > 10 || NOT_SAID.test(quote) || ENDS_OPEN.test(quote)) return;
    const said = realizePhrase(quote);
    if (said !== null) found.push({ start, end: start + quote.length, quote, said });
  };
  for (const block of job.blocks) {
    if (LEFT_OUT.has(block.section) || block.kind === "heading") continue;
    const text = job.text.slice(block.start, block.end);
    // Duties that stand in lines of their own, without a bullet.
    const isLine =
      block.section === "responsibilities" &&
      text.split(/\s+/).length <= LONGEST_LINE &&
      !/[.!?]$/.test(text);
    if (block.kind === "item" || isLine) {
      const lead = /^[^\p{L}]*/u.exec(text)![0].length;
      add(block.start + lead, text.slice(lead));
    }
    for (const match of text.matchAll(YOU_WILL))
      add(block.start + match.index + match[0].length - match[1]!.length, match[1]!);
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start)
    .filter(({ said }) => !seen.has(said) && seen.add(said) !== undefined);
}

/** 'Maintain the boilers and check the gauges' as 'maintaining the boilers and checking the gauges'; null for no activity. */
export function realizePhrase(phrase: string): string | null {
  const words = phrase.split(/\s+/);
  const first = words[0]!.toLowerCase();
  const read = readVerb(first);
  if (read === null || NO_WORK.has(read.verb.base)) return null;
  const gerund = read.kinds.includes("gerund");
  if (
    !gerund &&
    (!read.kinds.includes("base") ||
      (ALSO_NOUNS.has(first) && !/^(?:the|a|an|and|with|all|new)$/.test(words[1]!)))
  )
    return null;
  if (!gerund && RARELY_BASE.has(first) && !/^(?:the|a|an|all|new)$/.test(words[1]!)) return null;
  const said = [gerund ? first : read.verb.gerund];
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index]!;
    const other = /^(?:and|or|&)$/.test(words[index - 1]!) ? readVerb(word) : null;
    if (gerund && other !== null && !other.kinds.includes("gerund") && !ALSO_NOUNS.has(word)) return null;
    // A second word that is no verb we know cannot be given its ending.
    if (index === 2 && other === null && /^(?:and|or|&)$/.test(words[1]!)) return null;
    if (other !== null && RARELY_BASE.has(word)) return null;
    if (other === null || gerund || !other.kinds.includes("base")) said.push(word === "&" ? "and" : word);
    // 'and report': a verb where an object follows or where it stands beside the first, else it may be a noun.
    else if (index === 2 || /^(?:the|a|an|all|new|their|its|up|on|for)$/.test(words[index + 1] ?? ""))
      said.push(other.verb.gerund);
    else if (ALSO_NOUNS.has(word) && !/^\p{L}/u.test(words[index + 1] ?? "")) said.push(word);
    else if (ALSO_NOUNS.has(word) && /^(?:in|at|to)$/.test(words[index + 1]!) && !/s$/.test(word)) {
      // 'and document in Epic': verb or noun; what is before it stands alone.
      said.pop();
      return said.length > 2 ? said.join(" ") : null;
    } else if (ALSO_NOUNS.has(word) && /^(?:of|in|at|with|to)$/.test(words[index + 1]!)) said.push(word);
    else if (ALSO_NOUNS.has(word) || words[index + 1] === undefined) return null;
    else said.push(other.verb.gerund);
  }
  return said.join(" ");
}
