import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Parts of Noto Sans (SIL Open Font License) by script, the commonest first. */
const PARTS = ["latin", "latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese"] as const;
export type FontPart = (typeof PARTS)[number];

/** A stretch of text that one part of the font can draw. */
export type FontRun = { part: FontPart; text: string };

type Coverage = { has: (codePoint: number) => boolean };

/** Opens the parts of the font as they are needed, each once: `openFont` gets its name and its file. */
export function openLetterFonts(openFont: (part: FontPart, file: Buffer) => Coverage) {
  const opened = new Map<FontPart, Coverage>();
  const open = (part: FontPart): Coverage => {
    const found = opened.get(part);
    if (found !== undefined) return found;
    const address = import.meta.resolve(`@fontsource/noto-sans/files/noto-sans-${part}-400-normal.woff`);
    const coverage = openFont(part, readFileSync(fileURLToPath(address)));
    opened.set(part, coverage);
    return coverage;
  };
  const covers = (part: FontPart, text: string) =>
    [...text].every((character) => open(part).has(character.codePointAt(0)!));

  return {
    /**
     * A word as runs, one where a single part can draw all of it; null where some character cannot be drawn.
     */
    split: (word: string): FontRun[] | null => {
      const whole = PARTS.find((part) => covers(part, word));
      if (whole !== undefined) return [{ part: whole, text: word }];
      const runs: FontRun[] = [];
      for (const character of word) {
        const last = runs.at(-1);
        if (last !== undefined && covers(last.part, character)) {
          last.text += character;
          continue;
        }
        const part = PARTS.find((candidate) => covers(candidate, character));
        if (part === undefined) return null;
        runs.push({ part, text: character });
      }
      return runs;
    },
  };
}
