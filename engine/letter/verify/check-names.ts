import { readTokens } from "#engine/text/tokens.ts";
import { RANKS } from "../../knowledge/letters/claim-words.ts";
import { PLAIN_WORDS } from "../../knowledge/letters/letter-words.ts";
import { isPersonNoun, TITLE_WORDS } from "../../knowledge/titles/letter-titles.ts";
import { readVerb } from "../clause/verb-forms.ts";
import { BEFORE } from "./choose-lines.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed, isNeutralWord } from "./is-entailed.ts";
import { foldSequence, type SourceLine, stemsOf } from "./source.ts";

const FREE = new Set(
  "i i'm i've i'd i'll dear january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday saturdays sundays fridays mondays hiring team manager cv resume english".split(
    " ",
  ),
);
const AS =
  /\b(?:as(?! (?:we|you|they|it|he|she|there|this|that|my|our|I|if|of|at)\b)|being|(?:I am|I['’]m|I was|I became)(?: currently| now| still)?|promoted to|my (?:role|title|position|job) (?:as|is|was|of)) (?:(?:an?|the) )?((?:[\p{L}\p{N}&/'’.+-]+ ?){1,7})/giu;
const SERVED = /\bserved my (?:time|apprenticeship)\b/i;
/** Plain words that change what somebody is. */
const TITLE_PARTS = new Set(["charge", "hiring", "account", "line", "area", "shift", "learning"]);
const TITLE_ENDS =
  /\b(?:by|at|with|for|in|on|where|who|I|from|since|and|to|of|that|responsible|able|well|part|much)\b.*$/;

/** Capitalised words, and titles in any letters. */
export function checkNames(one: ClaimContext): Reason[] {
  return [...judgeCapitals(one), ...judgeTitles(one)];
}

