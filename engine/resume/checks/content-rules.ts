import { SAID_NUMBER } from "../../knowledge/numbers/number-words.ts";
import { beginsWithVerb, isPlainVerb } from "../../knowledge/verbs/begins-with-verb.ts";
import { FILLERS } from "../../knowledge/words/fillers.ts";
import { foldLetters, foldWords } from "../../text/fold-letters.ts";
import type { Quote } from "../../text/span.ts";
import { readWordSet } from "../../text/word-set.ts";
import type { ResumeJob } from "../model/resume.ts";
import {
  type CheckInput,
  type Finding,
  fix,
  improve,
  pageOf,
  pass,
  quoteSome,
  shorten,
} from "./check-input.ts";

const fillers = [...readWordSet(FILLERS)];
const NO_BULLETS = "There are no lines about what you did. Add two to six for each recent job.";
const OTHER_LANGUAGE = "This point is only looked at in English; nothing was taken off.";

/** Two to eight lines for each of the two latest jobs. */
export function checkBulletCount({ resume, jobs, bullets }: CheckInput): Finding {
  if (bullets.length === 0) return fix(NO_BULLETS);
  const recent = jobs.slice(0, 2);
  const off = recent.filter((job) => countLines(job) < 2 || countLines(job) > 8);
  if (off.length === 0) return pass("The latest jobs have two to eight lines each.");
  return (off.every((job) => job.bullets.length === 0) ? fix : improve)(
    "Give each of your latest jobs two to eight lines about what you did.",
    off.map((job) => ({
      quote: `${job.title ?? job.employer ?? "A job"}: ${countLines(job)} ${countLines(job) === 1 ? "line" : "lines"}`,
      page: pageOf(resume.lines, job.start),
    })),
  );
}

/** Sentences: a paragraph of three says as much as three lines. */
function countLines({ bullets }: ResumeJob): number {
  return bullets.reduce(
    (sum, { quote }) => sum + quote.split(/(?<=\p{L}{3}[.!?;])\s+(?=[\p{L}\p{N}])/u).length,
    0,
  );
}

/** Eight to thirty words a line; a few outside do no harm. */
export function checkBulletLength({ resume, bullets }: CheckInput): Finding {
  if (bullets.length === 0) return fix(NO_BULLETS);
  const off = bullets.filter(({ quote }) => {
    const words = quote.split(/\s+/).length;
    return words < 5 || words > 35;
  });
  const share = off.length / bullets.length;
  if (share <= 0.25) return pass("The lines about your work are neither too short nor too long.");
  return (share > 0.6 ? fix : improve)(
    `${off.length} of ${bullets.length} lines are shorter than five or longer than thirty-five words.`,
    quoteSome(off, resume.lines),
  );
}

/** Seven in ten lines begin with what was done. */
export function checkActionVerbs({ resume, bullets, english }: CheckInput): Finding {
  if (!english) return pass(OTHER_LANGUAGE);
  if (bullets.length === 0) return fix(NO_BULLETS);
  const off = bullets.filter(({ quote }) => !beginsWithVerb(quote));
  const share = 1 - off.length / bullets.length;
  if (share >= 0.7) return pass(`${Math.round(100 * share)} % of the lines begin with a verb.`);
  return (share >= 0.4 ? improve : fix)(
    `Only ${Math.round(100 * share)} % of the lines begin with a verb. 'Wired …', 'Trained …', 'Cut …' say at once what you did.`,
    quoteSome(off, resume.lines),
  );
}

/** A number, an amount or a size in three lines of ten. '24-bed unit' and 'crew of four' are sizes. */
export function checkResults({ resume, bullets }: CheckInput): Finding {
  if (bullets.length === 0) return fix(NO_BULLETS);
  const measured = bullets.filter(({ quote }) => hasMeasure(quote));
  const share = measured.length / bullets.length;
  if (share >= 0.3)
    return {
      ...pass(`${measured.length} of ${bullets.length} lines say how much or how many.`),
      evidence: quoteSome(measured, resume.lines),
    };
  return (measured.length > 0 ? improve : fix)(
    `${measured.length} of ${bullets.length} lines say how much or how many. Beds, crews, orders, hours and money all count.`,
    quoteSome(
      bullets.filter(({ quote }) => !hasMeasure(quote)),
      resume.lines,
    ),
  );
}

