import type { Fact } from "./fact.ts";

/** A value that is the person's word, as a receipt names it. */
export type ToldFact = Pick<Fact, "kind" | "entry" | "field" | "read"> & { said: string | null };

export function listTold(facts: readonly Fact[]): ToldFact[] {
  return facts
    .filter(({ status }) => status !== "read" && status !== "missing")
    .map(({ kind, entry, field, read, value }) => ({ kind, entry, field, read, said: value }));
}
