import { WORD_FIGURES } from "./word-figures.ts";

/**
 * What thousands of public ads tell of a word, in small whole numbers (docs/models.md): `silent`, how much oftener it
 * stands in stories of employers and in benefits than in duties and wants; `wanted`, in wants than in duties; `asked`, how
 * often 'experience in' and its like stand before it; `common`, in how many ads it stands.
 */
export type WordFigure = { silent: number; wanted: number; asked: number; common: number };

let figures: Map<string, WordFigure> | undefined;

export function wordFigure(word: string): WordFigure | undefined {
  figures ??= readFigures();
  return figures.get(word);
}

function readFigures(): Map<string, WordFigure> {
  const read = new Map<string, WordFigure>();
  for (const line of WORD_FIGURES.trim().split(/[\t\n]/)) {
    const [silent, wanted, asked, common, ...words] = line.split(" ");
    const figure = {
      silent: Number(silent),
      wanted: Number(wanted),
      asked: Number(asked),
      common: Number(common),
    };
    for (const word of words) read.set(word, figure);
  }
  return read;
}
