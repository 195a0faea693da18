import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { addArticle } from "./add-article.ts";
import type { Clause } from "./clause.ts";
import { coordinateLastItem, expandAbbreviations } from "./expand-abbreviations.ts";
import { dropLeadIn } from "./read-clause.ts";
import { readFact } from "./read-fact.ts";
import { lowerFirst } from "./read-noun-phrase.ts";
import { truncateAtClause } from "./truncate-at-clause.ts";
import { readVerb } from "./verb-forms.ts";

const UNSURE =
  /\b(?:I(?!-\d)|[Ww]e|[Oo]ur|us|[Yy]ou|[Yy]our)\b|^My\b|https?:|@|[|•·→]|\.{3}|…|[^ -\u024f\u2010-\u2026\u20ac\u2212\u00b5]/u;
const ENDS_OPEN = /\b(?:of|for|to|in|on|at|with|by|from|and|or|the|a|an|as|into|per|including|than|via|vs)$/i;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|may|might|must|should|which|who|that)\b/i;
const MOST_WORDS = 20;

/** A line that is no clause of its own: a part that one had, things that the work was about, or a figure. */
export function readFragment(bullet: string, current: boolean): Clause | null {
  const taken = truncateAtClause(dropLeadIn(bullet));
  if (taken === null) return null;
  const part = expandAbbreviations(taken);
  const words = part.replace(/^(?:was|am|is|served as|acted as)(?: an?)? /i, "").split(" ");
  if (UNSURE.test(part) || ENDS_OPEN.test(part) || words.length < 3 || words.length > MOST_WORDS) return null;
  if (part.length > 12 && part === part.toUpperCase()) return null;
  return (
    readPart(words, current) ??
    readFact(part) ??
    (CHANGED.test(part) ? readFigure(part) : null) ??
    readLabelled(part) ??
    readThings(part) ??
    readPlural(part) ??
    readFigure(part)
  );
}

/** 'Turnover from 31% to 22%' is a figure, whatever follows it. */
const CHANGED = /^[\p{L} -]{3,40} (?:up|down|from) [£$€]?\d/u;
const CONTACT =
  /^(?:the )?((?:first|main|primary|key|single) (?:point of contact|contact)) ((?:for|to|between) .+)$/i;
const NO_LABEL =
  /^(?:tech|technolog\w*|crew|team|staff|tools?|software|skills?|systems?|environment|languages?|stack|platforms?|location|dates?|awards?|achievements?|key|notable|results?|reference|gpa|supervisor|hours|salary|team size|budget)\b/i;

