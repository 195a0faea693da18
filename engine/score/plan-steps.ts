import type { Need } from "../job/model/job.ts";
import { chooseRepairs } from "../resume/checks/structure-points.ts";
import type { Check } from "../resume/model/resume.ts";
import type { ReportTerm, Score, ScoreInput } from "./report.ts";
import { FULL_BAND, HALF_BAND, KEYWORD_POINTS, scoreMatch } from "./score-match.ts";

/** What a plan is made from: what the score is computed from, and what is known of each term and check. */
export type PlanInput = ScoreInput & {
  terms: readonly Pick<ReportTerm, "label" | "need" | "status">[];
  checks: readonly Pick<Check, "id" | "weight" | "result">[];
};

export type ContactItem = keyof ScoreInput["contact"];

/** What a step changes about the resume. `wording` says in the ad's words what is shown in others already. */
export type StepChange =
  | { kind: "must-terms" | "wording" | "other-terms"; terms: string[] }
  /** `words`: how many there are then; `halfway`: fewer that earn half, where today's earn nothing. */
  | { kind: "length"; words: number; halfway: number | null }
  /** `checks`: the fewest that have to pass; empty where they are not known. */
  | { kind: "structure"; checks: string[] }
  | { kind: "contact"; item: ContactItem };

/** `points`: what a scan gives more once this step alone is taken, in cents as the score is. */
export type PlanStep = StepChange & { id: string; points: number };

export type Plan = {
  now: Score;
  /** Most points first. */
  steps: PlanStep[];
  /** The score once everything is done that claims no new skill: wording, length, structure, contact. */
  inReach: number;
  /** The score with every step; terms that are not true are in none. */
  ceiling: number;
  /** Words that can be written before the length gives fewer points; null where it gives none of the full ones yet. */
  room: number | null;
};

const CONTACT_ITEMS: readonly ContactItem[] = ["phone", "email", "address", "linkedin"];
const CLAIMS: ReadonlySet<string> = new Set(["must-terms", "other-terms"]);

/**
 * The next steps from a result to its ceiling, ranked by what each gives. Of any number of steps the first ones of the plan
 * give the most, since each changes a part of the score that no other step takes from.
 *
 * @param untrue labels that the person says are not true of them: they are in no step.
 */
export function planSteps(input: PlanInput, untrue: ReadonlySet<string> = new Set()): Plan {
  const now = scoreMatch(input);
  const changes = [
    ...listTermSteps(input, untrue),
    ...listLengthStep(input.wordcount),
    ...listStructureStep(input),
    ...listContactSteps(input.contact),
  ];
  const steps = changes
    .map((change) => ({ change, worth: worthOf(input, change, now) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ change }) => ({ ...change, id: nameStep(change), points: pointsOf(input, change, now) }));
  const { from, to } = FULL_BAND;
  return {
    now,
    steps,
    inReach: scoreAfter(
      input,
      steps.filter((step) => !CLAIMS.has(step.kind)),
    ),
    ceiling: scoreAfter(input, steps),
    room: input.wordcount >= from && input.wordcount <= to ? to - input.wordcount : null,
  };
}

/** The score once these steps are taken: the score's own function on the changed resume, so rounded once. */
export function scoreAfter(input: ScoreInput, steps: readonly StepChange[]): number {
  return scoreMatch(steps.reduce(applyStep, input)).overallScore;
}

/** What the score is computed from once a step is taken. */
export function applyStep(input: ScoreInput, step: StepChange): ScoreInput {
  switch (step.kind) {
    case "length":
      return { ...input, wordcount: step.words };
    case "structure":
      return { ...input, structure: "good" };
    case "contact":
      return { ...input, contact: { ...input.contact, [step.item]: "added" } };
    default:
      return { ...input, lists: { ...input.lists, matching: [...input.lists.matching, ...step.terms] } };
  }
}

/** `to` less `from`, both in cents. */
export function pointsBetween(from: number, to: number): number {
  return (Math.round(to * 100) - Math.round(from * 100)) / 100;
}

function listTermSteps(input: PlanInput, untrue: ReadonlySet<string>): StepChange[] {
  const skipped = new Set([...untrue].map((label) => label.toLowerCase()));
  const open = listOpenTerms(input).filter(({ label }) => !skipped.has(label.toLowerCase()));
  const kinds = ["must-terms", "wording", "other-terms"] as const;
  return kinds.flatMap((kind) => {
    const terms = open.filter((term) => term.kind === kind).map((term) => term.label);
    return terms.length === 0 ? [] : [{ kind, terms }];
  });
}

type OpenTerm = { label: string; kind: "must-terms" | "wording" | "other-terms" };

/** Each term of the ad that the score does not count as found, once, in the order of the terms. */
function listOpenTerms({ lists, terms }: PlanInput): OpenTerm[] {
  const { hard, soft, keyword, matching } = lists;
  const held = new Set([...hard.resume, ...soft.resume, ...keyword.resume, ...matching].map(fold));
  const open = new Map<string, { label: string; need: Need | null; partly: boolean }>();
  for (const label of [...hard.job, ...soft.job, ...keyword.job])
    if (!held.has(fold(label)) && !open.has(fold(label)))
      open.set(fold(label), { label, need: null, partly: false });
  for (const term of terms) {
    const entry = open.get(fold(term.label));
    if (entry === undefined) continue;
    entry.partly ||= term.status === "partly";
    if (term.need === "must" || entry.need === null) entry.need = term.need;
  }
  return [...open.values()].map(({ label, need, partly }) => ({
    label,
    kind: partly ? "wording" : need === "must" ? "must-terms" : "other-terms",
  }));
}

/** To the nearest end of the band that gives all points. */
function listLengthStep(wordcount: number): StepChange[] {
  if (wordcount > FULL_BAND.to) {
    return [{ kind: "length", words: FULL_BAND.to, halfway: wordcount > HALF_BAND.to ? HALF_BAND.to : null }];
  }
  if (wordcount >= FULL_BAND.from) return [];
  const halfway = wordcount < HALF_BAND.from ? HALF_BAND.from : null;
  return [{ kind: "length", words: FULL_BAND.from, halfway }];
}

function listStructureStep({ structure, checks }: PlanInput): StepChange[] {
  return structure === "good" ? [] : [{ kind: "structure", checks: chooseRepairs(checks) }];
}

function listContactSteps(contact: ScoreInput["contact"]): StepChange[] {
  return CONTACT_ITEMS.filter((item) => !contact[item]).map((item) => ({ kind: "contact", item }));
}

function pointsOf(input: PlanInput, change: StepChange, now: Score): number {
  return pointsBetween(now.overallScore, scoreAfter(input, [change]));
}

/** What a step is worth before anything is rounded: two kinds of terms that round to the same still have an order. */
function worthOf(input: PlanInput, change: StepChange, now: Score): number {
  return "terms" in change
    ? (KEYWORD_POINTS * change.terms.length) / now.asked
    : pointsOf(input, change, now);
}

function nameStep(change: StepChange): string {
  return change.kind === "contact" ? `contact-${change.item}` : change.kind;
}

function fold(label: string): string {
  return label.toLowerCase();
}
