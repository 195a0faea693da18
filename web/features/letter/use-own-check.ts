import { useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { useRequest } from "../../ui/use-request.ts";
import { checkText, normaliseLines } from "./check-text.ts";
import type { LetterInputs } from "./send-letter.ts";
import type { NewLetter } from "./use-made-letter.ts";

/** The check of a letter that was brought along. */
export function useOwnCheck(onChecked: (letter: NewLetter) => void) {
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState("");
  const beginRequest = useRequest();

  async function check(text: string, inputs: LetterInputs): Promise<void> {
    setChecking(true);
    const coverLetter = normaliseLines(text);
    const result = await checkText(inputs, coverLetter, beginRequest().signal).catch(() => null);
    setChecking(false);
    if (result === null) return;
    if (!result.ok)
      return setFailure(`${LETTER.check.failed} ${describeProblem(result.problem, LETTER.errors.quote)}`);
    onChecked({
      inputs,
      tone: null,
      writtenBy: null,
      id: null,
      cards: [],
      shown: {
        ...result.answer,
        coverLetter,
        jobText: normaliseLines(inputs.job),
        jobTitle: inputs.jobTitle || null,
        company: inputs.company || null,
      },
    });
  }
  return { checking, failure, check, clearFailure: () => setFailure("") };
}
