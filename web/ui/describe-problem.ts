import type { CallProblem } from "../api.ts";

/** A refusal in one sentence, with the id to quote where there is one. */
export function describeProblem({ title, id }: Pick<CallProblem, "title" | "id">, quote: string): string {
  return id === null ? title : `${title} ${quote} ${id}`;
}
