import type { MachineView } from "#contract/machine-view.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { Work } from "#server/shared/work.ts";

type ViewOutcome = { ok: true; view: MachineView } | { ok: false; code: ProblemCode };

/** Reads a PDF as machines do. What a file says never throws: it is a refusal with a code. */
export type PageViewer = (pdf: Uint8Array, work: Work) => Promise<ViewOutcome>;
