import { readVerb } from "./verb-forms.ts";

const MOST_WORDS = 30;
const CUTS =
  /,\s(?=(?:which|who|where|while|so|resulting|leading|reducing|saving|improving|increasing|ensuring|allowing|using|achieving|cutting|including)\b)/g;

/**
 * The part of a bullet that one sentence can carry: up to ';', a dash between words, or a full stop inside it, and cut at a
 * clause boundary where it is longer than 30 words. Null where no boundary helps: nothing is cut in the middle.
 */
export function truncateAtClause(bullet: string): string | null {
  const flat = dropLabel(bullet.replace(/\s+/g, " ").trim());
  const [before = "", after = ""] = flat
    .split(/;\s|\s[–—-]\s|\.\s(?=\p{Lu})|\s\|\s/u)
    .map((part) => part.replace(/[.;:,!\s]+$/, ""));
  // 'Forklift trainer – certified 80 operators': a word or two, and then what was done.
  const isDeed =
    readVerb(after.split(" ")[0]!)?.kinds.includes("past") === true && after.split(" ").length > 2;
  const first = before.split(" ").length < 3 && isDeed ? after : before;
  return balanced(first) ? cutLong(first) : null;
}

/** 'Stock: saved £14k a year by moving to one wholesaler': the label says no more than the deed. */
function dropLabel(text: string): string {
  const [, rest = ""] = /^[\p{L}][\p{L} &/-]{2,60}: (.+)$/u.exec(text) ?? [];
  const words = rest.split(" ");
  const isDeed = readVerb(words[0]!)?.kinds.includes("past") === true;
  return isDeed && words.length > 3 && !/^\d+[.]?$/.test(words.at(-1)!) ? rest : text;
}

function cutLong(first: string): string | null {
  if (first.split(" ").length <= MOST_WORDS) return first;
  let part: string | null = null;
  for (const cut of first.matchAll(CUTS)) {
    const before = first.slice(0, cut.index);
    if (before.split(" ").length <= MOST_WORDS && balanced(before)) part = before;
  }
  return part;
}

function balanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return count("(") === count(")") && count("“") === count("”") && count('"') % 2 === 1;
}
