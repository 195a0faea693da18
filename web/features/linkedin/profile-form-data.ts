import type { ProfileAnswers } from "#contract/linkedin.ts";

export type ProfileDraft = {
  url: string;
  file: File | null;
  text: string;
  answers: ProfileAnswers;
  job: string;
};

export const EMPTY_DRAFT: ProfileDraft = { url: "", file: null, text: "", answers: {}, job: "" };

/** Without an address, a file or a text there is nothing to review, and Analyze does nothing (product spec, section 5). */
export function hasProfile({ url, file, text }: ProfileDraft): boolean {
  return url.trim() !== "" || file !== null || text.trim() !== "";
}

/** An address alone goes as JSON, as the product spec's call; with anything else, a form. */
export function writeBody(draft: ProfileDraft): FormData | { linkedinUrl: string } {
  const { url, file, text, answers, job } = draft;
  const answered = Object.values(answers).some((value) => value !== undefined);
  if (file === null && text.trim() === "" && job.trim() === "" && !answered)
    return { linkedinUrl: url.trim() };
  const form = new FormData();
  if (url.trim() !== "") form.set("linkedinUrl", url.trim());
  if (file !== null) form.set("profile", file);
  if (text.trim() !== "") form.set("profileText", text);
  if (answered) form.set("answers", JSON.stringify(answers));
  if (job.trim() !== "") form.set("jobDescription", job);
  return form;
}
