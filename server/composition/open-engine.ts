import { extendLexicon } from "#engine/lexicon/imported-lexicon.ts";
import { openEngineWorkers } from "../adapters/engine-workers/pool.ts";
import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import { readLexiconFile } from "../adapters/lexicon/read-lexicon-file.ts";
import type { Config } from "../config/config.ts";

/**
 * The engine's threads. A lexicon of the settings extends the built-in one there, and here, where the engine's version
 * is told.
 */
export function openEngine({ lexiconFile }: Config): EngineWorkers {
  const lexicon = lexiconFile === null ? null : readLexiconFile(lexiconFile);
  if (lexicon !== null) extendLexicon(lexicon);
  return openEngineWorkers({ lexicon });
}
