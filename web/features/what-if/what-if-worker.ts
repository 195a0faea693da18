import { MAX_EDITED_CHARACTERS } from "#contract/limits.ts";
import type { ScanReading } from "#contract/own-words.ts";
import { writeScanResult } from "#contract/scan-wire.ts";
import { showLines } from "#engine/resume/edit/show-lines.ts";
import { nameEngine } from "#engine/score/build-report.ts";
import { reportEdited } from "#engine/score/report-edited.ts";
import { rememberReadings } from "#engine/text/remember.ts";
import type { WhatIfAnswer, WhatIfRequest, WhatIfScore } from "./what-if-messages.ts";

/** A resume of ten pages has some hundred lines, each read in a few pieces. */
const MOST_REMEMBERED = 20_000;

/** Lines and engine in a thread of their own: the page stays awake while a text is read. */
const scope = self as unknown as {
  postMessage: (answer: WhatIfAnswer) => void;
  addEventListener: (type: "message", listener: (event: MessageEvent<WhatIfRequest>) => void) => void;
};
let reading: ScanReading | null = null;
/** The last text that came while an earlier one was read; those between are not read at all. */
let waiting: string | null = null;

rememberReadings(MOST_REMEMBERED);
scope.addEventListener("message", ({ data }) => {
  if (data.type === "open") return answer(() => open(data.reading));
  if (waiting === null) setTimeout(scoreWaiting);
  waiting = data.text;
});

function open(given: ScanReading): WhatIfAnswer {
  if (given.engine !== nameEngine()) return { type: "other-engine" };
  reading = given;
  return { type: "opened", original: score(given, showLines(given.pages.lines)) };
}

function scoreWaiting(): void {
  const text = waiting;
  waiting = null;
  const given = reading;
  if (text !== null && given !== null) answer(() => ({ type: "scored", score: score(given, text) }));
}

function score({ pages, job }: ScanReading, text: string): WhatIfScore {
  const { report, placeOf } = reportEdited(pages, job, text.slice(0, MAX_EDITED_CHARACTERS));
  const marks = report.resumeHighlights.map(({ start, end }) => ({
    start: placeOf(start),
    end: placeOf(end - 1) + 1,
  }));
  return { text, result: writeScanResult(report), marks };
}

function answer(work: () => WhatIfAnswer): void {
  try {
    scope.postMessage(work());
  } catch {
    scope.postMessage({ type: "failed" });
  }
}
