import { addArticle } from "./add-article.ts";
import type { Clause } from "./clause.ts";
import { lowerFirst } from "./read-noun-phrase.ts";
import { readVerb } from "./verb-forms.ts";

const MOST_SUBJECT = 8;
const LINKS =
  /^(?:in|on|at|for|to|by|from|with|over|against|across|within|during|after|before|per|each|every|through|under|using|into|without)$/;
/** What one does oneself, other than what one brings about. */
const OWN_DEEDS =
  /^(?:supervised|managed|trained|taught|written|maintained|checked|handled|planned|organi[sz]ed|delivered|built|designed|installed|introduced|prepared|recruited|led|run|coached|mentored|moved|served|repaired|fitted|assembled|cooked|cleaned|processed|reviewed|drafted|edited|translated|tested|set|created|developed|launched|completed|covered|visited|treated|inspected|catalogued|administered|driven|coordinated|supported|answered)$/;
const PASTS: Readonly<Record<string, string>> = { written: "wrote", run: "ran", driven: "drove" };
const OUTCOMES =
  /^(?:reduced|increased|cut|raised|improved|lowered|submitted|lodged|processed|resolved|closed|won|lost|saved|paid|funded|brought|kept|passed|met|filed|issued|shortened)\b/;
const INNER =
  /^(?:of|to|for|in|on|at|with|without|by|from|after|before|within|under|over|across|against|via|than|as|no|not|who|near|between|during)$/;
/** What goes up and down, without an article. */
const MEASURES =
  /^(?:time|cost|waste|turnover|revenue|income|spend|spending|scrap|downtime|shrinkage|overtime|absence|attendance|productivity|output|yield|usage|footfall|traffic|engagement|efficiency|occupancy|throughput|retention|profit|profitability|expenditure|money|funding|rent|stock|debt|uptime|accuracy|satisfaction)$/;
const RATES =
  /(?:^| )(?:rate|ratio|score|level|count|backlog|value|SLA|KPI|target|quota|goal|deadline|percentage|share|number|price|bill|budget|average|defect rate)$/;
const WHOSE = /\b(?:who|which|that|and (?:was|were)|I|my)\b/;

/**
 * What came about at work, as a sentence without 'I': 'Waste down from 6 % to 2 %' as 'waste went down from …', '37 grant
 * applications written in a year' as '37 grant applications were written in a year', and what is in the passive already.
 * Null where subject and verb cannot be told apart.
 */
