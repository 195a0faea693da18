import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { extendLexicon } from "#engine/lexicon/imported-lexicon.ts";
import { openEngineWorkers } from "#server/adapters/engine-workers/pool.ts";
import type { EngineWorkers } from "#server/adapters/engine-workers/port.ts";
import { LexiconFailure } from "#server/adapters/lexicon/port.ts";
import { readLexiconFile } from "#server/adapters/lexicon/read-lexicon-file.ts";
import type { CommandTools } from "./command.ts";
import { WrongUse } from "./usage.ts";

const WORKERS = 2;
/** There is one caller, whose own machine it is. */
const WHOLE_POOL = { running: WORKERS, waiting: 64, budget: null };

/** What commands work with; workers start with the first PDF and stop with `close`. */
export function openTools(): CommandTools & { close: () => Promise<void> } {
  const file = process.env.LEXICON_FILE;
  const lexicon = file ? readLexicon(file) : null;
  if (lexicon !== null) extendLexicon(lexicon);
  let workers: EngineWorkers | null = null;
  return {
    workers: () => {
      workers ??= openEngineWorkers({ workers: WORKERS, lexicon, share: WHOLE_POOL });
      return workers;
    },
    readText: (file) => (file === "-" ? text(process.stdin) : readFile(file, "utf8")),
    close: async () => {
      await workers?.close();
    },
  };
}

function readLexicon(file: string) {
  try {
    return readLexiconFile(file);
  } catch (error) {
    throw error instanceof LexiconFailure ? new WrongUse(error.message) : error;
  }
}
