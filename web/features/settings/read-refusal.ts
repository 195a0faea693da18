import { SETTINGS } from "#content/site/settings.ts";
import { PROBLEMS, type ProblemCode } from "#contract/problem.ts";

/** Why a download was refused, in a sentence, of the code behind '#'; null for anything else that stands there. */
export function readRefusal(hash: string): string | null {
  const code = hash.slice(1);
  if (!Object.hasOwn(PROBLEMS, code)) return null;
  return code === "too-many-downloads" ? SETTINGS.data.tooMany : PROBLEMS[code as ProblemCode].title;
}
