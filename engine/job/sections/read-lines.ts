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

/** A symbol that opens so many lines is the list's bullet; one before a heading is an ornament. */
const FEWEST_ITEMS = 3;

export function readLines(text: string): AdLine[] {
  const lines: AdLine[] = [];
  const bullets = findSymbolBullets(text);
  let start = 0;
  let afterBlank = true;
  for (const raw of text.split("\n")) {
    const line = trimLine(raw, start, bullets);
    start += raw.length + 1;
    if (line === null) afterBlank = true;
    else {
      lines.push({ ...line, afterBlank });
      afterBlank = false;
    }
  }
  return lines;
}

function findSymbolBullets(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of text.split("\n")) {
    const symbol = EMOJI.exec(line.trimStart().slice(0, 20))?.[0].trim();
    if (symbol !== undefined) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= FEWEST_ITEMS).map(([symbol]) => symbol));
}

function trimLine(
  raw: string,
  offset: number,
  bullets: ReadonlySet<string>,
): Omit<AdLine, "afterBlank"> | null {
  let from = raw.length - raw.trimStart().length;
  let bullet = false;
  for (const pattern of [EMOJI, BULLET, NUMBER]) {
    const mark = pattern.exec(raw.slice(from, from + 40));
    if (mark === null) continue;
    bullet = bullet || pattern !== EMOJI || bullets.has(mark[0].trim());
    from += mark[0].length;
    from += raw.slice(from).length - raw.slice(from).trimStart().length;
  }
  const text = raw.slice(from).trimEnd();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  return { start: offset + from, end: offset + from + text.length, text, bullet };
}
