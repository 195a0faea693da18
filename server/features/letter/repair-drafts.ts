import type { LanguageModel } from "#server/adapters/language-model/port.ts";
import type { ContactMask } from "#server/shared/language-model/mask-contacts.ts";
import type { Draft } from "./check-drafts.ts";
import { writeRepairRequest } from "./model-instructions.ts";
import { readRepairs } from "./read-model-text.ts";

type Prompt = Parameters<LanguageModel["write"]>[0];

/** What sentences are mended with: the model, what it was asked, and who judges its answer. */
export type Repairing = {
  model: LanguageModel;
  prompt: Prompt;
  mask: ContactMask;
  judge: (paragraphs: string[][]) => Promise<Draft[][]>;
  limits: Parameters<LanguageModel["write"]>[1];
};

/** Asks for what was refused; what is still refused is asked for once again. By its first wording. */
export async function repairTwice(faulty: readonly Draft[], how: Repairing): Promise<Map<string, Draft>> {
  const first = await mend(faulty, how);
  const left = faulty.filter(({ text }) => !first.has(text));
  // Of whoever mends nothing, nothing is to be had.
  if (first.size === 0 || left.length === 0) return first;
  return new Map([...first, ...(await mend(left, how))]);
}

/** Asks once more; those that are vouched for now. */
async function mend(faulty: readonly Draft[], how: Repairing): Promise<Map<string, Draft>> {
  if (faulty.length === 0) return new Map();
  const { model, prompt, mask, judge, limits } = how;
  const data = `${prompt.data}\n\n${mask.mask(writeRepairRequest(faulty))}`;
  const again = await model.write({ ...prompt, data }, limits);
  if (!again.ok) return new Map();
  const repairs = readRepairs(mask.unmask(again.text), faulty.length);
  const judged = (await judge([[...repairs.values()]]))[0]!;
  const pairs = [...repairs.keys()].map(
    (number, index) => [faulty[number - 1]!.text, judged[index]!] as const,
  );
  return new Map(pairs.filter(([, draft]) => draft.slot !== null));
}
