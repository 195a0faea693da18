import type { Fact, FactAnswer, FactStatus } from "./fact.ts";
import { readSaid } from "./read-said.ts";

/** Facts as their person says they are; answers that speak of none of them, or cannot be read, change nothing. */
export function answerFacts(facts: readonly Fact[], answers: readonly FactAnswer[]): Fact[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return facts.map((fact) => {
    const answer = byId.get(fact.id);
    const said = answer === undefined ? undefined : readAnswer(fact, answer);
    if (said === undefined) return fact;
    return { ...fact, value: said, confidence: said === null ? 0 : 1, status: statusOf(fact.read, said) };
  });
}

/** What a person says of a fact, in the form of its field; undefined where it cannot be read. */
export function readAnswer(
  fact: Pick<Fact, "read" | "field">,
  { said }: FactAnswer,
): string | null | undefined {
  if (said === null || said === fact.read) return said;
  return readSaid(fact, said) ?? undefined;
}

export function statusOf(read: string | null, said: string | null): FactStatus {
  if (said === null) return "removed";
  return said === read ? "confirmed" : "mended";
}
