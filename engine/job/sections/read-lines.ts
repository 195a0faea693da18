import type { Span } from "#engine/text/span.ts";

/** A line of the cleaned ad without its bullet and the spaces around it. Empty lines are not kept, only counted. */
export type AdLine = Span & {
  text: string;
  /** It began with a bullet, a number or a letter in a list. */
  bullet: boolean;
  /** An empty line, or the beginning of the ad, stands above. */
  afterBlank: boolean;
};

const BULLET = /^(?:[•●▪◦‣·∙⁃➢➤▸►■□○◆❖✓✔→▶»›>*+~¤§o–—-]|->|=>)(?=\s)\s*|^[•●▪◦‣➢➤▸►■□○◆❖✓✔→]/u;
const NUMBER = /^(?:\(?\d{1,2}[.)]|\(?[a-h]\)|\(?(?:i{1,3}|iv|v|vi{1,3}|ix|x)[.)])\s+(?=\S)/;
const EMOJI = /^(?:[\u{1f300}-\u{1faff}\u2600-\u27bf]\ufe0f?\s*)+/u;

export function readLines(text: string): AdLine[] {
  const lines: AdLine[] = [];
  let start = 0;
  let afterBlank = true;
  for (const raw of text.split("\n")) {
    const line = trimLine(raw, start);
    start += raw.length + 1;
    if (line === null) afterBlank = true;
    else {
      lines.push({ ...line, afterBlank });
      afterBlank = false;
    }
  }
  return lines;
}

function trimLine(raw: string, offset: number): Omit<AdLine, "afterBlank"> | null {
  let from = raw.length - raw.trimStart().length;
  let bullet = false;
  for (const pattern of [EMOJI, BULLET, NUMBER]) {
    const mark = pattern.exec(raw.slice(from, from + 40));
    if (mark === null) continue;
    bullet = bullet || pattern !== EMOJI;
    from += mark[0].length;
    from += raw.slice(from).length - raw.slice(from).trimStart().length;
  }
  const text = raw.slice(from).trimEnd();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  return { start: offset + from, end: offset + from + text.length, text, bullet };
}
