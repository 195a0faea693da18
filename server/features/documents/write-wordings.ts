import * as z from "zod/mini";
import { Problem } from "#contract/problem.ts";
import type { WordingAnswer, WordingProposal } from "#contract/wording-proposals.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import type { WordingPlan } from "#engine/tailor/plan-wordings.ts";
import type { PlannedLine } from "#engine/tailor/tailored-line.ts";
import type { LanguageModel, ModelPrompt } from "#server/adapters/language-model/port.ts";
import { joinPrompt, MOST_OUTPUT, makeMark } from "#server/shared/language-model/frame-data.ts";
import { type ContactMask, maskContacts } from "#server/shared/language-model/mask-contacts.ts";
import { readObjects } from "#server/shared/language-model/read-answer.ts";
import { askAgain, listContacts, makeWordingPrompt, type RefusedDraft } from "./wording-prompt.ts";
import type { WordingDraft, WordingInput, WordingJudge, WordingWriter } from "./wording-writer.ts";

/** For the log: what became of a model's wordings, in numbers alone. */
export type WordingEntry = { asked: number; written: number; refused: number; mended: number; kept: number };

export type WordingWriterParts = {
  model: LanguageModel;
  judge: WordingJudge["judge"];
  /** Makes the marks around data, which nobody outside may foresee. */
  secret: string;
  log: (entry: WordingEntry) => void;
};

const MOST_WORDINGS = 24;
const LEAST_SENTENCES = 2;
const wordingSchema = z.object({
  line: z.string().check(z.maxLength(12)),
  text: z.string().check(z.minLength(1), z.maxLength(600)),
});

const UNUSABLE: ReadonlySet<string> = new Set(["broken-answer", "declined"]);

/** One question, and one more for what is refused. */
export function makeWordingWriter(parts: WordingWriterParts): WordingWriter {
  return {
    name: parts.model.name,
    preview: ({ document, plan }) => joinPrompt(prepare(document, plan, parts.secret).prompt),
    write: async (input) => {
      const { plan, document } = input;
      const asked = plan.lines.length + plan.summary.length;
      const entry: WordingEntry = { asked, written: 0, refused: 0, mended: 0, kept: 0 };
      try {
        const kept = asked === 0 ? [] : await writeDrafts(input, parts, entry);
        const proposals = toProposals(kept, document);
        entry.kept = kept.length;
        return tell(parts.model.name, proposals, entry);
      } finally {
        parts.log(entry);
      }
    },
  };
}

function tell(
  model: string,
  proposals: WordingProposal[],
  { asked, refused, mended }: WordingEntry,
): WordingAnswer {
  return { model, proposals, asked, refused: refused - mended };
}

async function writeDrafts(
  { document, plan, ...work }: WordingInput,
  { model, judge, secret }: WordingWriterParts,
  entry: WordingEntry,
): Promise<WordingDraft[]> {
  const { prompt, mask } = prepare(document, plan, secret);
  const limits = { signal: work.signal, maxOutput: MOST_OUTPUT };
  const answer = await model.write(prompt, limits);
  if (!answer.ok)
    throw new Problem(UNUSABLE.has(answer.failure.code) ? "model-answer-unusable" : "model-not-reached");
  const drafts = readDrafts(answer.text, plan, mask);
  if (drafts === null) throw new Problem("model-answer-unusable");
  const first = await part(drafts);
  entry.written = drafts.length;
  entry.refused = first.refused.length;
  if (first.refused.length === 0) return first.kept;
  const again = await model.write(askAgain(prompt, first.refused, mask), limits);
  const wanted = new Set(first.refused.map(({ line }) => line.id));
  const mended = again.ok ? (readDrafts(again.text, plan, mask) ?? []) : [];
  const second = await part(mended.filter(({ line }) => wanted.has(line.id)));
  entry.mended = second.kept.length;
  return [...first.kept, ...second.kept];

  async function part(
    some: readonly WordingDraft[],
  ): Promise<{ kept: WordingDraft[]; refused: RefusedDraft[] }> {
    const faults = some.length === 0 ? [] : await judge(some, work);
    const judged = some.map((draft, at) => ({ ...draft, faults: faults[at]! }));
    return {
      kept: judged.filter((draft) => draft.faults.length === 0),
      refused: judged.filter((draft) => draft.faults.length > 0),
    };
  }
}

function prepare(
  document: ResumeDocument,
  plan: WordingPlan,
  secret: string,
): { prompt: ModelPrompt; mask: ContactMask } {
  const mask = maskContacts(listContacts(document));
  return { mask, prompt: makeWordingPrompt(plan, mask, makeMark(secret, JSON.stringify(plan))) };
}

/** One wording for each line that was asked about; null where the answer is no list of wordings. */
function readDrafts(text: string, plan: WordingPlan, mask: ContactMask): WordingDraft[] | null {
  if (/^\s*(?:```[a-z]*)?\s*\[\s*\]/.test(text)) return [];
  const objects = readObjects(text, MOST_WORDINGS);
  if (objects === null) return null;
  const drafts = new Map<string, WordingDraft>();
  for (const json of objects) {
    const read = wordingSchema.safeParse(json);
    if (!read.success || drafts.has(read.data.line)) continue;
    const isOf = ({ id }: PlannedLine) => id === read.data.line;
    const line = [...plan.lines, ...plan.summary].find(isOf);
    if (line === undefined) continue;
    drafts.set(line.id, {
      line,
      text: mask.unmask(read.data.text).trim(),
      inSummary: plan.summary.some(isOf),
    });
  }
  return [...drafts.values()];
}

function toProposals(kept: readonly WordingDraft[], { basics }: ResumeDocument): WordingProposal[] {
  const wordings = kept.filter(({ inSummary }) => !inSummary).map(toProposal);
  const sentences = kept
    .filter(({ inSummary }) => inSummary)
    .toSorted((a, b) => a.line.id.localeCompare(b.line.id));
  if (sentences.length < LEAST_SENTENCES) return wordings;
  return [
    ...wordings,
    {
      kind: "model-summary",
      place: null,
      before: basics?.summary ?? "",
      after: sentences.map(({ text }) => text).join(" "),
      lines: sentences.map(({ line }) => line.text),
      asked: [...new Set(sentences.flatMap(({ line }) => line.shows.map(({ label }) => label)))],
    },
  ];
}

function toProposal({ line, text }: WordingDraft): WordingProposal {
  const { section, entry, field, shows } = line;
  return {
    kind: "model-wording",
    place: { section, entry, field },
    before: line.text,
    after: text,
    lines: [line.text],
    asked: shows.map(({ label }) => label),
  };
}
