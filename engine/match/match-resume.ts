import type { Job, RequiredTerm } from "#engine/job/model/job.ts";
import { findKeywordsIn } from "#engine/lexicon/find-keywords-in.ts";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import { impliedIds, openLexicon } from "#engine/lexicon/open-lexicon.ts";
import type { TermHit } from "#engine/lexicon/term.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { addToGroup } from "#engine/text/add-to-group.ts";
import { rememberWithin } from "#engine/text/remember.ts";
import { asksMore } from "./asks-more.ts";
import { differentWording } from "./different-wording.ts";
import { EVIDENCE_ORDER, readEvidence } from "./evidence.ts";
import { findKnownEvidence } from "./find-known-evidence.ts";
import { findPrintedTerms, type PrintedTerm } from "./find-printed-terms.ts";
import { findRelatedWords } from "./find-related-words.ts";
import { findShownQualities } from "./find-shown-qualities.ts";
import type { Evidence, Match, TermMatch } from "./match.ts";

/** Sections whose single words are named as skills, so that a doubtful one may be believed. */
const LISTS = new Set(["skills", "certificates", "languages"]);

/** Wholes that are sold as a set of programs; so many of its programs are the whole. */
const SUITES: ReadonlySet<string> = new Set(["microsoft-office", "google-workspace", "adobe-creative-suite"]);
const WHOLE = 3;

/** A place in the resume with the grade of what it shows. */
type Shown = PrintedTerm & { evidence: Evidence };

/**
 * Compares every term of the ad with the resume. `have` only where the resume names the same concept, in whatever
 * wording, or a narrower one in whose words the ad's stand (Siemens PLC where it says PLC); another narrower one
 * (PostgreSQL where the ad says SQL) makes it `partly`, and so do words of the same families in one line, and what people of
 * the trade know to show it. Offsets of `quotes` are into `job.text`,
 * of `resumeQuotes` into `resume.text`.
 */
export function matchResume(resume: Resume, job: Job): Match {
  return rememberWithin(() => match(resume, job));
}

function match(resume: Resume, job: Job): Match {
  const named = findTerms(resume.text, resume.blocks, { isSkillsSection: (section) => LISTS.has(section) });
  const keywords = findKeywordsIn(resume.text, resume.blocks, keywordHits(job));
  const evidenceOf = readEvidence(resume);
  const printed = findPrintedTerms(resume, job.terms).map((place) => ({
    ...place,
    evidence: evidenceOf(place),
  }));
  const byPrinted = groupBest(printed, ({ id }) => [id]);
  const shown = [...named, ...keywords].map((hit) => ({ ...hit, evidence: evidenceOf(hit) }));
  const byId = groupBest(shown, (hit) => [hit.id]);
  const byImplied = groupBest(shown, (hit) => [...impliedIds(hit.id)]);
  const byRelated = groupBest(
    agreeing(job, [
      findRelatedWords(resume, job.terms),
      findShownQualities(resume, job.terms),
      findKnownEvidence(resume, job.terms),
    ]).map((place) => ({ ...place, evidence: evidenceOf(place) })),
    ({ id }) => [id],
  );
  return {
    terms: job.terms.map((term) =>
      matchTerm(
        term,
        byId.get(term.id) ?? (byImplied.has(term.id) ? undefined : byPrinted.get(term.id)),
        byImplied.get(term.id),
        suitesOf(term, byId),
        byRelated.get(term.id),
      ),
    ),
    resumeTerms: named,
  };
}

/** Words of a line that show a quality by themselves. */
const TELLING = 3;

/**
 * What shows a term in other words. A quality is shown where two ways of looking for it agree, or by three words and more:
 * a word or two by one way alone were right for a quarter on resumes and ads that nothing had met.
 */
function agreeing(job: Job, ways: readonly (readonly PrintedTerm[])[]): PrintedTerm[] {
  const qualities = new Set(job.terms.flatMap(({ id, kind }) => (kind === "soft" ? [id] : [])));
  const found = ways.map((places) => new Set(places.map(({ id }) => id)));
  return ways
    .flat()
    .filter(
      ({ id, quote }) =>
        !qualities.has(id) ||
        found.filter((ids) => ids.has(id)).length > 1 ||
        quote.split(/\s+/).length >= TELLING,
    );
}

function matchTerm(
  term: RequiredTerm,
  same: Shown[] | undefined,
  narrower: Shown[] | undefined,
  suites: Shown[],
  related: Shown[] | undefined,
): TermMatch {
  if (same !== undefined) {
    const resumeQuotes = same.map(quoteOf);
    const wording = differentWording(term.quotes, resumeQuotes);
    if (wording !== null && asksMore(term, resumeQuotes))
      return { ...term, status: "partly", evidence: "implied", resumeQuotes, wording };
    return { ...term, status: "have", evidence: same[0]!.evidence, resumeQuotes, wording };
  }
  // 'Advanced Excel' says 'Excel' as well: a search for the ad's word finds it.
  const literal = narrower?.filter((hit) => differentWording(term.quotes, [quoteOf(hit)]) === null) ?? [];
  if (literal.length > 0) {
    const resumeQuotes = literal.map(quoteOf);
    return { ...term, status: "have", evidence: literal[0]!.evidence, resumeQuotes, wording: null };
  }
  const implying = narrower ?? (suites.length > 0 ? suites : related);
  if (implying !== undefined) {
    if (SUITES.has(term.id) && new Set(implying.map(({ id }) => id)).size >= WHOLE) {
      return {
        ...term,
        status: "have",
        evidence: implying[0]!.evidence,
        resumeQuotes: implying.map(quoteOf),
        wording: null,
      };
    }
    const resumeQuotes = implying.map(quoteOf);
    const wording = implying === related ? differentWording(term.quotes, resumeQuotes) : null;
    return { ...term, status: "partly", evidence: "implied", resumeQuotes, wording };
  }
  return { ...term, status: "missing", evidence: null, resumeQuotes: [], wording: null };
}

/** Where the resume names only the suite that a program belongs to. */
function suitesOf({ id }: RequiredTerm, byId: ReadonlyMap<string, Shown[]>): Shown[] {
  return [...impliedIds(id)].filter((whole) => SUITES.has(whole)).flatMap((whole) => byId.get(whole) ?? []);
}

function quoteOf({ start, end, quote }: Shown) {
  return { start, end, quote };
}

/** Places by key, best evidence first, then in order of the text. */
function groupBest(shown: readonly Shown[], keysOf: (hit: Shown) => string[]): Map<string, Shown[]> {
  const groups = new Map<string, Shown[]>();
  const sorted = [...shown].sort(
    (a, b) => EVIDENCE_ORDER.indexOf(a.evidence) - EVIDENCE_ORDER.indexOf(b.evidence) || a.start - b.start,
  );
  for (const hit of sorted) for (const key of keysOf(hit)) addToGroup(groups, key, hit);
  return groups;
}

/** What the ad names in words no lexicon holds, as hits, which is how a resume is searched for it. */
function keywordHits(job: Job): TermHit[] {
  return job.terms
    .filter(({ kind, id }) => kind === "keyword" || openLexicon().conceptById(id) === undefined)
    .flatMap(({ id, label, kind, quotes }) =>
      quotes.slice(0, 1).map((quote) => ({ id, label, kind, block: 0, ...quote })),
    );
}
