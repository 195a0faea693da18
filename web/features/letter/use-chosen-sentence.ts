import { type RefObject, useState } from "react";
import type { CheckedSentence } from "#contract/letter.ts";

/** From here on the sources stand beside the letter (letter.module.css). */
const BESIDE = "(min-width: 70rem)";

/** The sentence whose sources are shown, and the ways between it and them. */
export function useChosenSentence(box: RefObject<HTMLElement | null>, sentences: readonly CheckedSentence[]) {
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = (picked: CheckedSentence) => {
    setChosen(picked.start);
    // On a narrow page the sources stand below: they come into sight, and the focus with them.
    if (matchMedia(BESIDE).matches) return;
    const sources = box.current?.querySelector<HTMLElement>("[data-sources] h3");
    sources?.focus({ preventScroll: true });
    sources?.scrollIntoView({ block: "start" });
  };
  return {
    chosen,
    sentence: sentences.find(({ start }) => start === chosen) ?? null,
    choose,
    follow: (sentence: CheckedSentence | null) => setChosen(sentence?.start ?? null),
    goBack: () => box.current?.querySelector<HTMLElement>(`[data-start="${chosen}"]`)?.focus(),
  };
}
