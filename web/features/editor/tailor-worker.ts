import { readScoreInput, writeScanResult } from "#contract/scan-wire.ts";
import type { Job } from "#engine/job/model/job.ts";
import { readJob } from "#engine/job/read-job.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import type { Check } from "#engine/resume/model/resume.ts";
import { buildReport } from "#engine/score/build-report.ts";
import { planSteps } from "#engine/score/plan-steps.ts";
import type { Report } from "#engine/score/report.ts";
import { proposeEdits } from "#engine/tailor/propose-edits.ts";
import { readDocument } from "#engine/tailor/read-document.ts";
import { rememberReadings } from "#engine/text/remember.ts";
import { describeStep } from "../plan/describe-step.ts";
import type { LineHint, NextStep, TailorAnswer, TailorRequest } from "./tailor-messages.ts";

/** A resume of ten pages has some hundred lines, each read in a few pieces. */
const MOST_REMEMBERED = 20_000;
/** No file holds the document yet. */
const NO_HASHES = { resumeSha256: "", jobSha256: "" };

/** Reader, lexicon and score in a thread of their own: the page stays awake while a document is read. */
const scope = self as unknown as {
  postMessage: (answer: TailorAnswer) => void;
  addEventListener: (type: "message", listener: (event: MessageEvent<TailorRequest>) => void) => void;
};
/** The last document that came while an earlier one was read; those between are not read at all. */
let waiting: TailorRequest | null = null;
let read: Job | null = null;

rememberReadings(MOST_REMEMBERED);
scope.addEventListener("message", ({ data }) => {
  if (waiting === null) setTimeout(readWaiting);
  waiting = data;
});

function readWaiting(): void {
  const request = waiting;
  waiting = null;
  if (request === null) return;
  try {
    scope.postMessage(answer(request));
  } catch {
    scope.postMessage({ type: "failed" });
  }
}

function answer({ document, ad }: TailorRequest): TailorAnswer {
  const resume = readDocument(document);
  const hints = resume.checks.filter(isOfLines).map(hintOf);
  if (ad === null) return { type: "read", hints, forAd: null };
  if (read?.text !== ad) read = readJob(ad);
  const report = buildReport(resume, read, matchResume(resume, read), NO_HASHES);
  const { title, company } = read;
  return {
    type: "read",
    hints,
    forAd: {
      score: report.score.overallScore,
      steps: listSteps(report),
      proposals: proposeEdits(document, resume, read),
      title: title?.quote ?? null,
      company: company?.quote ?? null,
    },
  };
}

const MOST_STEPS = 6;

function listSteps(report: Report): NextStep[] {
  const result = writeScanResult(report);
  const { steps } = planSteps({ ...readScoreInput(result), terms: result.terms, checks: result.checks });
  return steps.slice(0, MOST_STEPS).map((step) => ({
    id: step.id,
    title: describeStep(step, result).title,
    terms: "terms" in step ? step.terms : [],
    onlyIfTrue: step.kind === "must-terms" || step.kind === "other-terms",
    points: step.points,
  }));
}

const isOfLines = ({ group, result, evidence }: Check) =>
  group === "content" && result !== "pass" && evidence.length > 0;

const hintOf = ({ message, evidence }: Check): LineHint => ({
  message,
  lines: evidence.map(({ quote }) => quote.replace(/\s*…$/, "")),
});
