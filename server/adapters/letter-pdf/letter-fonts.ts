import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Parts of Noto Sans (SIL Open Font License) by script, the commonest first. */
const FILES = {
  latin: () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff"),
  "latin-ext": () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff"),
  greek: () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff"),
  "greek-ext": () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff"),
  cyrillic: () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff"),
  "cyrillic-ext": () =>
    import.meta.resolve("@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff"),
  vietnamese: () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff"),
};
export type FontPart = keyof typeof FILES;
const PARTS = Object.keys(FILES) as FontPart[];

/** A stretch of text that one part of the font can draw. */
export type FontRun = { part: FontPart; text: string };

type Coverage = { has: (codePoint: number) => boolean };

/** Opens the parts of the font as they are needed, each once: `openFont` gets its name and its file. */
export function openLetterFonts(openFont: (part: FontPart, file: Buffer) => Coverage) {
  const opened = new Map<FontPart, Coverage>();
  const open = (part: FontPart): Coverage => {
    const found = opened.get(part);
    if (found !== undefined) return found;
    const coverage = openFont(part, readFileSync(fileURLToPath(FILES[part]())));
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