/** 'User research: 40+ interviews, usability tests and surveys' after 'my work included'. */
function readLabelled(part: string): Clause | null {
  const [, label = "", rest = ""] = /^([\p{L} '’&/-]{4,34}): (.{6,})$/u.exec(part) ?? [];
  if (label === "" || label.split(" ").length > 3 || NO_LABEL.test(label) || rest.includes(":")) return null;
  const read = readVerb(rest.split(" ")[0]!);
  if (
    FINITE.test(part) ||
    /\d{4}$/.test(part) ||
    (read !== null && !read.kinds.includes("gerund") && !/,/.test(rest))
  )
    return null;
  if (
    read?.kinds.every((kind) => kind === "past") === true ||
    isPersonNoun(label.split(" ").at(-1)!.toLowerCase())
  )
    return null;
  // 'Christmas orders: 900 last year'
  if (
    /^[£$€]?\d/.test(rest) &&
    rest.split(" ").length <= 4 &&
    !/^[\d.,%£$€~+]+(?: (?:of|in|out)\b|$)/.test(rest)
  )
    return null;
  // 'customer satisfaction: 4.7 of 5' is a figure.
  if (/^[\d.,%£$€~+]+(?: (?:of|in|out)\b|$)/.test(rest))
    return { after: "figure", text: lowerFirst(`${label} ${rest}`) };
  // 'Midnight Walk' is a name.
  return {
    after: "included",
    text: /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(label) ? part : lowerFirst(part),
  };
}

/** 'SQL queries against Snowflake', 'Night shifts in a hospice': things in the plural, and what they were for. */
function readPlural(part: string): Clause | null {
  const words = part.split(" ");
  const stop = words.findIndex((word) => /^(?:for|of|on|in|at|with|against|to|from|across)$/.test(word));
  if (stop < 2 || stop > 4 || FINITE.test(part) || /[:“”"]|\d{4}$/.test(part) || /^[^\p{L}]/u.test(part))
    return null;
  const head = words.slice(0, stop);
  const noun = head.at(-1)!;
  if (!/^\p{Ll}{3,}s$/u.test(noun) || /ss$/.test(noun) || head.some((word) => /[,.()]/.test(word)))
    return null;
  if (
    isPersonNoun(noun.slice(0, -1).toLowerCase()) ||
    /^(?:years|months|skills|hours|days|awards)$/.test(noun)
  )
    return null;
  const read = readVerb(head[0]!);
  if (read !== null && !read.kinds.includes("base") && !read.kinds.includes("gerund")) return null;
  if (
    /^(?:zero|no|one|two|three|four|five|six|top|best|highest|multiple|various|several|strong|excellent|good)$/i.test(
      head[0]!,
    )
  )
    return null;
  return { after: "included", text: lowerFirst(part) };
}

/** 'Buddy driver for 12 new starters' as 'was a buddy driver for 12 new starters'. */
function readPart(words: readonly string[], current: boolean): Clause | null {
  const contact = CONTACT.exec(words.join(" "));
  if (contact !== null)
    return { after: "I", text: `${current ? "am" : "was"} the ${contact[1]!.toLowerCase()} ${contact[2]!}` };
  const stop = words.findIndex((word) => /^(?:for|of|on|to)$/.test(word));
  if (stop < 1 || stop > 3 || stop === words.length - 1) return null;
  const named = words.slice(0, stop);
  if (!isPersonNoun(named.at(-1)!.toLowerCase()) || named.some((word) => /[,.:/(]/.test(word))) return null;
  if (/ed$/i.test(named[0]!)) return null;
  if (named.slice(0, -1).some((word) => /^(?:top|best|the|highest|new|\d.*)$/i.test(word))) return null;
  // 'HR generalist for two plants', 'Senior engineer for …': a title of its own, that another line may contradict.
  if (
    /^(?:senior|junior|lead|head|chief|principal|director|manager|assistant|deputy|employee)$/i.test(
      named[0]!,
    ) &&
    !/^lead (?:man|hand)$/i.test(named.join(" "))
  )
    return null;
  const role = named.map((word, index) =>
    index === 0 ? lowerFirst(word) : /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word,
  );
  const rest = addArticle(`x ${words.slice(stop).join(" ")}`).slice(2);
  return { after: "I", text: `${current ? "am" : "was"} ${articleFor(role[0]!)} ${role.join(" ")} ${rest}` };
}

function articleFor(word: string): string {
  return /^[aeiou]/i.test(word) && !/^(?:uni|use|eu|one)/i.test(word) ? "an" : "a";
}

/** 'Picking, packing, FLT counterbalance' after 'my work included': a list of things, none of which may be a verb. */
function readThings(part: string): Clause | null {
  if (/^[^\p{L}]|\d{4}$|[:“”"]| \/ /u.test(part) || FINITE.test(part)) return null;
  const masked = part.replace(/\([^()]*\)/g, (inner) => "x".repeat(inner.length));
  const items = masked.split(/, (?:and )?| and /);
  if (items.length < 2 || items.some((item) => item.split(" ").length > 9)) return null;
  const opens = items.map((item) => readVerb(item.split(" ")[0]!));
  // A list of names alone ('Python, Django') says nothing of the work.
  if (
    items.every((item) => /^\p{Lu}/u.test(item)) ||
    items.some((item) => /^(?:tools|skills|tech)/i.test(item))
  )
    return null;
  if (opens.some((read, index) => read !== null && isDeed(read.kinds, items[index]!))) return null;
  if (isPersonNoun(part.split(" ").at(-1)!.toLowerCase()) || /\bmember$/.test(part)) return null;
  if (isPersonNoun(items[0]!.split(" ").at(-1)!.toLowerCase())) return null;
  return { after: "included", text: lowerFirst(coordinateLastItem(part)) };
}

function isDeed(kinds: readonly string[], item: string): boolean {
  if (kinds.includes("past") && kinds.length === 1) return true;
  const next = item.split(" ")[1] ?? "";
  if (kinds.includes("base") && /^(?:with|to|on)$/.test(next)) return true;
  return !kinds.includes("gerund") && /^(?:a|an|the|all|each|every|up|out|off|\d.*)$/.test(next);
}

/** 'Zero at-fault accidents in 6 years', 'Fee income £210k in 2023', 'Shrinkage was reduced from 1.9% to 0.8%'. */
function readFigure(part: string): Clause | null {
  const [first = "", second = ""] = part.split(" ");
  // 'First article inspection' is no count.
  if (/^\d+(?:st|nd|rd|th)\b/i.test(part)) return null;
  if (!/\d/.test(part) || part.includes(": ") || /^[\d\s./,-]+$/.test(part) || /^(?:19|20)\d\d\b/.test(part))
    return null;
  if (/\b(?:gpa|phone|tel|street|avenue|road)\b/i.test(part) || /^\d{1,2}[./]\d{1,2}[./]/.test(part))
    return null;
  const read = readVerb(first);
  const figure =
    /^[£$€~<>]?\d/.test(first) ||
    /^(?:zero|no|one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(first) ||
    /^(?:up to|over|more than|nearly|about) [£$€]?\d/i.test(part);
  const change = /\b(?:up(?! to\b)|down|from|reduced|increased|cut|raised|improved)\b.*\d/.test(part);
  const value =
    /^\p{Lu}?[\p{L}-]+(?: [\p{L}-]+){0,3} [–-]?[£$€]?\d[\d.,]*[kKmM%+]?(?: |$)/u.test(part) &&
    read === null &&
    !/:|^[^\d]*\b(?:for|of|with|in|on|at|to|from|by|and)\b[^\d]*\d/.test(part);
  if (
    FINITE.test(part) &&
    !(read === null && /^[\p{L} -]{4,40} (?:was|were) /u.test(part) && !/\b(?:who|which|that)\b/.test(part))
  )
    return null;
  if (!figure && !change && !value) return null;
  // 'Sales up 12 %' is a figure, 'Visited up to 12 clients a day' a deed.
  const isChange = /^(?:up|down|from)$/.test(second) && !/^\S+ up to /.test(part);
  if (read !== null && !/^(?:zero|yield)$/i.test(first) && !isChange) return null;
  if (part.split(" ").length < 4) return null;
  return { after: "figure", text: lowerFirst(part) };
}
