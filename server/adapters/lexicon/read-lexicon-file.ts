import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";
import type { ImportedLexicon } from "#engine/lexicon/imported-lexicon.ts";
import { LexiconFailure } from "./port.ts";

export const LEXICON_FORMAT = "vouch-lexicon/1";

const words = z.array(z.string().max(200));
const lexiconFile = z.object({
  format: z.literal(LEXICON_FORMAT),
  concepts: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      kind: z.enum(["hard", "soft", "certificate", "degree", "field", "language", "title"]),
      trades: z.array(z.literal("general")),
      forms: z.array(
        z.object({
          text: z.string().max(200),
          ambiguity: z.enum(["ok", "cap", "up", "list", "ctx", "never"]),
        }),
      ),
      parents: words,
      context: words,
      counter: words,
    }),
  ),
});

/** A lexicon that `vouch import` wrote. @throws LexiconFailure where the file is missing or of another shape. */
export function readLexiconFile(file: string): ImportedLexicon {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    throw new LexiconFailure(`LEXICON_FILE names ${file}, which cannot be read.`, { cause });
  }
  const read = lexiconFile.safeParse(parseJson(text));
  if (!read.success)
    throw new LexiconFailure(`LEXICON_FILE names ${file}, which 'vouch import' did not write.`);
  return {
    concepts: read.data.concepts,
    digest: createHash("sha256").update(text).digest("hex").slice(0, 12),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
