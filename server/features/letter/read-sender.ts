import type { LetterSender } from "#contract/letter.ts";
import { isSure } from "#engine/facts/is-sure.ts";
import type { Contact, Resume } from "#engine/resume/model/resume.ts";

/** In the order of a letter's head. */
const REACHED_BY = ["email", "phone", "address", "linkedin"] as const satisfies readonly (keyof Contact)[];

/** Who writes and how to reach them, as far as it was surely read: nothing doubtful stands above a letter. */
export function readSender({ contact, confidence }: Pick<Resume, "contact" | "confidence">): LetterSender {
  const sure = (part: keyof Contact) =>
    isSure(confidence.contact[part]) ? (contact[part]?.value ?? null) : null;
  return { name: sure("name"), contacts: REACHED_BY.flatMap((part) => sure(part) ?? []) };
}
