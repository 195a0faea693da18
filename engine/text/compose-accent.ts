/** Accents that older TeX fonts print as signs of their own, and the marks that belong on their letters. */
const MARKS: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "`": "\u0300",
  "¨": "\u0308",
  ˆ: "\u0302",
  "˜": "\u0303",
  ˇ: "\u030c",
  "˚": "\u030a",
  "˝": "\u030b",
  "¯": "\u0304",
  "˙": "\u0307",
  "˘": "\u0306",
  "¸": "\u0327",
};

export const isAccent = (sign: string): boolean => Object.hasOwn(MARKS, sign);

/** The letter with the accent on it; null where there is no such letter. */
export function composeAccent(letter: string, accent: string): string | null {
  const composed = ((letter === "ı" ? "i" : letter) + (MARKS[accent] ?? "")).normalize("NFC");
  return composed.length === 1 && composed !== letter ? composed : null;
}
