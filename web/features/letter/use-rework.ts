import { useRef, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import type { CheckedSentence, LetterAnswer, LetterTone } from "#contract/letter.ts";
import type { LetterChoices, LetterPlan } from "#contract/letter-plan.ts";
import { callApi } from "../../api.ts";
import { useRequest } from "../../ui/use-request.ts";
import { type LetterInputs, toForm } from "./send-letter.ts";
import { takeParagraph } from "./take-paragraph.ts";

/** What a composed letter was made of, so that a part of it can be made again. */
export type Rework = { inputs: LetterInputs; tone: LetterTone; cards: readonly string[] };

const MOST_TRIES = 3;
/** Wordings beyond these are the first ones again. */
const MOST_VARIANTS = 99;

/** Another wording of a paragraph, or another line in the place of one; each can be undone. */
export function useRework(rework: Rework | null, text: string, edit: (text: string) => void) {
  const [working, setWorking] = useState(false);
  const [note, setNote] = useState("");
  const [before, setBefore] = useState<readonly string[]>([]);
  const variant = useRef(0);
  const told = useRef(rework?.cards ?? []);
  const plan = useRef<LetterPlan>(null);
  const beginRequest = useRequest();

  async function change(make: (signal: AbortSignal) => Promise<string | null>): Promise<void> {
    if (rework === null || working) return;
    setWorking(true);
    setNote("");
    const made = await make(beginRequest().signal).catch(() => null);
    setWorking(false);
    if (made === null || made === text) return setNote(LETTER.result.noOther);
    setBefore((older) => [...older, text]);
    edit(made);
  }

  async function reword(at: number, signal: AbortSignal): Promise<string | null> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      variant.current = (variant.current % MOST_VARIANTS) + 1;
      const letter = await write(rework!, rework!.inputs.choices, variant.current, signal);
      const made = letter === null ? null : takeParagraph(text, letter.coverLetter, at);
      if (made !== null && made !== text) return made;
    }
    return null;
  }

  async function swap({ evidence, start }: CheckedSentence, signal: AbortSignal): Promise<string | null> {
    const { inputs } = rework!;
    plan.current ??= await readPlan(inputs, signal);
    const all = [...(plan.current?.cards ?? []), ...(plan.current?.spare ?? [])];
    const own = all.find(({ quote }) =>
      evidence.some(
        ({ source, ...at }) => source === "resume" && at.start >= quote.start && at.end <= quote.end,
      ),
    );
    const next = plan.current?.spare.find(({ id }) => !told.current.includes(id));
    if (own === undefined || next === undefined) return null;
    const cards = told.current.map((id) => ({ id: id === own.id ? next.id : id, text: null }));
    const choices = { ...(inputs.choices ?? { facts: [], own: [] }), cards };
    const letter = await write(rework!, choices, variant.current, signal);
    if (letter === null) return null;
    told.current = cards.map(({ id }) => id);
    return takeParagraph(text, letter.coverLetter, start) ?? letter.coverLetter;
  }

  return {
    working,
    note,
    canUndo: before.length > 0,
    reword: (sentence: CheckedSentence) => void change((signal) => reword(sentence.start, signal)),
    swap: (sentence: CheckedSentence) => void change((signal) => swap(sentence, signal)),
    undo: () => {
      const last = before.at(-1);
      if (last === undefined) return;
      setBefore(before.slice(0, -1));
      setNote("");
      edit(last);
    },
  };
}

/** The same letter in other words; nothing of it is kept. */
async function write(
  { inputs, tone }: Rework,
  choices: LetterChoices | undefined,
  variant: number,
  signal: AbortSignal,
): Promise<LetterAnswer | null> {
  const body = toForm({ ...inputs, ...(choices ? { choices } : {}) });
  for (const [name, value] of Object.entries({ tone, variant, writer: "composer", draft: "yes" }))
    body.set(name, `${value}`);
  const result = await callApi("generateLetter", { body, signal });
  return result.ok ? result.answer : null;
}

async function readPlan(inputs: LetterInputs, signal: AbortSignal): Promise<LetterPlan | null> {
  const result = await callApi("planLetter", { body: toForm(inputs), signal });
  return result.ok ? result.answer : null;
}
