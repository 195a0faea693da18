import { writeFile } from "node:fs/promises";
import { listBuiltIn } from "#engine/lexicon/open-lexicon.ts";
import { LEXICON_FORMAT } from "#server/adapters/lexicon/read-lexicon-file.ts";
import type { Command } from "../command.ts";
import { Refusal } from "../failure.ts";
import type { ImportedTerm, ImportFormat } from "../import/imported-term.ts";
import { makeConcepts } from "../import/make-concepts.ts";
import { readEsco } from "../import/read-esco.ts";
import { readLightcast } from "../import/read-lightcast.ts";
import { readOnet } from "../import/read-onet.ts";
import { WrongUse } from "../usage.ts";

const READERS: Readonly<Record<ImportFormat, (text: string) => ImportedTerm[]>> = {
  esco: readEsco,
  onet: readOnet,
  lightcast: readLightcast,
};

/** `vouch import`: a public list of skills becomes a lexicon file beside the built-in one (docs/command-line.md). */
export const importCommand: Command = {
  answerFile: async (file, { format, out }, tools) => {
    if (format === undefined || !Object.hasOwn(READERS, format))
      throw new WrongUse("--format is esco, onet or lightcast.");
    if (out === undefined) throw new WrongUse("vouch import needs a file to write: --out LEXICON.json");
    const terms = readTerms(format as ImportFormat, await tools.readText(file));
    const concepts = makeConcepts(terms, listBuiltIn());
    await writeFile(out, JSON.stringify({ format: LEXICON_FORMAT, concepts }));
    const forms = concepts.reduce((sum, concept) => sum + concept.forms.length, 0);
    return { status: "ok", out, read: terms.length, concepts: concepts.length, forms };
  },
  answerLine: null,
};

function readTerms(format: ImportFormat, text: string): ImportedTerm[] {
  try {
    return READERS[format](text);
  } catch {
    throw new Refusal("bad-import", `This file does not look like a list of ${format}.`);
  }
}
