import { wordBand } from "#engine/knowledge/words/common-words.ts";
import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import { readTokens } from "#engine/text/tokens.ts";
import {
  AGAIN,
  type EvidenceTemplates,
  LEAD,
  LINKED,
  PLACE,
  PROJECTS,
  UNPLACED,
} from "../knowledge/letters/evidence-templates.ts";
import type { CardForm, FactCard, JobNames } from "./cards/card.ts";
import type { Proof } from "./choose-cards.ts";
import type { LetterDraft } from "./open-draft.ts";
import { isSkillName } from "./realize-match.ts";
import { realizeTerm } from "./realize-term.ts";
import { type Deed, sayAsDeed } from "./say-as-deed.ts";

const MOST_LINKS = 2;
/** Two lines up to so many words each are said as one sentence. */
const SHORT = 11;

type Parts = {
  draft: LetterDraft;
  proofs: readonly Proof[];
  names: readonly JobNames[];
  /** The job that the opening named, or null. */
  introduced: number | null;
  /** Whether the resume tells of work at all: of one that does not, what was done is project work. */
  hasWork: boolean;
};

/** The body: one paragraph a job, with what the ad asks for named beside the line that shows it best. */
export function realizeEvidence({ draft, proofs, names, introduced, hasWork }: Parts): FactCard[] {
  const said: FactCard[] = [];
  const places = new Set<string>();
  let links = 0;
  for (const group of groupByPlace(proofs, names, introduced, hasWork)) {
    draft.paragraph();
    let begun = false;
    let connected = false;
    const left = [...group.proofs];
    const { lead, again } = FRAMES[group.kind];
    while (left.length > 0) {
      const proof = left.shift()!;
      const { card, shows } = proof;
      const own = [draft.quote("resume", card.quote)];
      const { form, text } = deedOf(proof, names);
      if (!begun) {
        const place = placeOf(card, names, { introduced, said, places });
        const need = links < MOST_LINKS && group.kind === "job" ? needOf(card, shows, draft.text()) : null;
        const linked =
          need !== null &&
          draft.say("link", LINKED[form], { place, need: realizeTerm(need.term), text }, [
            ...own,
            ...need.term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote)),
          ]);
        if (linked) links += 1;
        // 'In my work, I worked …'
        const frames = group.kind !== "job" && /^work/.test(text) ? again.plain[form] : lead[form];
        begun = linked || draft.say("lead", frames, { place, text }, own);
        if (!begun) continue;
        said.push(card);
        places.add(place);
        if (card.kind === "work" && card.job !== null) places.add(names[card.job]?.title ?? "");
        continue;
      }
      const other = left.find((one) => joins({ form, text }, deedOf(one, names)));
      const both = other === undefined ? null : `${text} and ${deedOf(other, names).text}`;
      const connector = connected ? again.plain[form] : again.first[form];
      if (
        both !== null &&
        draft.say("again", connector, { text: both }, [...own, draft.quote("resume", other!.card.quote)])
      ) {
        left.splice(left.indexOf(other!), 1);
        said.push(card, other!.card);
        connected = true;
      } else if (draft.say("again", connector, { text }, own)) {
        said.push(card);
        connected = true;
      }
    }
  }
  return said;
}

const FRAMES: Readonly<
  Record<
    Group["kind"],
    { lead: EvidenceTemplates; again: Readonly<Record<"first" | "plain", EvidenceTemplates>> }
  >
> = {
  job: { lead: LEAD, again: AGAIN },
  unplaced: { lead: UNPLACED.lead, again: { first: UNPLACED.again, plain: UNPLACED.plain } },
  project: { lead: PROJECTS.lead, again: { first: PROJECTS.again, plain: PROJECTS.plain } },
};

/** What the person worded themselves stays in its form; a line of a job that goes on is told as what is done today. */
function deedOf({ card, isTheirs = false }: Proof, names: readonly JobNames[]): Deed {
  const goesOn = card.job !== null && names[card.job]?.current === true;
  if (!isTheirs) return sayAsDeed(card, goesOn);
  return { form: card.form === "base" && goesOn ? "present" : card.form, text: card.text };
}

type Told = { introduced: number | null; said: readonly FactCard[]; places: ReadonlySet<string> };

