import { readTokens } from "#engine/text/tokens.ts";
import { RANKS } from "../../knowledge/letters/claim-words.ts";
import { PLAIN_WORDS } from "../../knowledge/letters/letter-words.ts";
import { isPersonNoun, TITLE_WORDS } from "../../knowledge/titles/letter-titles.ts";
import { readVerb } from "../clause/verb-forms.ts";
import { linesNear } from "./check-entry.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed, isNeutralWord } from "./is-entailed.ts";
import { foldSequence, type SourceLine, stemsOf } from "./source.ts";

const AS =
  /\b(?:as(?! (?:we|you|they|it|he|she|there|this|that|my|our|I|if|of|at)\b)|being|(?:I am|I['’]m|I was|I became)(?: currently| now| still)?|promoted to|my (?:role|title|position|job) (?:as|is|was|of)) (?:(?:an?|the|its|their) )?((?:[\p{L}\p{N}&/'’.+-]+ ?){1,7})/giu;
const SERVED = /\bserved my (?:time|apprenticeship)\b/i;
/** Plain words that change what somebody is. */
const TITLE_PARTS = new Set(["charge", "hiring", "account", "line", "area", "shift", "learning"]);
const TITLE_ENDS =
  /\b(?:by|at|with|for|in|on|where|who|I|from|since|and|to|of|that|responsible|able|well|part|much|looking|working|covering|running|leading|helping|too)\b.*$/;

/** 'I am Ana'. */
function isOwnName(phrase: string, { resume }: ClaimContext["source"]): boolean {
  const own = foldSequence(resume.contact.name?.value ?? "");
  return own.trim() !== "" && own.includes(foldSequence(phrase));
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

const HEADING_LENGTH = 100;
/** Whom somebody reports to they are not. */
const REPORTING = /\breport(?:s|ed|ing)? (?:directly )?to (?:the )?(?:[\p{L}&]+ ?){1,4}/giu;

/** What somebody may be beside their title, by what a line says they did. */
const DUTIES = new Set(
  "mentor owner preceptor coach buddy lead trainer member chair champion volunteer captain editor author speaker leader".split(
    " ",
  ),
);

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  jr: "junior",
  sr: "senior",
  snr: "senior",
  jnr: "junior",
  asst: "assistant",
  assoc: "associate",
  mgr: "manager",
  exec: "executive",
  engr: "engineer",
  coord: "coordinator",
  dir: "director",
  supv: "supervisor",
  vp: "vice president",
};

/** Words as they stand, but for their plural; shortened ones written out too. */
function wordsOf(text: string): Set<string> {
  return new Set(
    readTokens(text).flatMap(({ singular, normalized }) => [
      singular,
      ...(WRITTEN_OUT[normalized.replace(/\.$/, "")] ?? "").split(" ").filter((word) => word !== ""),
    ]),
  );
}

const PERSONS = [
  ["author", "co-author", "coauthor"],
  ["intern", "internship"],
  ["freelancer", "freelance"],
  ["rep", "representative", "salesperson"],
  ["programmer", "developer", "engineer"],
  ["lawyer", "attorney", "solicitor", "counsel"],
  ["carer", "caregiver", "caretaker"],
  ["teacher", "instructor", "tutor"],
  ["mentor", "coach", "preceptor", "precept", "train"],
  ["driver", "operate", "drive"],
];

/** What somebody says they are must be a title, or what a line says they are. */
export function judgeTitles({ segment, role, chosen, source }: ClaimContext): Reason[] {
  if (segment.about === "role") return [];
  const { jobs } = source.resume;
  const own = jobs.filter((_, index) => chosen.jobs === null || chosen.jobs.includes(index));
  // 'Site Director; Shift Manager' are two.
  const titles = own.flatMap((job) =>
    (job.title ?? "").split(/[;|]|\s[/–—]\s/).map((title) => wordsOf(title)),
  );
  const isBullet = (line: SourceLine) =>
    jobs.some(({ bullets }) => bullets.some(({ start, end }) => line.start >= start && line.end <= end));
  // However its entry was read, a short line beside the employer's name is its heading.
  const near = linesNear(segment.text, source);
  const headings = new Set(
    [...near]
      .map((index) => source.lines[index]!)
      .filter(
        (line) =>
          line.quote.length <= HEADING_LENGTH &&
          (chosen.jobs === null || line.job === null || chosen.jobs.includes(line.job)),
      ),
  );
  const isHeading = (line: SourceLine) => headings.has(line) && !isBullet(line);
  const claimed = source.lines
    .filter(
      (line) =>
        ["summary", "contact", "certificates"].includes(line.section) ||
        (line.section === "education" && /\btraining|by (?:trade|training)\b/i.test(segment.text)) ||
        line === chosen.lines[0] ||
        isHeading(line),
    )
    // 'Assisted two solicitors' makes none.
    .map(
      (line) =>
        new Set(
          [...wordsOf(line.quote.replace(REPORTING, " "))].filter(
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
      /^\d/.test(phrase) ||
      isOwnName(phrase, source) ||
      (phrase
        .split(" ")
        .slice(0, 2)
        .some((word) => /(?:ing|ed|ly)$/.test(word)) &&
        !words.flat().some((word) => isPersonNoun(word)))
    )
      continue;
    const byTraining = /\bby (?:training|trade|profession|background|education)\b/i.test(segment.text);
    const said = [...titles, ...claimed].some((set) =>
      words.every((forms) =>
        forms.some((form) => isTitleWord(form, set) || (byTraining && isEntailed(form, set))),
      ),
    );
    // Who has published is an author.
    const stands =
      chosen.jobs === null &&
      phrase.includes(" ") &&
      readTokens(phrase).length > 1 &&
      source.resumeFolded.includes(foldSequence(phrase)) &&
      near.size === 0;
    if (stands) continue;
    const isAuthor =
      /^(?:co-?)?author$/i.test(phrase) && source.lines.some(({ section }) => section === "publications");
    if (isAuthor) continue;
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
