import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";
import { NEUTRAL_WORDS } from "../../knowledge/letters/neutral-words.ts";
import { entailmentsOf } from "../../knowledge/letters/paraphrases.ts";

/** Whether a word that states something stands among `words`: itself, a kin of it, or one that a fair reader takes for it. */
export function isEntailed(stem: string, words: ReadonlySet<string>): boolean {
  if (words.has(stem)) return true;
  if (entailmentsOf(stem).some((word) => words.has(plainStem(word)) || words.has(word))) return true;
  if (stem.length < 4) return false;
  for (const word of words) if (sharesStem(stem, word)) return true;
  return false;
}

/** Words that join, colour or are polite, and may stand anywhere. */
export function isNeutralWord(...forms: readonly string[]): boolean {
  return forms.some(
    (form) =>
      NEUTRAL_WORDS.has(form) ||
      wordBand(form) === 1 ||
      // Adverbs colour what is said; those of change are judged as outcomes.
      (form.length > 5 &&
        form.endsWith("ly") &&
        !/^(?:assembly|family|supply|reply|apply|single-handedly|monthly|yearly|hourly|weekly|butterfly|poultry)$/.test(
          form,
        )) ||
      // 'harder', 'simplest'.
      (/(?:er|est)$/.test(form) &&
        NEUTRAL_WORDS.has(form.replace(/i?(?:er|est)$/, (end) => (end[0] === "i" ? "y" : "")))),
  );
}

const ENDING =
  /^(?:e|ed|er|ers|or|ors|ing|y|ies|ied|s|es|al|ally|ion|ions|ation|ations|ition|ment|ments|ance|ence|ant|ent|able|ive|ly|ity|ist|ician|ial|ic|ics|ical|ture|tion|ise|ize|isation|ization|ness|ful|age|ery|ary|ator|ure|ship|eship|[bdgmnprtl](?:er|ing|ed)|ter)?$/;

/** 'negotiate' and 'negotiation', 'electrician' and 'electrical': one beginning, and endings that make no new thing of it. */
export function sharesStem(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && same < other.length && one[same] === other[same]) same += 1;
  return same >= 4 && ENDING.test(one.slice(same)) && ENDING.test(other.slice(same));
}
