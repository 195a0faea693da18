import type { Job } from "#engine/job/model/job.ts";
import { isInside, overlaps, type Span } from "#engine/text/span.ts";
import { lettersOf } from "../labels/find-in-text.ts";
import type { PlacedAd } from "../labels/place-ad.ts";
import { addCount, type Figure, type Outcome } from "./counts.ts";

export const AD_MEASURES: readonly { measure: string; figure: Figure }[] = [
  { measure: "hard skills", figure: "f1" },
  { measure: "hard skills", figure: "precision" },
  { measure: "hard skills", figure: "recall" },
  { measure: "soft skills", figure: "f1" },
  { measure: "listed terms that are asked for", figure: "precision" },
  { measure: "certificates and licences", figure: "recall" },
  { measure: "need of terms found", figure: "precision" },
  { measure: "need of what is listed", figure: "precision" },
  { measure: "title", figure: "recall" },
  { measure: "title read that is right", figure: "precision" },
  { measure: "company", figure: "recall" },
  { measure: "company read that is right", figure: "precision" },
  { measure: "years", figure: "f1" },
  { measure: "degrees", figure: "f1" },
  { measure: "conditions", figure: "f1" },
];

type Need = "must" | "nice" | "stated";
/** A place of a term; all places of one term have its `id` and its need. */
type ReadTerm = Span & { id: string; kind: "hard" | "soft"; need: Need };
type Amount = Span & { value: string; need: Need };

/** What somebody says of an ad, by its places: a reader, or a second labeller. */
export type AdReading = {
  title: string | null;
  company: string | null;
  terms: ReadTerm[];
  years: Amount[];
  degrees: Amount[];
  conditions: (Span & { kind: string })[];
};

export function adReadingOf(job: Job): AdReading {
  return {
    title: job.title?.quote ?? null,
    company: job.company?.quote ?? null,
    terms: job.terms.flatMap(({ id, kind, need, quotes }) => {
      if (kind === "keyword") return [];
      return quotes.map(
        ({ start, end }) => ({ id, start, end, need, kind: kind === "soft" ? "soft" : "hard" }) as const,
      );
    }),
    years: job.years.map(({ start, end, minimum, need }) => ({ start, end, value: String(minimum), need })),
    degrees: job.degrees.map(({ start, end, level, need }) => ({ start, end, value: level, need })),
    conditions: job.conditions.map(({ start, end, kind }) => ({ start, end, kind })),
  };
}

/** A label as a reading, so that a second labeller is scored like a reader. */
export function placedReading({ label, terms, years, degrees, conditions }: PlacedAd): AdReading {
  return {
    title: label.titles[0] ?? null,
    company: label.company[0] ?? null,
    terms: terms.flatMap(({ quote, start, end, kind, need }) =>
      kind === "optional"
        ? []
        : [
            {
              id: quote,
              start,
              end,
              need,
              kind: kind === "soft" || kind === "either" ? "soft" : "hard",
            } as const,
          ],
    ),
    years: years.map(({ start, end, minimum, need }) => ({ start, end, value: String(minimum), need })),
    degrees: degrees.map(({ start, end, level, need }) => ({ start, end, value: level, need })),
    conditions: conditions.map(({ start, end, kind }) => ({ start, end, kind })),
  };
}

/** Counts what was read in an ad against its label, place by place. */
export function scoreAd(outcome: Outcome, read: AdReading, truth: PlacedAd): void {
  scoreTerms(outcome, read, truth);
  const amounts = (values: readonly (Span & { need: Need })[], value: (one: never) => string): Amount[] =>
    values.map((one) => ({ start: one.start, end: one.end, need: one.need, value: value(one as never) }));
  scoreAmounts(
    outcome,
    "years",
    read.years,
    amounts(truth.years, (one: { minimum: number }) => String(one.minimum)),
  );
  scoreAmounts(
    outcome,
    "degrees",
    read.degrees,
    amounts(truth.degrees, (one: { level: string }) => one.level),
  );
  const ofKind = (one: Span & { kind: string }) => ({ ...one, value: one.kind, need: "must" as const });
  scoreAmounts(outcome, "conditions", read.conditions.map(ofKind), truth.conditions.map(ofKind));
  scoreName(outcome, "title", read.title, truth.label.titles);
  scoreName(outcome, "company", read.company, truth.label.company);
}

