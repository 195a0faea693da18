import { useState } from "react";
import { useRequest } from "../../ui/use-request.ts";
import { normaliseLines } from "./check-text.ts";
import type { LetterOutcome } from "./read-letter-answer.ts";
import { type LetterWish, sendLetter } from "./send-letter.ts";
import type { NewLetter } from "./use-made-letter.ts";

type Done = Extract<LetterOutcome, { type: "done" }>;
export type GenerationError = Extract<LetterOutcome, { type: "refused" | "thrown" }>;
type Working = { ready: Done | null; soFar: string; request: AbortController; inputs: LetterWish };
type Listeners = { onLetter: (letter: NewLetter) => void; onCancelled: () => void };

/** A letter being written: asked for, waited for, and shown when the user takes it. */
export function useGeneration({ onLetter, onCancelled }: Listeners) {
  const [working, setWorking] = useState<Working | null>(null);
  const [error, setError] = useState<GenerationError | null>(null);
  const beginRequest = useRequest();

  async function generate(wish: LetterWish): Promise<void> {
    setError(null);
    const request = beginRequest();
    setWorking({ ready: null, soFar: "", request, inputs: wish });
    const outcome = await sendLetter(wish, request.signal, (soFar) =>
      setWorking((before) => before && { ...before, soFar }),
    );
    if (outcome.type === "done") return setWorking((before) => before && { ...before, ready: outcome });
    setWorking(null);
    if (outcome.type === "cancelled") onCancelled();
    else setError(outcome);
  }

  function show(): void {
    setWorking(null);
    if (working?.ready != null) onLetter(readLetter(working.ready, working.inputs));
  }
  return {
    working,
    error,
    generate,
    show,
    cancel: () => working?.request.abort(),
    clearError: () => setError(null),
  };
}

function readLetter({ letter }: Done, inputs: LetterWish): NewLetter {
  const sentences = letter.sentences.map((sentence) => ({ ...sentence, vouched: true, reasons: [] }));
  return {
    inputs,
    tone: inputs.tone,
    writtenBy: letter.writtenBy,
    id: letter.id,
    cards: letter.cards ?? [],
    shown: { ...letter, jobText: normaliseLines(inputs.job), sentences },
  };
}
