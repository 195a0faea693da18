import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { FactCard } from "./cards/card.ts";
import { readCards } from "./cards/read-cards.ts";
import type { ChosenCard, LetterChoices } from "./choices.ts";
import type { Proof } from "./choose-cards.ts";
import { listShown } from "./relevance/list-shown.ts";
import type { ToldLine } from "./verify/told-lines.ts";

/** What the person chose, in their order and words; what they confirmed or mended is sure. */
export function takeChosen(
  cards: readonly FactCard[],
  chosen: readonly ChosenCard[],
  ranked: readonly RankedRequirement[],
): Proof[] {
  return chosen.flatMap(({ id, text }) => {
    const card = cards.find((one) => one.id === id);
    if (card === undefined) return [];
    const said = text === null ? card.text : tidy(text, card.text);
    return said === ""
      ? []
      : [
          {
            card: { ...card, text: said, confidence: "sure" },
            shows: listShown(card, ranked),
            relevance: 1,
            isTheirs: text !== null,
          },
        ];
  });
}

/** What the person says beside their resume: mended cards at the place of what they mend, and their own words. */
export function listTold(resume: Resume, { cards: chosen, own }: LetterChoices): ToldLine[] {
  const theirs = (chosen ?? []).filter(({ text }) => text !== null);
  const cards = theirs.length === 0 ? [] : readCards(resume);
  const mended = theirs.flatMap(({ id, text }) => {
    const card = cards.find((one) => one.id === id);
    return card === undefined || text === null
      ? []
      : [{ ...card.quote, said: text, job: card.job, section: "experience" }];
  });
  const nowhere = { start: resume.text.length, end: resume.text.length, quote: "" };
  return [...mended, ...own.map(({ text }) => ({ ...nowhere, said: text, job: null, section: "summary" }))];
}

/** As it goes on in its frame: in one line, without a full stop, and beginning as the card does. */
function tidy(text: string, card: string): string {
  const flat = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.;,]+$/, "")
    .replace(/^I (?=\p{Ll})/u, "");
  const [first = ""] = flat;
  return /^\p{Ll}/u.test(card) && /^\p{Lu}\p{Ll}/u.test(flat) ? first.toLowerCase() + flat.slice(1) : flat;
}
