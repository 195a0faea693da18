/** What stands between two words, as a set of bits: a list, a clause and a sentence are told apart by them. */
export const GAP = {
  /** Nothing at all: the words were parted inside one run ('shift.Must'). */
  none: 0,
  space: 1,
  line: 2,
  hyphen: 4,
  slash: 8,
  comma: 16,
  /** A bullet, a vertical bar or a middle dot. */
  bullet: 32,
  /** A full stop, question or exclamation mark that ends a sentence. */
  stop: 64,
  colon: 128,
  open: 256,
  close: 512,
  quote: 1024,
  dash: 2048,
  /** Any other mark: = % $ * and their like. */
  other: 4096,
  /** The next word opens a sentence, an item or a quotation. */
  opening: 8192,
} as const;

/** Marks that part the items of a list. */
export const LIST_GAP = GAP.comma | GAP.bullet | GAP.slash;
/** Marks that end a clause: nothing is read across them. */
export const CLAUSE_GAP = GAP.stop | GAP.colon | GAP.bullet | GAP.dash | GAP.open | GAP.close;

const BULLETS = "•●▪◦‣·➢▸►■□○◆❖✓✔➤∙⁃|¦\uF0B7\uF0A7\uFFFD";
const STARTS_SENTENCE = /[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;
const SHORT_FORMS = new Set(
  "e.g. i.e. eg ie etc inc incl vs approx dept mr mrs ms dr sr jr st no co ltd corp est min max".split(" "),
);

/** Bits of the text between two words. `before` is the word on the left, '' at the start. */
export function readGap(text: string, from: number, to: number, before: string): number {
  let bits = 0;
  let stop = false;
  let spaceAfterStop = false;
  let lineHasContent = from !== 0;
  for (let index = from; index < to; index += 1) {
    const char = text[index]!;
    if (char === " " || char === "\t" || char === "\u00A0" || char === "\r") {
      bits |= GAP.space;
      if (stop) spaceAfterStop = true;
    } else if (char === "\n" || char === "\u2028" || char === "\f" || char === "\v") {
      bits |= GAP.line | GAP.space;
      if (stop) spaceAfterStop = true;
      lineHasContent = false;
    } else if (char === "-" || char === "\u2010" || char === "\u2011") {
      // A hyphen between spaces is a dash; one that opens a line is a bullet.
      if ((bits & GAP.space) === 0 && index === from) bits |= GAP.hyphen;
      else bits |= lineHasContent ? GAP.dash : GAP.bullet | GAP.opening;
    } else if (char === "–" || char === "—" || char === "―") bits |= GAP.dash;
    else if (char === "/" || char === "\\") bits |= GAP.slash;
    else if (char === "," || char === ";" || char === "、" || char === "،") bits |= GAP.comma;
    else if (char === "." || char === "!" || char === "?" || char === "…" || char === "。") {
      stop = true;
      if (char !== ".") bits |= GAP.stop;
    } else if (char === ":") bits |= GAP.colon;
    else if (char === "(" || char === "[" || char === "{") bits |= GAP.open;
    else if (char === ")" || char === "]" || char === "}") bits |= GAP.close;
    else if (char === '"' || char === "“" || char === "”" || char === "«" || char === "»") bits |= GAP.quote;
    else if (BULLETS.includes(char) || (char === "*" && !lineHasContent)) bits |= GAP.bullet | GAP.opening;
    else if (char > "\u001F" && char !== "'" && char !== "’" && char !== "\u00AD") bits |= GAP.other;
  }
  // One plain hyphen with text on both sides; anything else beside it makes it a dash.
  if (bits & GAP.hyphen && bits & GAP.space && !(bits & GAP.line)) bits = (bits & ~GAP.hyphen) | GAP.dash;
  if (stop && endsSentence(text, to, before, spaceAfterStop)) bits |= GAP.stop;
  if (bits & (GAP.stop | GAP.colon | GAP.quote)) bits |= GAP.opening;
  return bits;
}

function endsSentence(text: string, next: number, before: string, spaced: boolean): boolean {
  if (next >= text.length || !STARTS_SENTENCE.test(text[next]!)) return false;
  if (!spaced) return true;
  return !SHORT_FORMS.has(before.toLowerCase()) && !(before.length === 1 && /\p{Lu}/u.test(before));
}
