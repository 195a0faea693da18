import type { ProblemCode } from "#contract/problem.ts";
import type { ScanInputs, ScanOutcome } from "../scan/send-scan.ts";

/** What of each pair is its own, and not the same in all: problems of it are no reason to leave out the others. */
export type Way = "ads" | "resumes";

/** One scan of several. `key` is the same for the same resume and ad. */
export type Pair = { key: string; inputs: ScanInputs };

export type PairState =
  | { type: "waiting" }
  | { type: "scanning" }
  | { type: "done"; id: string }
  | { type: "failed"; text: string; id: string | null };

/** Why the rest was not scanned. */
export type Stop =
  | { type: "cancelled" }
  | { type: "problem"; code: ProblemCode | null; text: string; id: string | null };

type Run = {
  way: Way;
  signal: AbortSignal;
  send: (inputs: ScanInputs, signal: AbortSignal) => Promise<ScanOutcome>;
  show: (key: string, state: PairState) => void;
};

/**
 * Scans one pair after the other, so that the count and every refusal hold as for single scans. What is wrong with one
 * resume or ad is said there, and the next one is scanned; anything else would meet the others too and ends the run.
 *
 * @returns why it ended early, or null where each pair was tried.
 */
export async function runScans(
  pairs: readonly Pair[],
  { way, signal, send, show }: Run,
): Promise<Stop | null> {
  for (const { key, inputs } of pairs) {
    show(key, { type: "scanning" });
    const outcome = await send(inputs, signal);
    if (outcome.type === "done") show(key, outcome);
    else if (outcome.type === "problem" && isOwnProblem(outcome.code, way))
      show(key, { type: "failed", text: outcome.text, id: outcome.id });
    else {
      show(key, { type: "waiting" });
      return outcome;
    }
  }
  return null;
}

function isOwnProblem(code: ProblemCode | null, way: Way): boolean {
  return code?.startsWith(way === "ads" ? "job-" : "pdf-") ?? false;
}
