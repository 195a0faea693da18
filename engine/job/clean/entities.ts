import type { Edit } from "./mapped-text.ts";

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  shy: "",
  zwnj: "",
  zwj: "",
  bull: "•",
  middot: "·",
  sdot: "·",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  pound: "£",
  euro: "€",
  yen: "¥",
  cent: "¢",
  dollar: "$",
  copy: "©",
  reg: "®",
  trade: "™",
  deg: "°",
  sect: "§",
  para: "¶",
  times: "×",
  divide: "÷",
  plusmn: "±",
  frac12: "½",
  frac14: "¼",
  sup2: "²",
  sup3: "³",
  micro: "µ",
  ge: "≥",
  le: "≤",
  check: "✓",
  rarr: "→",
  szlig: "ß",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  eacute: "é",
  egrave: "è",
  ecirc: "ê",
  agrave: "à",
  aacute: "á",
  acirc: "â",
  ccedil: "ç",
  iacute: "í",
  oacute: "ó",
  ocirc: "ô",
  uacute: "ú",
  ntilde: "ñ",
  num: "#",
  sol: "/",
  colon: ":",
  comma: ",",
  period: ".",
  lpar: "(",
  rpar: ")",
  plus: "+",
  percnt: "%",
  commat: "@",
  Tab: " ",
  NewLine: "\n",
};

/** Turns character references of HTML into what they stand for; unknown names stay as written. */
export function findEntityEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const match of text.matchAll(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g)) {
    const replacement = decode(match[1], match[2], match[3]);
    if (replacement !== null)
      edits.push({ start: match.index, end: match.index + match[0].length, replacement });
  }
  return edits;
}

function decode(decimal?: string, hex?: string, name?: string): string | null {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? NAMED[name]! : null;
  const code = decimal === undefined ? Number.parseInt(hex ?? "0", 16) : Number.parseInt(decimal, 10);
  const isScalar = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isScalar ? String.fromCodePoint(code) : "";
}
