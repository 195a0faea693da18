import type { ModelPrompt } from "#server/adapters/language-model/port.ts";
import { frameData, joinLines } from "#server/shared/language-model/frame-data.ts";
import type { ContactMask } from "#server/shared/language-model/mask-contacts.ts";
import type { ModelInput } from "./letter-writer.ts";
import { writeInstructions } from "./model-instructions.ts";
import { planForModel } from "./plan-for-model.ts";

const LONGEST_CARD = 400;

/**
 * The first question to the model: rules, then fact cards and duties as data between two marks. The resume and the ad
 * themselves stay here. The same input asks the same.
 */
export function makePrompt(
  input: Pick<ModelInput, "resume" | "job" | "options" | "composed">,
  mask: ContactMask,
  mark: string,
): ModelPrompt {
  const { options } = input;
  const { cards, duties } = planForModel(input);
  const names = [
    ...(options.jobTitle ? [`Job title: ${options.jobTitle}`] : []),
    ...(options.company ? [`Company: ${options.company}`] : []),
  ];
  const data = [
    "FACT CARDS",
    ...cards.map(
      ({ id, text, where }) =>
        `- [${id}] ${joinLines(text).slice(0, LONGEST_CARD)}${where === "" ? "" : ` (${where})`}`,
    ),
    "",
    "JOB AD",
    ...names,
    ...duties.map(({ id, text }) => `- [${id}] ${text}`),
  ];
  return { instructions: writeInstructions(options.tone, mark), data: frameData(data, mask, mark) };
}
