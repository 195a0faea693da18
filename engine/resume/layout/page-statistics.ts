import type { ReadPages } from "../model/line.ts";
import type { PositionedDocument } from "../model/positioned.ts";

const unmappedGlyph = /[\ufffd\ue000-\uf8ff]/g;

/** Counts what there is to see, before anything is cleaned away. */
export function measureText(
  document: PositionedDocument,
): Pick<ReadPages, "characters" | "pages" | "unmapped" | "fonts"> {
  const fonts = new Set<string>();
  let unmapped = 0;
  const pages = document.pages.map((page) => {
    let characters = 0;
    for (const run of page.runs) {
      if (run.hidden !== null) continue;
      fonts.add(run.font);
      characters += run.text.replace(/\s+/g, "").length;
      unmapped += run.text.match(unmappedGlyph)?.length ?? 0;
    }
    return { width: page.width, height: page.height, characters };
  });
  const characters = pages.reduce((sum, page) => sum + page.characters, 0);
  return {
    characters,
    pages,
    unmapped: characters === 0 ? 0 : unmapped / characters,
    fonts: [...fonts].sort(),
  };
}

/** Hidden text with a letter or digit in it; runs that follow each other for one reason are one find. */
export function listHidden(document: PositionedDocument): ReadPages["hidden"] {
  const finds: ReadPages["hidden"] = [];
  for (const [index, page] of document.pages.entries()) {
    let last: ReadPages["hidden"][number] | null = null;
    for (const run of page.runs) {
      if (run.hidden === null) {
        last = null;
        continue;
      }
      if (last !== null && last.reason === run.hidden) last.text += ` ${run.text.trim()}`;
      else {
        last = { text: run.text.trim(), page: index + 1, reason: run.hidden };
        finds.push(last);
      }
    }
  }
  return finds.filter((find) => /[\p{L}\p{N}]/u.test(find.text));
}