function scoreTerms(outcome: Outcome, read: AdReading, truth: PlacedAd): void {
  const optional = truth.terms.filter(({ kind }) => kind === "optional");
  const amounts = [...truth.years, ...truth.degrees, ...truth.conditions];
  const neutral = [...optional, ...amounts, ...truth.names];
  // A shorter quote inside a longer one is the same thing said once; one inside a name or degree is not asked for apart.
  const wanted = truth.terms.filter(
    (term) =>
      term.kind !== "optional" &&
      !truth.terms.some(
        (other) => other !== term && isInside(term, other) && other.end - other.start > term.end - term.start,
      ) &&
      ![...amounts, ...truth.names].some((zone) => isInside(term, zone)),
  );
  const found = new Map<PlacedAd["terms"][number], ReadTerm>();
  for (const term of read.terms) {
    const hits = wanted.filter((one) => overlaps(one, term));
    const own = hits.filter(({ kind }) => kind === "either" || (kind === "soft") === (term.kind === "soft"));
    for (const hit of own) if (!found.has(hit)) found.set(hit, term);
    const measure = `${term.kind} skills`;
    if (own.length === 0 && neutral.some((zone) => overlaps(zone, term))) continue;
    addCount(outcome, measure, { read: 1, right: Number(own.length > 0), found: 0 });
    addCount(outcome, "listed terms that are asked for", { read: 1, right: Number(hits.length > 0) });
    if (own.length === 0) outcome.errors.push(faultOf(term, hits, truth));
  }
  for (const term of wanted) {
    const hit = found.get(term);
    const kind = term.kind === "either" ? (hit?.kind ?? "soft") : term.kind === "soft" ? "soft" : "hard";
    addCount(outcome, `${kind} skills`, { there: 1, found: Number(hit !== undefined) });
    if (term.kind === "certificate")
      addCount(outcome, "certificates and licences", { there: 1, right: Number(hit !== undefined) });
    if (hit === undefined) outcome.errors.push(`missed: ${term.kind}, ${term.need}`);
    else {
      const right = hit.need === term.need;
      addCount(outcome, "need of terms found", { read: 1, right: Number(right) });
      if (!right) outcome.errors.push(`need: ${term.need} read as ${hit.need}`);
    }
  }
  scoreListedNeeds(outcome, found);
}

const STRENGTH: Readonly<Record<Need, number>> = { must: 2, nice: 1, stated: 0 };

/**
 * Of each listed term whether its need is the strongest that the label gives one of the wordings it was read from. The
 * label says of each wording by itself, the report of all that mean the same.
 */
function scoreListedNeeds(outcome: Outcome, found: ReadonlyMap<PlacedAd["terms"][number], ReadTerm>): void {
  const strongest = new Map<string, { read: Need; there: Need }>();
  for (const [{ need }, { id, need: read }] of found) {
    const known = strongest.get(id)?.there ?? need;
    strongest.set(id, { read, there: STRENGTH[need] > STRENGTH[known] ? need : known });
  }
  for (const { read, there } of strongest.values())
    addCount(outcome, "need of what is listed", { read: 1, right: Number(read === there) });
}

function faultOf(term: ReadTerm, hits: readonly { kind: string }[], truth: PlacedAd): string {
  if (hits.length > 0) return `listed: ${hits[0]!.kind} taken for ${term.kind}`;
  const silent = truth.silent.find((passage) => overlaps(passage, term));
  if (silent !== undefined) return `listed: in a passage about ${silent.why}`;
  const decoy = truth.decoys.find((one) => overlaps(one, term));
  return `listed: ${decoy === undefined ? "plain words" : `decoy, ${decoy.why}`}`;
}

function scoreAmounts(
  outcome: Outcome,
  measure: string,
  read: readonly Amount[],
  truth: readonly Amount[],
): void {
  const open = [...truth];
  let right = 0;
  for (const one of read) {
    const at = open.findIndex((other) => overlaps(one, other) && one.value === other.value);
    if (at < 0) continue;
    open.splice(at, 1);
    right += 1;
  }
  addCount(outcome, measure, { right, read: read.length, there: truth.length });
}

/** A name is right if it is one of the wordings, or one without what stands behind a dash, comma or bracket. */
export function isRightName(read: string, truth: readonly string[]): boolean {
  const own = coresOf(read);
  return truth.some((name) => coresOf(name).some((core) => core !== "" && own.includes(core)));
}

const coresOf = (text: string) => [text, text.replace(/\s*(?:[([,|/–—]|\s-\s).*$/s, "")].map(lettersOf);

function scoreName(
  outcome: Outcome,
  measure: "title" | "company",
  read: string | null,
  truth: readonly string[],
): void {
  const right = read !== null && isRightName(read, truth);
  addCount(outcome, measure, {
    right: Number(right),
    read: Number(read !== null),
    there: Number(truth.length > 0),
  });
  addCount(outcome, `${measure} read that is right`, { right: Number(right), read: Number(read !== null) });
  if (right || (read === null && truth.length === 0)) return;
  outcome.errors.push(`${measure}: ${read === null ? "missed" : truth.length === 0 ? "invented" : "wrong"}`);
}
