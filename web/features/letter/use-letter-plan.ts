import { useEffect, useState } from "react";
import type { LetterChoices, LetterPlan, PlannedCard } from "#contract/letter-plan.ts";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { callApi } from "../../api.ts";
import { whenReleased } from "../../ui/when-released.ts";
import { type LetterInputs, toForm } from "./send-letter.ts";

/** As long as the names of an ad are waited for, and then some: both are asked once somebody has stopped typing. */
const PLAN_AFTER_MS = 900;
const LEAST_AD = 40;

/** A card as it stands in the plan: told or not, in the words it will have. */
export type PlanLine = PlannedCard & { use: boolean; words: string };

/** What a letter would rest on, and what the person says of it; nothing until resume and ad are there. */
export function useLetterPlan(resume: File | null, job: string) {
  const [state, setState] = useState<PlanState>(NOTHING);
  useEffect(() => {
    setState(NOTHING);
    if (resume === null) return undefined;
    return readLater(
      { resume, job, jobTitle: null, company: null },
      {
        onBegin: () => setState({ ...NOTHING, reading: true }),
        onPlan: (plan) => setState(plan === null ? NOTHING : openPlan(plan)),
      },
    );
  }, [resume, job]);
  const change = (part: Partial<PlanState>) => setState((before) => ({ ...before, ...part, touched: true }));
  return {
    ...state,
    skip: () => setState((before) => ({ ...NOTHING, plan: before.plan, skipped: true })),
    sayFact: (id: string, said: string | null) => change({ facts: { ...state.facts, [id]: said } }),
    sayOwn: (need: string, text: string) => change({ own: { ...state.own, [need]: text } }),
    changeLine: (id: string, part: Partial<PlanLine>) =>
      change({ lines: state.lines.map((line) => (line.id === id ? { ...line, ...part } : line)) }),
    swapLine: (id: string) => {
      const [next, ...spare] = state.spare;
      const old = state.lines.find((line) => line.id === id);
      if (next === undefined || old === undefined) return;
      const lines = state.lines.map((line) => (line.id === id ? openLine(next) : line));
      change({ lines, spare: [...spare, old] });
    },
    choices: readChoices(state),
  };
}

export type LetterPlanState = ReturnType<typeof useLetterPlan>;

type PlanState = {
  plan: LetterPlan | null;
  reading: boolean;
  skipped: boolean;
  /** The user said something: what stands here goes with the letter. */
  touched: boolean;
  /** What they say of a fact, by its id; what is not here was left as it was read. */
  facts: Readonly<Record<string, string | null>>;
  lines: readonly PlanLine[];
  spare: readonly PlannedCard[];
  own: Readonly<Record<string, string>>;
};

const NOTHING: PlanState = {
  plan: null,
  reading: false,
  skipped: false,
  touched: false,
  facts: {},
  lines: [],
  spare: [],
  own: {},
};

const openLine = (card: PlannedCard): PlanLine => ({ ...card, use: true, words: card.text });

function openPlan(plan: LetterPlan): PlanState {
  return { ...NOTHING, plan, lines: plan.cards.map(openLine), spare: plan.spare };
}

/** Nothing where the user said nothing: the letter is then written as if nobody had been asked. */
function readChoices({ touched, facts, lines, own }: PlanState): LetterChoices | undefined {
  if (!touched) return undefined;
  return {
    facts: Object.entries(facts).map(([id, said]) => ({ id, said: said?.trim() || null })),
    cards: lines
      .filter(({ use, words }) => use && words.trim() !== "")
      .map(({ id, words, text }) => ({ id, text: words === text ? null : words })),
    own: Object.entries(own)
      .filter(([, text]) => text.trim() !== "")
      .map(([need, text]) => ({ need, text })),
  };
}

type Listeners = { onBegin: () => void; onPlan: (plan: LetterPlan | null) => void };

/** Asks the server after a pause. @returns what calls that off. */
function readLater(inputs: LetterInputs, { onBegin, onPlan }: Listeners): (() => void) | undefined {
  if (inputs.job.trim().length < LEAST_AD || inputs.job.length > MAX_JOB_CHARACTERS) return undefined;
  const request = new AbortController();
  const timer = setTimeout(async () => {
    const call = callApi("planLetter", { body: toForm(inputs), signal: request.signal }).catch(() => null);
    await whenReleased();
    if (!request.signal.aborted) onBegin();
    const result = await call;
    await whenReleased();
    // What is wrong with resume or ad is said when a letter is asked for.
    if (!request.signal.aborted) onPlan(result?.ok ? result.answer : null);
  }, PLAN_AFTER_MS);
  return () => {
    clearTimeout(timer);
    request.abort();
  };
}
