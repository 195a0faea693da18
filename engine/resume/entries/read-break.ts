import type { Header, HeaderToken } from "./header.ts";
import { listHeaderSpans } from "./header-layout.ts";

const BREAK =
  /^(?:(?:planned |extended )?(?:career (?:break|gap|pause)|sabbatical(?: (?:year|leave))?|gap year|(?:maternity|parental|paternity|family|medical|carer'?s) (?:leave|break)|time (?:off|out)|elternzeit|mutterschutz|congé (?:parental|maternité)|année sabbatique|año sabático|ouderschapsverlof|urlop (?:macierzyński|wychowawczy))\b|travel(?:l?ing)?(?: (?:in|through|around|across|the)\b.*)?$)/i;

export function isBreak(text: string): boolean {
  return BREAK.test(text) && text.split(" ").length <= 5;
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
    sure: false,
  };
}
