import { measureShape } from "#engine/resume/shape/measure-shape.ts";
import type { TrainingDocument } from "../confidence/open-documents.ts";
import { alignLabel } from "./align-labels.ts";
import { findHeaders } from "./reader/find-headers.ts";
import { type EntryKind, JOB_LABELS, LINE_LABELS, STUDY_LABELS } from "./reader/header-labels.ts";
import { splitTokens, type TaggedToken } from "./reader/header-tokens.ts";
import { learnHabits } from "./reader/learn-habit.ts";
import { readLineFacts } from "./reader/line-facts.ts";
import { listLineFeatures } from "./reader/line-features.ts";
import { listTokenFeatures } from "./reader/token-features.ts";
import type { Sequence } from "./train-chain.ts";

type Named = readonly string[];
export const TOKEN_LABELS: Record<EntryKind, Named> = { job: JOB_LABELS, study: STUDY_LABELS };

export function listLineSequence({ id, owner, weight, resume, label }: TrainingDocument): Sequence {
  const facts = readLineFacts(resume.lines, measureShape(resume.lines));
  return {
    document: id,
    owner,
    weight,
    features: listLineFeatures(facts),
    labels: alignLabel(facts, label).lines.map((line) => LINE_LABELS.indexOf(line)),
  };
}

/**
 * The headers of a document as its label marks them, with words labelled; each twice: without knowing the others, as they are
 * first told, and with what is usual in the document.
 */
export function listTokenSequences(document: TrainingDocument, kind: EntryKind): Sequence[] {
  const { id, owner, weight, resume, text } = document;
  const facts = readLineFacts(resume.lines, measureShape(resume.lines));
  const aligned = alignLabel(facts, document.label);
  const headers = findHeaders(aligned.lines).filter((header) => header.kind === kind);
  const values = aligned.entries.filter((entry) => entry.kind === kind).flatMap((entry) => entry.values);
  const told = headers.map(({ rows }) => {
    const tokens = splitTokens(rows.map((row) => facts[row]!));
    return { tokens, labels: tokens.map((token) => labelToken(token, values)) };
  });
  const habits = learnHabits(told);
  return told.flatMap(({ tokens, labels }, at) =>
    [new Map<string, string>(), habits[at]!].map((habit) => ({
      document: id,
      owner,
      weight: weight / 2,
      features: listTokenFeatures(tokens, text, habit),
      labels: labels.map((label) => TOKEN_LABELS[kind].indexOf(label)),
    })),
  );
}

function labelToken(
  token: TaggedToken,
  values: readonly { label: string; start: number; end: number }[],
): string {
  const inside = (one: { start: number; end: number }) => one.start < token.to && token.from < one.end;
  if (token.period !== null)
    return values.some((one) => one.label === "date" && inside(one)) ? "date" : "other";
  return values.find((one) => one.label !== "date" && inside(one))?.label ?? "other";
}
