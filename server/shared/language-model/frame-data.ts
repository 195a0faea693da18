import { createHmac } from "node:crypto";
import type { ModelPrompt } from "#server/adapters/language-model/port.ts";
import type { ContactMask } from "./mask-contacts.ts";

/** In tokens; some models think before they write, within the same limit. */
export const MOST_OUTPUT = 4000;

/**
 * The mark around data, which nobody outside may foresee. The same text is asked with the same mark, so that what a user was
 * shown is what leaves.
 */
export function makeMark(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, 16);
}

/** Lines as data between two marks, masked. */
export function frameData(lines: readonly string[], mask: ContactMask, mark: string): string {
  return [`<<${mark}>>`, ...lines, `<<${mark}>>`].map((line) => mask.mask(line)).join("\n");
}

/** All that leaves in one piece, for the person to read. */
export function joinPrompt({ instructions, data }: ModelPrompt): string {
  return `${instructions}\n\n${data}`;
}

/** A line as it is said, however it was set. */
export function joinLines(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}