/** Where it was: by name only where that was surely read, and no place said twice. */
function placeOf(card: FactCard, names: readonly JobNames[], told: Told): string {
  if (card.kind === "volunteering") return PLACE.volunteering;
  const { introduced, said, places } = told;
  const own = card.job === null ? undefined : names[card.job];
  if (own === undefined) return PLACE.another;
  const { employer, title, current, latest, years } = own;
  const isIntroduced = card.job === introduced;
  if (isIntroduced && employer !== null) return `at ${employer}`;
  if (isIntroduced && title !== null && said.length === 0) return PLACE.that;
  const isNamed = title !== null && names.some((one, index) => index === introduced && one.title === title);
  const at = employer === null ? "" : ` at ${employer}`;
  if (title !== null && /^an? /.test(title) && !isNamed && !places.has(title)) return `as ${title}${at}`;
  // Training is no post, whatever else was read of it.
  const internship = employer === null ? PLACE.internship : `${PLACE.internship}${at}`;
  if (own.training === true && title === null && !places.has(internship)) return internship;
  const named = [`at ${employer}`, `in another role${at}`].find((place) => !places.has(place));
  if (employer !== null && named !== undefined) return named;
  if (current) return PLACE.current;
  if (latest) return PLACE.recent;
  return years !== null && !places.has(PLACE.earlier) ? PLACE.earlier : PLACE.another;
}

const JOINED: ReadonlySet<Deed["form"]> = new Set(["past", "gerund", "base"]);

/** Short clauses of one form, neither of which is a list already. */
function joins(one: Deed, other: Deed): boolean {
  return (
    JOINED.has(one.form) &&
    one.form === other.form &&
    [one, other].every(({ text }) => text.split(" ").length <= SHORT && !/,| and /.test(text))
  );
}

/**
 * What the ad asks for and the line says in the same words. One word alone must be a name ('SQL'), or the line would seem to
 * answer what it does not ('addresses').
 */
function needOf(
  card: FactCard,
  shows: readonly RankedRequirement[],
  before: string,
): RankedRequirement | null {
  const told = inARow(card.text);
  return (
    shows.find(({ term }) => {
      if (term.status !== "have" || (term.kind !== "hard" && term.kind !== "certificate")) return false;
      const said = realizeTerm(term);
      if (!isSkillName(said) || inARow(before).includes(inARow(said))) return false;
      const [first, second] = readTokens(said);
      return (
        first !== undefined &&
        told.includes(inARow(said)) &&
        (second !== undefined ||
          (/^\p{Lu}/u.test(said) && !/\p{Ll}s$/u.test(said) && wordBand(first.normalized) === undefined))
      );
    }) ?? null
  );
}

function inARow(text: string): string {
  return ` ${readTokens(text)
    .map(({ singular }) => singular)
    .join(" ")} `;
}

type Group = { kind: "job" | "unplaced" | "project"; proofs: Proof[] };

/**
 * Proofs by the job they stand in: present and newest jobs first, then those of which nothing names the place, what was done
 * outside of jobs last.
 */
function groupByPlace(
  proofs: readonly Proof[],
  names: readonly JobNames[],
  introduced: number | null,
  hasWork: boolean,
): Group[] {
  const groups = new Map<string, Group>();
  for (const proof of proofs) {
    const { kind: of, job } = proof.card;
    const isProject = of === "project" || (of === "work" && proof.card.job === null && !hasWork);
    const kind = isProject ? "project" : hasPlace(proof.card, names, introduced) ? "job" : "unplaced";
    const key = kind === "job" ? `${of}${job}` : kind;
    groups.set(key, { kind, proofs: [...(groups.get(key)?.proofs ?? []), proof] });
  }
  const orderOf = ({ kind, proofs: [first] }: Group) =>
    kind === "project" ? 100 : kind === "unplaced" ? 98 : (first!.card.job ?? 99);
  return [...groups.values()]
    .map((group) => ({
      ...group,
      proofs: group.proofs.toSorted((a, b) => FIRST[a.card.form] - FIRST[b.card.form]),
    }))
    .sort((a, b) => orderOf(a) - orderOf(b));
}

function hasPlace({ kind, job }: FactCard, names: readonly JobNames[], introduced: number | null): boolean {
  const own = job === null ? undefined : names[job];
  if (own === undefined) return kind === "volunteering";
  return (
    own.title !== null ||
    own.employer !== null ||
    own.current ||
    own.latest ||
    own.years !== null ||
    job === introduced
  );
}

/** A job is told by what was done; what the work was about comes after it. */
const FIRST: Readonly<Record<CardForm, number>> = {
  past: 0,
  state: 1,
  base: 1,
  gerund: 2,
  nominal: 3,
  fact: 4,
};