function hasMeasure(line: string): boolean {
  const plain = line.replace(/\b(?:19|20)\d\d\b/g, "").replace(/\b\p{L}+\d+\p{L}*\b/gu, "");
  return /\d/.test(plain) || /[%€$£₹]/.test(plain) || SAID_NUMBER.test(plain);
}

/** Phrases that anybody could write, 'I' and 'my', and one verb over and over. */
export function checkFillers({ resume, bullets, english }: CheckInput): Finding {
  if (!english) return pass(OTHER_LANGUAGE);
  const found = listFillers(resume.text);
  const pronouns = bullets.filter(({ quote }) => /(?:^|\s)(?:I|my|me|I'm|I've)\s/.test(quote));
  const repeated = findRepeated(bullets);
  const weight = found.length + (pronouns.length > 1 ? 1 : 0) + (repeated === null ? 0 : 1);
  if (weight <= 1) return pass("Hardly any empty phrases.");
  const evidence = [...quoteSome(found, resume.lines), ...quoteSome(pronouns, resume.lines)].slice(0, 3);
  if (repeated !== null) evidence.push({ quote: repeated, page: null });
  return (weight >= 6 ? fix : improve)(
    "Some phrases say little, or one word begins many lines. Say what you did instead.",
    evidence,
  );
}

function listFillers(text: string): Quote[] {
  const folded = foldLetters(text);
  const found: Quote[] = [];
  for (const filler of fillers) {
    for (let at = folded.indexOf(filler); at >= 0; at = folded.indexOf(filler, at + filler.length)) {
      const isWord =
        !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? " ") &&
        !/[\p{L}\p{N}]/u.test(folded[at + filler.length] ?? " ");
      if (isWord)
        found.push({ start: at, end: at + filler.length, quote: text.slice(at, at + filler.length) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A word that begins more than three lines and more than a quarter of them. */
function findRepeated(bullets: readonly Quote[]): string | null {
  const counts = Map.groupBy(bullets, ({ quote }) => foldWords(quote)[0] ?? "");
  for (const [word, lines] of counts) {
    if (word.length > 2 && lines.length > 3 && lines.length > bullets.length / 4)
      return `${lines[0]!.quote.split(/\s/)[0]} … (${lines.length} lines)`;
  }
  return null;
}

/** Full stops at all ends or at none; the past told in the past. */
export function checkConsistency({ resume, jobs, bullets, english }: CheckInput): Finding {
  if (bullets.length === 0) return improve(NO_BULLETS);
  const stopped = bullets.filter(({ quote }) => /[.!]$/.test(quote));
  const fewer =
    stopped.length <= bullets.length / 2 ? stopped : bullets.filter((bullet) => !stopped.includes(bullet));
  const mixedEnds = bullets.length >= 4 && fewer.length >= 2 && fewer.length > 0.2 * bullets.length;
  const past = jobs.filter((job) => !job.current && job.to !== null).flatMap((job) => job.bullets);
  const present = english ? past.filter(({ quote }) => isPlainVerb(foldWords(quote)[0] ?? "")) : [];
  const mixedTense =
    present.length >= 2 &&
    present.length < past.length &&
    past.some(({ quote }) => /ed$/.test(foldWords(quote)[0] ?? ""));
  const doubled = /\b(\p{L}{3,}) \1\b/iu.exec(resume.text);
  const issues =
    Number(mixedEnds) +
    Number(mixedTense) +
    Number(doubled !== null && !/^(?:wagga|walla|bora|that|had)$/i.test(doubled[1]!));
  if (issues === 0) return pass("Ends of lines and tenses agree.");
  const evidence = [
    ...(mixedEnds ? quoteSome(fewer, resume.lines).slice(0, 1) : []),
    ...(mixedTense ? quoteSome(present, resume.lines).slice(0, 1) : []),
  ];
  if (doubled !== null && evidence.length < issues)
    evidence.push({ quote: shorten(doubled[0]), page: pageOf(resume.lines, doubled.index) });
  const message = [
    mixedEnds ? "Some lines end with a full stop and some do not." : "",
    mixedTense ? "Work that is over is told partly in the present." : "",
    !mixedEnds && !mixedTense ? "A word stands twice in a row." : "",
  ];
  return (issues >= 3 ? fix : improve)(message.filter((one) => one !== "").join(" "), evidence);
}
