import type { PositionedDocument, PositionedRun } from "../model/positioned.ts";

/** What Mac Roman shows where Latin-1 has a letter from À to ÿ; signs that such documents print rightly are left out. */
const MAC = "¿¡¬√ƒ≈∆«»..ÀÃÕŒœ......÷◊ÿŸ⁄€‹›ﬁﬂ‡·..‰ÂÊÁËÈÍÎÏÌÓÔ.ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";
const LATIN = new Map(
  [...MAC].flatMap((letter, index) =>
    letter === "." ? [] : [[letter, String.fromCharCode(0xc0 + index)] as const],
  ),
);
LATIN.set("ß", "§");

/** Inside a word in small letters none of these stands in any language: capitals, and signs that are no letters. */
const AMISS = /\p{Ll}[‰¸ˆ‡·ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙ÷](?=\p{Ll})/gu;
const RIGHT = /\p{Ll}[à-öø-ÿ](?=\p{Ll})/gu;
/** So many letters amiss are no chance. */
const FEWEST = 4;

/**
 * A document whose letters were written as Latin-1 and are mapped as if they were Mac Roman ('f¸r', 'dÈveloppement') gets
 * them back. Any other is returned as it is.
 */
export function repairEncoding(document: PositionedDocument): PositionedDocument {
  const runs = document.pages.flatMap((page) => page.runs);
  const amiss = countAll(runs, AMISS);
  if (amiss < FEWEST || amiss < 2 * countAll(runs, RIGHT)) return document;
  const mend = (run: PositionedRun) => ({
    ...run,
    text: run.text.replace(/[^\p{ASCII}]/gu, (letter) => LATIN.get(letter) ?? letter),
  });
  return { ...document, pages: document.pages.map((page) => ({ ...page, runs: page.runs.map(mend) })) };
}

function countAll(runs: readonly PositionedRun[], pattern: RegExp): number {
  return runs.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
}
