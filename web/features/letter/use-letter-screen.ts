import { useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import { clearNotices } from "../../ui/show-notice.ts";
import { useLetterModel } from "./model-choice.tsx";
import type { LetterInputs } from "./send-letter.ts";
import { useGeneration } from "./use-generation.ts";
import { useLetterForm } from "./use-letter-form.ts";
import { useLetterPlan } from "./use-letter-plan.ts";
import { useMadeLetter } from "./use-made-letter.ts";
import { useOwnCheck } from "./use-own-check.ts";
import { useScanInputs } from "./use-scan-inputs.ts";

/** What the screen's form, popup, results and own check have to do with each other. */
export function useLetterScreen(scanId: string | null) {
  const form = useLetterForm();
  const plan = useLetterPlan(form.resume, form.job);
  const model = useLetterModel();
  const [useModel, setUseModel] = useState(true);
  const [note, setNote] = useState("");
  const letters = useMadeLetter();
  const generation = useGeneration({
    onLetter: letters.replace,
    onCancelled: () => setNote(LETTER.form.cancelled),
  });
  const ownCheck = useOwnCheck((letter) => {
    generation.clearError();
    letters.replace(letter);
  });
  useScanInputs(scanId, form, setNote);

  /** The form's inputs, with all that was said of the last attempt gone; null where something is missing. */
  function begin(): LetterInputs | null {
    clearNotices();
    setNote("");
    ownCheck.clearFailure();
    const inputs = form.check();
    const { choices } = plan;
    return inputs === null || choices === undefined ? inputs : { ...inputs, choices };
  }

  async function generate(): Promise<void> {
    const inputs = begin();
    if (inputs !== null)
      await generation.generate({ ...inputs, tone: form.tone, useModel: useModel && model !== null });
  }

  async function checkOwn(text: string): Promise<void> {
    const inputs = begin();
    if (inputs !== null) await ownCheck.check(text, inputs);
  }
  return {
    form,
    plan,
    model,
    useModel,
    setUseModel,
    note,
    letters,
    generation,
    ownCheck,
    begin,
    generate,
    checkOwn,
  };
}