function judgeCapitals({ segment, role, chosen, source, hits }: ClaimContext): Reason[] {
  const { text } = segment;
  const resume = source.resumeFolded;
  const ad = source.adNames;
  const reasons: Reason[] = [];
  const concepts = hits.filter((hit) => source.terms.has(hit.id));
  let run: { start: number; end: number } | null = null;
  const close = () => {
    if (run === null) return;
    const quote = text.slice(run.start, run.end);
    const folded = foldSequence(quote);
    const { start, end } = run;
    const isConcept = concepts.some((hit) => hit.start <= start && hit.end >= end);
    // A member of the ICE is MICE.
    const isMember =
      /^ [a-z]{2,5} $/.test(folded) &&
      /^\p{Lu}+$/u.test(quote) &&
      ["m", "f", "a"].some((letter) => resume.includes(` ${letter}${folded.slice(1)}`));
    // 'Honeywell DCS' for 'DCS (Honeywell)'.
    const parts = folded.trim().split(" ");
    const isTurned =
      parts.length > 1 &&
      source.lines.some((line) => parts.every((part) => line.folded.includes(` ${part} `)));
    const adOnly = !resume.includes(folded) && !isConcept && !isMember && !isTurned;
    const inAd = ad.includes(folded) || isAdTitle(quote, source);
    const joining =
      /\b(?:join|joining|to (?:contribute|bring|work)|apply|applying|application|interest|interested|role|position|post|vacancy|opening|advert|ad|advertisement|posting|listing|job)\b/i.test(
        text,
      );
    const homes = source.lines.filter((line) => line.folded.includes(folded));
    if (
      chosen.jobs !== null &&
      run.start < role &&
      homes.length > 0 &&
      homes.every(({ job }) => job !== null && !chosen.jobs!.includes(job)) &&
      !BEFORE.test(foldSequence(text.slice(0, run.start)))
    )
      reasons.push({ code: "pairing", detail: quote });
    // The ad's employer as what a sentence is about: 'The Heron Rooms has been on my list'.
    const isSubject =
      !hits.some((hit) => hit.start <= start && hit.end >= end) &&
      /(?:^|\b(?:think|believe|hope|know|feel|sure|see|read|heard|that|how|because|what|why|where|when|and|as|if) )(?:the )?$/i.test(
        text.slice(0, run.start).trimStart(),
      ) &&
      /^ (?:is|has|was|are|have|stands|does|do|would|will|can|\p{Ll}+s)\b/u.test(text.slice(run.end));
    const pastThere =
      role > 0 &&
      adOnly &&
      /\b(?:At|at|for|with) $/.test(text.slice(0, run.start)) &&
      CLAIM.test(text) &&
      !joining;
    if (
      adOnly &&
      !segment.denied &&
      !(inAd && (run.start >= role || isSubject || (joining && !CLAIM.test(text))) && !pastThere)
    )
      reasons.push({ code: "name", detail: quote });
    run = null;
  };
  for (const token of readTokens(text)) {
    const capital =
      token.letterCase === "title" || token.letterCase === "upper" || token.letterCase === "mixed";
    // 'Juniper & Pine' is one name.
    if (token.text === "&" && run !== null) {
      run.end = token.end;
      continue;
    }
    const word = token.text.toLowerCase().replace("’", "'");
    const opens = token.start === (/[\p{L}\p{N}]/u.exec(text)?.index ?? 0) && segment.start === 0;
    const free =
      FREE.has(word) ||
      (opens && token.letterCase !== "mixed" && (token.letterCase === "title" || word.length === 1));
    if (!capital || free) {
      // A sentence's first word belongs to a name only where the name goes on.
      if (!capital || FREE.has(word)) close();
      continue;
    }
    if (run !== null && /^[\s&.'’-]{1,3}$/.test(text.slice(run.end, token.start))) run.end = token.end;
    else {
      close();
      run = { start: token.start, end: token.end };
    }
  }
  close();
  return reasons;
}

/** 'Senior Lectureship' for an ad that seeks a senior lecturer. */
function isAdTitle(quote: string, { jobTitle }: ClaimContext["source"]): boolean {
  const title = stemsOf(jobTitle ?? "");
  return readTokens(quote).every(
    ({ stem, singular }) => isEntailed(singular, title) || isEntailed(stem, title),
  );
}

/** A person is what the title says; 'legal' makes no solicitor. Other words of a title may be said in other words. */
function isTitleWord(form: string, said: ReadonlySet<string>): boolean {
  if (said.has(form)) return true;
  if (!isPersonNoun(form))
    return (
      isEntailed(form, said) ||
      (isNeutralWord(form) && !RANKS.has(form) && (!TITLE_WORDS.has(form) || /ed$/.test(form)))
    );
  return PERSONS.some((group) => group.includes(form) && group.some((other) => said.has(other)));
}

/** 'First aider and fire team member': a line that names what somebody is, and begins with no verb. */
function opensWith({ quote }: SourceLine, word: string): boolean {
  const [first, ...next] = readTokens(quote).slice(0, 3);
  return (
    first !== undefined &&
    readVerb(first.normalized) === null &&
    [first, ...next].some(({ normalized }) => normalized === word)
  );
}

/** What somebody may be beside their title, by what a line says they did. */
const DUTIES = new Set(
  "mentor owner preceptor coach buddy lead trainer member chair champion volunteer captain editor author speaker leader".split(
    " ",
  ),
);

/** Words as they stand, but for their plural. */
function wordsOf(text: string): Set<string> {
  return new Set(readTokens(text).map(({ singular }) => singular));
}

const PERSONS = [
  ["rep", "representative", "salesperson"],
  ["programmer", "developer", "engineer"],
  ["lawyer", "attorney", "solicitor", "counsel"],
  ["carer", "caregiver", "caretaker"],
  ["teacher", "instructor", "tutor"],
  ["mentor", "coach", "preceptor", "precept", "train"],
  ["driver", "operate", "drive"],
];

const CLAIM =
  /\b(?:I|my)\b.*\b(?:led|ran|built|\p{L}{3,}ed|taught|wrote|won|made|kept|held|drove|sold|worked|work|am|was)\b/iu;

function judgeTitles({ segment, role, chosen, source }: ClaimContext): Reason[] {
  if (segment.about === "role") return [];
  const { jobs } = source.resume;
  const own = jobs.filter((_, index) => chosen.jobs === null || chosen.jobs.includes(index));
  const titles = own.map((job) => wordsOf(job.title ?? ""));
  const isBullet = (line: SourceLine) =>
    jobs.some(({ bullets }) => bullets.some(({ start, end }) => line.start >= start && line.end <= end));
  const claimed = source.lines
    .filter(
      (line) =>
        ["summary", "contact", "certificates"].includes(line.section) ||
        (line.section === "education" && /\btraining|by (?:trade|training)\b/i.test(segment.text)) ||
        line === chosen.lines[0],
    )
    // 'Assisted two solicitors' makes none.
    .map(
      (line) =>
        new Set(
          [...line.nouns].filter(
            (word) => !isBullet(line) || !isPersonNoun(word) || DUTIES.has(word) || opensWith(line, word),
          ),
        ),
    );
  const reasons: Reason[] = [];
  // An apprenticeship is served where one was an apprentice.
  const served = SERVED.exec(segment.text);
  if (
    served !== null &&
    !titles.some((set) =>
      ["apprentice", "apprenticeship", "trainee", "improver"].some((word) => set.has(word)),
    )
  )
    reasons.push({ code: "title", detail: served[0] });
  for (const match of segment.text.matchAll(AS)) {
    if (match.index >= role) continue;
    const phrase = match[1]!.replace(TITLE_ENDS, "").trim();
    const words = [
      ...new Set(
        readTokens(phrase)
          .filter(
            (token) =>
              ((!PLAIN_WORDS.has(token.normalized) && !PLAIN_WORDS.has(token.stem)) ||
                TITLE_PARTS.has(token.normalized)) &&
              !/^(?:man|woman|hand|person|somebody|someone|bilingual)$/.test(token.normalized),
          )
          .map((token) => [token.singular]),
      ),
    ];
    if (
      readTokens(phrase).every(
        ({ normalized, stem }) =>
          isNeutralWord(normalized, stem) && !RANKS.has(normalized) && !TITLE_WORDS.has(normalized),
      )
    )
      continue;
    if (
      words.length === 0 ||
      (/(?:ing|ed|ly)$/.test(phrase.split(" ")[0]!) && !words.flat().some((word) => isPersonNoun(word)))
    )
      continue;
    const byTraining = /\bby (?:training|trade|profession|background|education)\b/i.test(segment.text);
    const said = [...titles, ...claimed].some((set) =>
      words.every((forms) =>
        forms.some((form) => isTitleWord(form, set) || (byTraining && isEntailed(form, set))),
      ),
    );
    const personal = /^(?:result|part|team|member|such|well|soon)/.test(phrase);
    if (!said && !personal) reasons.push({ code: "title", detail: phrase });
  }
  for (const token of readTokens(segment.text)) {
    if (!RANKS.has(token.normalized) || token.start >= role) continue;
    const forms = [...stemsOf(token.text)];
    const before = segment.text.slice(0, token.start);
    if (
      /\bmy $/i.test(before) &&
      /^(?:partner|manager|director|supervisor|lead|head|chief)$/.test(token.normalized)
    )
      continue;
    // 'I lead', 'managed', 'head for': verbs are judged as claims.
    if (
      /\b(?:I|and|to|who|also|currently|now) $/.test(before) &&
      /^(?:lead|head|partner)$/.test(token.normalized)
    )
      continue;
    const said =
      [...titles, ...claimed.slice(0, 40)].some((set) => forms.some((form) => set.has(form))) ||
      chosen.lines.slice(0, 3).some((line) => line.stems.has(forms[0]!));
    if (!said) reasons.push({ code: "title", detail: token.text });
  }
  return reasons;
}
