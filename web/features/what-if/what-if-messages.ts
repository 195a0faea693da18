import type { ScanReading } from "#contract/own-words.ts";
import type { ScanResult } from "#contract/scan.ts";

export type WhatIfRequest = { type: "open"; reading: ScanReading } | { type: "edit"; text: string };

/** What an edited text is worth; marks are places in that text. */
export type WhatIfScore = { text: string; result: ScanResult; marks: { start: number; end: number }[] };

export type WhatIfAnswer =
  /** The text as it was scanned, and what it gives today. */
  | { type: "opened"; original: WhatIfScore }
  /** The server reads with another lexicon than this page has. */
  | { type: "other-engine" }
  | { type: "scored"; score: WhatIfScore }
  | { type: "failed" };
