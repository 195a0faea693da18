import type { LetterPlan } from "#contract/letter-plan.ts";
import { isDoubtful } from "#engine/facts/fact.ts";
import type { LetterPlan as EnginePlan, PlannedCard } from "#engine/letter/plan-letter.ts";

/** A plan as the contract has it: what is shown of facts and cards, and no more. */
export function writePlan(
  { facts, cards, spare, points }: EnginePlan,
  names: Pick<LetterPlan, "jobTitle" | "company">,
): LetterPlan {
  return {
    ...names,
    facts: facts.map((fact) => {
      const { id, kind, field, value } = fact;
      return { id, kind, field, value, sure: !isDoubtful(fact) };
    }),
    cards: cards.map(writeCard),
    spare: spare.map(writeCard),
    points: points.map(({ need }) => ({ need })),
  };
}

function writeCard({ id, text, quote, title, employer }: PlannedCard): LetterPlan["cards"][number] {
  return { id, text, quote, title, employer };
}
