import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckedSentence, LetterCheck, LetterSender } from "#contract/letter.ts";
import { MAX_LETTER_CHARACTERS } from "#contract/limits.ts";
import type { CallProblem, CallResult } from "../../api.ts";

/** After a pause of this long the letter is checked again. */
const CHECK_AFTER_MS = 700;

export type ShownLetter = {
  coverLetter: string;
  sentences: CheckedSentence[];
  resumeText: string;
  jobText: string;
};

/** Title and company that it is for, and who writes it as far as that is known. */
export type LetterNames = { jobTitle: string | null; company: string | null; sender?: LetterSender };

/** Checks a letter as it stands now; keeps it too, where it is one that is kept. */
export type CheckText = (
  text: string,
  signal: AbortSignal,
) => Promise<CallResult<"checkLetter"> | CallResult<"saveLetter">>;

export type LetterTextState = {
  text: string;
  sentences: CheckedSentence[];
  resumeText: string;
  /** `settled`: the sentences are those of the text. */
  phase: "settled" | "waiting" | "checking";
  problem: CallProblem | null;
};

/** A letter being edited: its text, and what vouches for its sentences as far as that is known. */
export function useLetterText({ coverLetter, sentences, resumeText }: ShownLetter, check: CheckText) {
  const [state, setState] = useState<LetterTextState>({
    text: coverLetter,
    sentences,
    resumeText,
    phase: "settled",
    problem: null,
  });
  const work = useRef<{ timer: ReturnType<typeof setTimeout>; request: AbortController }>(null);
  const latest = useRef(check);
  latest.current = check;

  const stop = useCallback(() => {
    clearTimeout(work.current?.timer);
    work.current?.request.abort();
    work.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const run = useCallback(async (text: string, { signal }: AbortController) => {
    setState((before) => ({ ...before, phase: "checking" }));
    const result = await latest.current(text, signal).catch(() => null);
    if (result === null || signal.aborted) return;
    const read: Partial<LetterCheck> = result.ok ? result.answer : {};
    const problem = result.ok ? null : result.problem;
    setState((before) => ({ ...before, ...read, phase: "settled", problem }));
  }, []);

  const edit = (text: string) => {
    stop();
    const known = text.trim() !== "" && text.length <= MAX_LETTER_CHARACTERS;
    setState((before) => ({ ...before, text, phase: known ? "waiting" : "settled", problem: null }));
    if (!known) return;
    const request = new AbortController();
    const timer = setTimeout(() => void run(text, request), CHECK_AFTER_MS);
    work.current = { timer, request };
  };
  return { state, edit };
}
