import { ALSO_NOUNS } from "../data/verbs.ts";
import { addArticle } from "./add-article.ts";
import { takePart } from "./take-part.ts";
import { readVerb, type VerbKind } from "./verb-forms.ts";

/** What a bullet says as the rest of a sentence: after 'I' ('led a team of 5'), or after 'my work included' ('the care of …'). */
export type Clause = { after: "I" | "included"; text: string };

const FILLERS = new Set(
  "successfully effectively efficiently consistently proactively directly actively independently personally currently regularly routinely daily also then strategically diligently".split(
    " ",
  ),
);
const BANNED: Readonly<Record<string, string>> = {
  spearheaded: "led",
  spearhead: "lead",
  leveraged: "used",
  leverage: "use",
  utilized: "used",
  utilised: "used",
  utilize: "use",
  utilise: "use",
};
const UNSURE =
  /\b(?:I|me|my|we|our|us)\b|https?:|@|[|•·→]|\.{3}|…|[^ -\u024f\u2010-\u2026\u20ac\u2212\u00b5]/u;
const NOUN_HEADS =
  /^(?:Preparation|Development|Management|Administration|Maintenance|Design|Delivery|Production|Coordination|Supervision|Installation|Inspection|Planning|Implementation|Analysis|Operation|Assembly|Provision|Organisation|Organization|Creation|Support|Care|Testing|Training|Monitoring|Repair|Cleaning) (?:of|for) (?=\p{L}|\d)/u;
const DETERMINER = /^(?:a|an|the|their|its|all|each|every|new|both|any|\d.*|up|off|out|to|for|with|on|over)$/;
const ENDS_OPEN = /\b(?:of|for|to|in|on|at|with|by|from|and|or|the|a|an|as|into|per|including|than|via)$/i;

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
  const responsible = /^responsible for (?:the )?/i.exec(words.join(" "));
  if (responsible !== null) return readResponsible(words.slice(2), current);
  const opening = words[0]!;
  const first = opening.replace(/,$/, "");
  const read = readVerb(BANNED[first.toLowerCase()] ?? first);
  if (read === null || /^\p{Lu}{2}/u.test(first)) return readNounPhrase(words.join(" "));
  const kind = chooseKind(read.kinds, current);
  if (isCompoundNoun(words, kind)) return null;
  return conjugate(words, kind, current);
}

/** 'Lead', 'Set' and their like are past in a job that has ended, where the form allows it. */
function chooseKind(kinds: readonly VerbKind[], current: boolean): VerbKind {
  if (kinds.length === 1) return kinds[0]!;
  if (kinds.includes("past") && kinds.includes("base")) return current ? "base" : "past";
  return kinds[0]!;
}

/** 'Support engineer for …', 'Training and quality', 'Updates of …': openings that are nouns. */
function isCompoundNoun(words: readonly string[], kind: VerbKind): boolean {
  const next = words[1]!.toLowerCase();
  if (kind === "third") return /^(?:of|for|in|and|at|to)$/.test(next);
  if (next === "of") return true;
  return (
    kind === "gerund" && /^(?:of|and|experience|skills|management|process)$/.test(next) && !/^and$/.test(next)
  );
}

function readResponsible(rest: readonly string[], current: boolean): Clause | null {
  if (rest.length < 2) return null;
  const text = lowerFirst(rest.join(" "));
  return { after: "I", text: `${current ? "am" : "was"} responsible for ${text}` };
}

function readNounPhrase(text: string): Clause | null {
  if (!NOUN_HEADS.test(text)) return null;
  return { after: "included", text: `the ${lowerFirst(text)}` };
}

function conjugate(words: readonly string[], kind: VerbKind, current: boolean): Clause | null {
  const past = kind === "past" || !current;
  const forms: string[] = [];
  let inHead = true;
  for (const [index, word] of words.entries()) {
    const bare = word.replace(/,$/, "");
    const comma = word.slice(bare.length);
    const plain = BANNED[bare.toLowerCase()] ?? bare;
    const read = /^\p{Lu}{2}/u.test(bare) ? null : readVerb(plain);
    const previous = words[index - 1] ?? "";
    const joined = index === 0 || /,$/.test(previous) || /^(?:and|or|&)$/.test(previous);
    if (index > 0 && FILLERS.has(bare.toLowerCase()) && joined) continue;
    if (!joined || read === null || !read.kinds.includes(kind)) {
      if (index > 0 && !/^(?:and|or|&|then)$/.test(bare)) inHead = false;
      forms.push(index === 0 ? lowerFirst(word) : word);
      continue;
    }
    if (index > 0 && !isSurelyVerb(words, index, kind, inHead)) {
      if (kind === "past") {
        forms.push(word);
        continue;
      }
      if (kind === "gerund" && !inHead) {
        const text = [lowerFirst(words[0]!), ...words.slice(1)].join(" ");
        return { after: "included", text };
      }
      // 'and report' after a base verb: harmless where nothing changes, unsure where it would.
      if (past) return null;
      forms.push(word);
      continue;
    }
    forms.push((past ? read.verb.past : read.verb.base) + comma);
  }
  const verbs = countHead(forms);
  const object = forms.slice(verbs).join(" ");
  return { after: "I", text: [...forms.slice(0, verbs), addArticle(object)].join(" ").trim() };
}

/** How many words of the opening are verbs and what joins them. */
function countHead(words: readonly string[]): number {
  let count = 1;
  while (count < words.length - 1) {
    const joined = /,$/.test(words[count - 1]!) || /^(?:and|or|&)$/.test(words[count - 1]!);
    const isJoin = /^(?:and|or|&)$/.test(words[count]!);
    if (isJoin && readVerb(words[count + 1]!.replace(/,$/, "")) !== null) count += 1;
    else if (joined && readVerb(words[count]!.replace(/,$/, "")) !== null) count += 1;
    else break;
  }
  return count;
}

function isSurelyVerb(words: readonly string[], index: number, kind: VerbKind, inHead: boolean): boolean {
  const bare = words[index]!.replace(/,$/, "").toLowerCase();
  const next = (words[index + 1] ?? "").toLowerCase();
  if (inHead) return true;
  if (kind === "past") return true;
  if (DETERMINER.test(next)) return true;
  return kind === "base" && !ALSO_NOUNS.has(bare) && /^\p{L}/u.test(next);
}

function lowerFirst(text: string): string {
  const first = text.split(" ")[0]!;
  if (/^\p{Lu}[\p{L}\d-]*[\p{Lu}\d]/u.test(first) || /^I\b/.test(first)) return text;
  return text[0]!.toLowerCase() + text.slice(1);
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length > 8 && letters === letters.toUpperCase();
}
