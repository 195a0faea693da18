import { useEffect } from "react";
import { LETTER } from "#content/site/letter.ts";
import { takeScanInputs } from "./take-scan-inputs.ts";
import type { LetterFormState } from "./use-letter-form.ts";

/** Fills the form with resume and ad of a scan; asked for once, when the screen opens. */
export function useScanInputs(
  scanId: string | null,
  form: LetterFormState,
  setNote: (note: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the screen opens.
  useEffect(() => {
    if (scanId === null) return;
    const request = new AbortController();
    setNote(LETTER.scan.loading);
    takeScanInputs(scanId, request.signal).then((inputs) => {
      if (request.signal.aborted) return;
      setNote(inputs === null ? LETTER.scan.failed : "");
      if (inputs === null) return;
      form.chooseResume(inputs.resume);
      form.setJob(inputs.job);
    });
    return () => request.abort();
  }, [scanId]);
}
