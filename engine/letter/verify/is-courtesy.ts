import type { NumberFact } from "./read-numbers.ts";

/** 'a ten-minute call', 'at first', 'one of those'. */
export function isCourtesy(text: string, number: NumberFact): boolean {
  const after = text.slice(number.end);
  if (
    number.unit === "times" &&
    /^ (?:of (?:it|that|them|this)\b|the (?:battle|week|story|fun|job|work|time|day|year)\b|an? (?:hour|day|dozen|mind)\b|way\b)/i.test(
      after,
    )
  )
    return true;
  const before = text.slice(0, number.start);
  if (/^[\s-](?:minutes?)\b/.test(after) && /\b(?:call|talk|conversation|chat)\b/i.test(text)) return true;
  if (number.unit === "ordinal" && number.value === 1)
    return (
      /(?:at|the|from the|from) $/i.test(before) ||
      /^[\s-](?:thing|of all|step|day|conversation|call|job|role|glance|place)\b/.test(after)
    );
  if (number.unit === "ordinal") return /^[\s-](?:nature|look|glance|time)\b/.test(after);
  if (number.value === 1 && /^\s(?:thing|point|part|reason|of)\b/.test(after)) return true;
  // 'from eleven hours to one' counts.
  return (
    number.value === 1 &&
    number.heads.length === 0 &&
    number.unit === "" &&
    !(/\bto $/.test(before) && /\bfrom\b/.test(before))
  );
}
