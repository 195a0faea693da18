import { readTokens } from "#engine/text/tokens.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";

/** Whether a job's title shares a word with the ad's that tells the trade. */
export function isNearTitle(title: string | null, asked: string | null): boolean {
  if (title === null || asked === null) return false;
  const own = new Set(readTokens(title).map(({ stem }) => plainStem(stem)));
  return readTokens(asked).some(
    ({ stem, normalized }) => normalized.length > 3 && !RANK.test(normalized) && own.has(plainStem(stem)),
  );
}

const RANK = /^(?:senior|junior|lead|head|chief|assistant|associate|deputy|intern|trainee|staff|team|with)$/;
