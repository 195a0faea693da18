import { CAREER_BREAK } from "../../knowledge/titles/career-breaks.ts";
import type { Header, HeaderToken } from "./header.ts";
import { listHeaderSpans } from "./header-layout.ts";

export function isBreak(text: string): boolean {
  return CAREER_BREAK.test(text) && text.split(" ").length <= 5;
}

/** Time between jobs ('Career break') has a name and no employer; null where the header is any other. */
export function readBreak(tokens: readonly HeaderToken[], text: string): Header | null {
  const first = tokens[0];
  if (first === undefined || !isBreak(first.text)) return null;
  return {
    title: listHeaderSpans([first], text)[0] ?? null,
    employer: null,
    place: null,
    weight: 4,
  };
}
