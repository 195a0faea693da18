import { callApi } from "../../api.ts";
import { type LetterInputs, toForm } from "./send-letter.ts";

/** Checks a letter against the inputs of the form; it is kept nowhere. */
export function checkText(inputs: LetterInputs, letter: string, signal: AbortSignal) {
  const body = toForm(inputs);
  body.set("letter", letter);
  return callApi("checkLetter", { body, signal });
}

/** As the server reads it: evidence counts a line end as one character. */
export function normaliseLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
