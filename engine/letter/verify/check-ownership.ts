import { readTokens } from "#engine/text/tokens.ts";
import { FOUNDED, FOUNDED_NOUNS, HELPED, LED, LED_NOUNS, RAN } from "../../knowledge/letters/claim-words.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { readVerb } from "../clause/verb-forms.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed, isNeutralWord } from "./is-entailed.ts";
import { type SourceLine, stemsOf } from "./source.ts";

const TEAM = plainStem("team");
const LEADS_PEOPLE =
  /\b(?:lead|led|leading|manage|managed|managing|head|headed|supervise|supervised|direct|directed|run|ran) (?:(?!(?:for|in|at|to|on|with|from|by|through)\b)[\p{L}\d'’-]+ ){0,3}(?:teams?|staff|crews?|people|departments?|brigade|engineers|nurses|workers|employees)\b/iu;

/** 'lead generation', 'reporting to the manager': nobody led. */
const NO_LEADING =
  /\bleads? (?:generation|time|qualification|conversion|management)\b|\breport(?:s|ed|ing)? (?:directly )?to (?:\S+ ){1,4}/gi;
/** 'established what was needed' founds nothing. */
const FOUND_OUT = /\b(?:establish\w*|found out) (?:what|whether|how|that|which|where|who)\b/i;

const WITH_PEOPLE =
  /\b(?:support|help|assist|aid)\w* (?:\S+ ){0,4}(?:customer|client|guest|patient|resident|famil|user|pupil|student|child|people|member|visitor)/i;

const FOUNDERS: ReadonlySet<string> = new Set(["founder", "co-founder", "cofounder", "owner"]);
/** What is led under many names. */
const EFFORTS: ReadonlySet<string> = new Set(
  ["project", "program", "programme", "initiative", "effort", "campaign", "work"].map(plainStem),
);
const OBJECT = 3;
const LEADS: ReadonlySet<string> = new Set([...LED, ...LED_NOUNS, ...FOUNDED_NOUNS].map(plainStem));

/** What a line that leads is about must be what was led: who managed a budget has not headed the institute. */
function isOtherLed(
  { text: verb }: { text: string },
  text: string,
  { chosen, source }: ClaimContext,
): boolean {
  const after = text
    .slice(text.indexOf(verb) + verb.length)
    .split(/[,;:.]|\b(?:for|at|in|with|from|since|until|on|who|of|that|which|to)\b/i)[0]!;
  const object = stemsOf(
    after
      .trim()
      .split(/\s+/)
      .slice(0, OBJECT + 1)
      .join(" "),
  );
  const things = chosen.content.filter(
    (stem) => !LEADS.has(stem) && !EFFORTS.has(stem) && object.has(stem) && !isNeutralWord(stem),
  );
  if (things.length === 0) return false;
  const leads = (stems: ReadonlySet<string>) => [...LEADS].some((word) => stems.has(word));
  return !source.lines.some(
    ({ quote, stems, around }) =>
      (leads(stemsOf(quote.replace(NO_LEADING, " "))) || leads(around)) &&
      things.some((thing) => isEntailed(thing, stems) || isEntailed(thing, around)),
  );
}

/** Who led, ran, founded or helped must have done so. */
export function checkOwnership(text: string, one: ClaimContext, line: SourceLine | undefined): Reason[] {
  const { chosen, source } = one;
  const verbs = readTokens(text).flatMap((token, index, all) => {
    const read = readVerb(token.text.toLowerCase());
    const isNoun = /^(?:the|a|an|our|my|your|their|its|this|that|of)$/.test(all[index - 1]?.normalized ?? "");
    return read === null || token.letterCase !== "lower" || isNoun
      ? []
      : [{ base: read.verb.base, text: token.text }];
  });
  const lineWords =
    line === undefined
      ? []
      : readTokens(line.quote.replace(NO_LEADING, " ")).flatMap((token) => [
          token.normalized,
          token.stem,
          readVerb(token.normalized)?.verb.base ?? "",
        ]);
  const titles = source.resume.jobs
    .filter((_, index) => (chosen.jobs === null ? index === line?.job : chosen.jobs.includes(index)))
    .flatMap((job) => readTokens(job.title ?? "").flatMap((token) => [token.normalized, token.stem]));
  const has = (...sets: ReadonlySet<string>[]) =>
    [...lineWords, ...titles].some((word) => sets.some((set) => set.has(word)));
  const led = verbs.find(
    ({ base, text: word }) => LED.has(base) && text.replace(NO_LEADING, " ").includes(word),
  );
  if (led !== undefined && !has(LED, LED_NOUNS, FOUNDERS)) return [{ code: "ownership", detail: led.text }];
  if (led !== undefined && line !== undefined && isOtherLed(led, text, one))
    return [{ code: "ownership", detail: led.text }];
  // A manager of accounts leads no people by that title alone.
  const people = LEADS_PEOPLE.exec(text);
  if (
    people !== null &&
    !source.lines.some(
      (other) =>
        (other.stems.has(TEAM) || isAboutPeople(other)) &&
        (chosen.jobs === null || (other.job !== null && chosen.jobs.includes(other.job))),
    )
  )
    return [{ code: "ownership", detail: people[0] }];
  const ran = RAN.exec(text);
  if (ran !== null && !has(LED, LED_NOUNS) && !lineWords.includes("run"))
    return [{ code: "ownership", detail: ran[0] }];
  const founded = verbs.find(({ base, text: word }) => FOUNDED.has(base) && word !== "found");
  const foundedPlain = /\b(?:co-?)?founded\b/.exec(text);
  if (
    (founded !== undefined || foundedPlain !== null) &&
    !FOUND_OUT.test(text) &&
    !has(FOUNDED, FOUNDED_NOUNS)
  )
    return [{ code: "ownership", detail: founded?.text ?? foundedPlain![0] }];
  const opening = lineWords.slice(0, 3);
  if (line !== undefined && opening.some((word) => HELPED.has(word)) && !WITH_PEOPLE.test(line.quote)) {
    const helped =
      /\b(?:help|assist|support|contribut|participat|took part|part of|shadow|observ|aid|attend|alongside|work(?:ed)? with|involved)/i.test(
        text,
      );
    const opener = verbs.find(({ text: word }) => word.length > 0);
    if (!helped && opener !== undefined && isDeed(opener.text, text))
      return [{ code: "ownership", detail: verbs[0]!.text }];
  }
  return [];
}

/** 'process development' tells no deed; 'I processed', and 'Processed …' do. */
function isDeed(verb: string, text: string): boolean {
  return /\b(?:I|I['’]ve|my)\b/.test(text) || readVerb(verb.toLowerCase())?.kinds.includes("past") === true;
}

/** 'Lead two writers and a designer' says who is led. */
function isAboutPeople({ quote, job }: SourceLine): boolean {
  const tokens = readTokens(quote);
  return (
    job !== null &&
    tokens.some(({ normalized, stem }) => LED.has(normalized) || LED.has(stem)) &&
    tokens.some(({ singular }) => isPersonNoun(singular))
  );
}
