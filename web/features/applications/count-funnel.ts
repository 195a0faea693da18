import type { ApplicationSummary } from "#contract/application.ts";

type Counted = Pick<ApplicationSummary, "reached" | "stage" | "closedReason" | "resume">;

export type Funnel = { applied: number; answered: number; interview: number; offer: number };

const NOTHING: Funnel = { applied: 0, answered: 0, interview: 0, offer: 0 };

/** Of how many that were sent an answer came, an interview, an offer. Saved ones count nowhere. */
export function countFunnel(applications: Iterable<Counted>): Funnel {
  const funnel = { ...NOTHING };
  for (const one of applications) {
    if (one.reached === "saved") continue;
    const rejected = one.stage === "closed" && one.closedReason === "rejected";
    funnel.applied += 1;
    if (one.reached !== "applied" || rejected) funnel.answered += 1;
    if (one.reached === "interview" || one.reached === "offer") funnel.interview += 1;
    if (one.reached === "offer") funnel.offer += 1;
  }
  return funnel;
}

export type VersionCount = Funnel & { id: string; name: string };

/** The same by the resume that went out, the most sent first. */
export function countVersions(applications: Iterable<Counted>): VersionCount[] {
  const groups = new Map<string, { name: string; all: Counted[] }>();
  for (const one of applications) {
    if (one.resume === null) continue;
    const group = groups.get(one.resume.id) ?? { name: one.resume.name, all: [] };
    group.all.push(one);
    groups.set(one.resume.id, group);
  }
  return [...groups]
    .map(([id, { name, all }]) => ({ id, name, ...countFunnel(all) }))
    .filter(({ applied }) => applied > 0)
    .toSorted((a, b) => b.applied - a.applied);
}