export function readFact(part: string): Clause | null {
  if (/[:;“”"]/.test(part)) return null;
  return readChange(part) ?? readPassive(part) ?? readBarePassive(part);
}

/** 'Food cost down from 34 to 29 percent', 'Turnover from 31% to 22% through stay interviews'. */
function readChange(part: string): Clause | null {
  const [, subject = "", way = "", rest = ""] =
    /^(\p{L}[\p{L} -]{2,40}?)(?: (up|down))? ((?:from|by|to) [£$€]?\d.*|[£$€]?\d[\d.,]*\s?%.*)$/u.exec(
      part,
    ) ?? [];
  const words = subject.split(" ");
  if (
    subject === "" ||
    (way === "up" && rest.startsWith("to")) ||
    / (?:for|of|to|with|in|at|by|from)$/.test(subject) ||
    (way === "" && !/^from .* to /.test(rest)) ||
    !isSubject(words) ||
    words.some((word) => /^(?:was|were|is|are|cut|brought|kept|grown|held)$|ed$/.test(word))
  )
    return null;
  const by = way !== "" && /^[£$€]?\d/.test(rest) ? "by " : "";
  return {
    after: "fact",
    text: `${sayThing(words)} went ${way === "" ? "" : `${way} `}${by}${rest}`,
  };
}

/** 'Regression suite of 1,200 cases was automated in Selenium': said as printed, with its article. */
function readPassive(part: string): Clause | null {
  const words = part.split(" ");
  const at = words.findIndex((word) => /^(?:was|were|is|are)$/.test(word));
  if (at < 1 || at > MOST_SUBJECT || !isParticiple(words[at + 1] ?? "") || WHOSE.test(part)) return null;
  const subject = words.slice(0, at);
  if (!isSubject(subject)) return null;
  return { after: "fact", text: `${sayThing(subject)} ${words.slice(at).join(" ")}` };
}

/** '37 applications written, 19 funded', 'Penalties to clients reduced to nil': the passive without its 'was'. */
function readBarePassive(part: string): Clause | null {
  const words = part.split(" ");
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      isParticiple(word.replace(/,$/, "")) &&
      (index === words.length - 1 ||
        /,$/.test(word) ||
        LINKS.test(words[index + 1]!) ||
        (words[index + 1] === "and" && isParticiple(words[index + 2] ?? "")) ||
        /^[\d£$€(]/.test(words[index + 1]!)),
  );
  if (at < 1 || at > MOST_SUBJECT || WHOSE.test(part) || /\b(?:was|were|is|are|has|have|had)\b/.test(part))
    return null;
  const subject = words.slice(0, at);
  if (!isSubject(subject) || /,/.test(subject.join(" ")) || /[.-]$/.test(subject.at(-1)!)) return null;
  // '61 arrests with no complaint upheld': what was upheld is the complaint.
  const inner = subject.filter((word, index) => index > 0 && INNER.test(word));
  if (inner.some((word) => !/^(?:of|to|for)$/.test(word))) return null;
  if (
    inner.some((word) => word !== "of") &&
    !OUTCOMES.test(words[at]!) &&
    !OWN_DEEDS.test(words[at]!.replace(/,$/, ""))
  )
    return null;
  const head = headOf(subject);
  const many =
    / and /.test(` ${headRun(subject).join(" ")} `) ||
    (/s$/.test(head) && !/ss$/.test(head)) ||
    /^(?:people|men|women|children|staff)$/.test(head) ||
    (/^\d[\d,]*$/.test(head) && head !== "1");
  const said = sayThing(subject);
  // 'Site cleared in spring': a bare singular of which it is not known whether it wants an article.
  if (!many && said === lowerFirst(subject.join(" ")) && !/^[£$€\d]/.test(said) && !MEASURES.test(head))
    return null;
  // Who writes '2 field crews supervised' of a job has done so.
  const verb = words[at]!.replace(/,$/, "");
  if (OWN_DEEDS.test(verb) && words[at + 1] !== "and") {
    const after = sayDone(words.slice(at).join(" ")).split(" ").slice(1).join(" ");
    return { after: "I", text: `${PASTS[verb] ?? verb} ${said}${after === "" ? "" : ` ${after}`}` };
  }
  // 'Sales increased from £1m to £2m' is whole already.
  if (/^(?:increased|improved|decreased|dropped|doubled|tripled|halved|declined)$/.test(verb))
    return { after: "fact", text: `${said} ${sayDone(words.slice(at).join(" "))}` };
  const rest = sayDone(words.slice(at).join(" "));
  return { after: "fact", text: `${said} ${many ? "were" : "was"} ${rest}` };
}

function sayThing(subject: readonly string[]): string {
  const text = lowerFirst(subject.join(" "));
  return RATES.test(headRun(subject).join(" ")) &&
    !/^(?:(?:the|a|an|our|my|all|every|each)\b|[£$€\d])/.test(text)
    ? `the ${text}`
    : addArticle(text);
}

/** 'cut 35 min per job' as 'cut by 35 min per job'; after a comma only what belongs to the figure. */
function sayDone(rest: string): string {
  const short = rest.split(/, (?![\d.]+ ?%|with |including |against |of which |mostly |mainly )/)[0]!;
  return short.replace(
    /^(cut|reduced|increased|improved|raised|lowered|shortened) (?=[£$€]?\d)/,
    / to [£$€]?\d/.test(short) ? "$1 from " : / by /.test(short) ? "$1 " : "$1 by ",
  );
}

/** The words before the first preposition, and the last of them. */
function headRun(subject: readonly string[]): readonly string[] {
  const stop = subject.findIndex((word) => /^(?:of|to|for|in|on|at|with|from|by|worth)$/.test(word));
  return stop < 1 ? subject : subject.slice(0, stop);
}

function headOf(subject: readonly string[]): string {
  return headRun(subject).at(-1)!.toLowerCase();
}

/** A thing or a count, and no verb of the person's own. */
function isSubject(words: readonly string[]): boolean {
  const first = words[0]!;
  const read = readVerb(first);
  if (read?.kinds.includes("past") === true || /(?:ly|ing|ed)$/.test(first)) return false;
  // '… shipments and invoiced within a day': the second of two deeds.
  if (/^(?:and|or|then)$/.test(words.at(-1)!)) return false;
  if (words.length === 1 && read !== null && !/^(?:yield|waste|sales|output|turnover|traffic)$/i.test(first))
    return false;
  return (
    !/^(?:I|we|they|who|with|by|in|at|on|as|for|to|if|when|also)$/i.test(first) &&
    words.every((word) => /^[\p{L}\p{N}£$€%.,'’&/+-]+$/u.test(word))
  );
}

/** Whether a word can follow 'was': 'checked', 'written'. */
export function isParticiple(word: string): boolean {
  const read = readVerb(word);
  return (
    (read?.kinds.includes("past") === true &&
      !/^(?:led|ran|wrote|took|gave|drove|grew|chose|rose|fell|saw|went|came|began|spoke|broke|rode|drew|threw|flew)$/.test(
        word,
      )) ||
    /^(?:written|taken|given|driven|grown|chosen|drawn|thrown|flown|broken|spoken|run|seen|sewn|sown|shown|known|hidden)$/.test(
      word,
    )
  );
}
