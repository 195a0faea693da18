import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { CheckedSentence } from "#contract/letter.ts";

/** From here on the sources stand beside the letter (letter.module.css). */
const BESIDE = "(min-width: 70rem)";

/** The sentence whose sources are shown, and the ways between it and them. */
export function useChosenSentence(box: RefObject<HTMLElement | null>, sentences: readonly CheckedSentence[]) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
  const choose = (picked: CheckedSentence) => {
    // On a narrow page the sources come up from below, over the end of the letter, and the focus goes to them.
    const fromBelow = !matchMedia(BESIDE).matches;
    flushSync(() => {
      setChosen(picked.start);
      setOpen(fromBelow);
    });
    if (!fromBelow) return;
    find("[data-sources] h2")?.focus({ preventScroll: true });
    find(`[data-start="${picked.start}"]`)?.scrollIntoView({ block: "nearest" });
  };
  const backed = sentences.filter(({ vouched, evidence }) => vouched && evidence.length > 0);
  return {
    chosen,
    sentence: sentences.find(({ start }) => start === chosen) ?? null,
    /** As the sentence is numbered in the letter; 0 for one that is not. */
    number: backed.findIndex(({ start }) => start === chosen) + 1,
    open,
    choose,
    follow: (sentence: CheckedSentence | null) => {
      setChosen(sentence?.start ?? null);
      setOpen(false);
    },
    goBack: () => {
      setOpen(false);
      find(`[data-start="${chosen}"]`)?.focus();
    },
  };
}
