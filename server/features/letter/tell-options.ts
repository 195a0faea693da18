import { nameAd } from "#engine/facts/list-facts.ts";
import type { Store } from "#server/adapters/store/port.ts";
import type { Upload } from "#server/http/read-upload.ts";
import { findFactAnswers } from "#server/shared/find-fact-answers.ts";
import { hashInput } from "#server/shared/hash-input.ts";
import type { LetterOptions } from "./letter-writer.ts";

type Named = Pick<LetterOptions, "company" | "jobTitle" | "told">;

/**
 * What was chosen for this letter, with what the user has said of its resume and ad before; the choice goes first. Of
 * somebody who is not signed in nothing is kept.
 */
export async function tellOptions<Options extends Named>(
  store: Store,
  userId: string | null,
  { pdf, jobText }: Pick<Upload, "pdf" | "jobText">,
  options: Options,
): Promise<Options> {
  if (userId === null) return options;
  const documents = { userId, resumeSha256: hashInput(pdf), jobSha256: hashInput(jobText) };
  const { resume, ad } = await findFactAnswers(store, documents);
  const named = nameAd(ad);
  return {
    ...options,
    company: options.company ?? named.company,
    jobTitle: options.jobTitle ?? named.jobTitle,
    ...(resume.length === 0 ? {} : { told: resume }),
  };
}
