import { useRef, useState } from "react";
import type { LetterTone } from "#contract/letter.ts";
import type { LetterInputs } from "./send-letter.ts";
import type { LetterNames, ShownLetter } from "./use-letter-text.ts";

export type NewLetter = {
  inputs: LetterInputs;
  shown: ShownLetter & LetterNames;
  /** Null, as `writtenBy`, for a letter that was brought along to be checked. */
  tone: LetterTone | null;
  writtenBy: "composer" | "model" | null;
  id: string | null;
  /** Cards that it tells, by id. */
  cards: readonly string[];
};
export type MadeLetter = NewLetter & { key: number };
export type EarlierLetter = { key: number; text: string };

/** The letter in the result box, and the edited ones before it. */
export function useMadeLetter() {
  const [made, setMade] = useState<MadeLetter | null>(null);
  const [earlier, setEarlier] = useState<readonly EarlierLetter[]>([]);
  const count = useRef(0);
  const edited = useRef<string | null>(null);

  /** A new letter takes the place of the last; what was changed in that one, and is kept nowhere, stays below. */
  function replace(next: NewLetter): void {
    const text = edited.current;
    if (text !== null && made?.id == null) setEarlier((before) => [{ key: count.current, text }, ...before]);
    edited.current = null;
    count.current += 1;
    setMade({ ...next, key: count.current });
  }
  const noteEdit = (text: string) => {
    edited.current = text;
  };
  return { made, earlier, replace, noteEdit };
}
