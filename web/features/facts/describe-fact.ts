import { FACTS } from "#content/site/facts.ts";
import type { WireFact } from "#contract/facts.ts";
import { certaintyOf, isDoubtful } from "#engine/facts/fact.ts";
import { fillText } from "../../ui/fill-text.ts";

/** How a fact stands, for words and for the look: the reader's certainty, or what its person said. */
export type Standing = keyof typeof FACTS.certainty;

export function standingOf(fact: WireFact): Standing {
  const certainty = certaintyOf(fact);
  if (certainty !== "theirs") return certainty;
  return fact.status === "mended" || fact.status === "removed" ? fact.status : "confirmed";
}

export function isAsked(fact: WireFact): boolean {
  return isDoubtful(fact);
}

export function isTheirs({ status }: WireFact): boolean {
  return status === "confirmed" || status === "mended" || status === "removed";
}

export type FactGroup = { key: string; title: string; facts: WireFact[] };

/** Facts of one job, study, the contact details or the ad, in their order; `all` says what a job or study is called. */
export function groupFacts(facts: readonly WireFact[], all: readonly WireFact[]): FactGroup[] {
  const groups = Map.groupBy(facts, ({ kind, entry }) => `${kind}-${entry ?? ""}`);
  return [...groups].map(([key, own]) => ({ key, title: nameGroup(own[0]!, all), facts: own }));
}

/** 'Job 2: Ward Nurse, Hill Clinic'. */
function nameGroup({ kind, entry }: WireFact, all: readonly WireFact[]): string {
  const name = fillText(FACTS.groups[kind], { number: (entry ?? 0) + 1 });
  const parts = all
    .filter((fact) => fact.kind === kind && fact.entry === entry && NAMING.has(fact.field))
    .flatMap(({ value }) => value ?? []);
  return entry === null || parts.length === 0 ? name : `${name}: ${parts.join(", ")}`;
}

const NAMING: ReadonlySet<string> = new Set(["title", "employer", "degree", "school"]);

/** 'Change: Employer, Hill Clinic', for whoever hears a button without its row. */
export function nameAction(action: string, { field, value }: Pick<WireFact, "field" | "value">): string {
  return fillText(FACTS.action, { action, field: FACTS.fields[field], value: value ?? FACTS.nothing });
}

/** What was done, to be announced. */
export function sayChange(fact: WireFact): string {
  const { said, fields } = FACTS;
  const kind = isTheirs(fact) ? (fact.status as "confirmed" | "mended" | "removed") : "withdrawn";
  return fillText(said[kind], { field: fields[fact.field], value: fact.value ?? "" });
}
