import {
  DEED_LEAD_IN,
  EMPTY_WORDS,
  JOINING_WORDS,
  PICKING_WORDS,
  RELATION_WORDS,
} from "../knowledge/words/wording-words.ts";
import { readVerb, type VerbKind } from "../letter/clause/verb-forms.ts";
import { findTerms } from "../lexicon/find-terms.ts";
import { conceptById } from "../lexicon/open-lexicon.ts";
import type { TermHit } from "../lexicon/term.ts";
import { foldTerm } from "../text/fold.ts";
import { GAP } from "../text/gap.ts";
import { isInside } from "../text/span.ts";
import { readTokens, type Token } from "../text/tokens.ts";

/** A word of a line that states something, with all that it is tied to. */
export type StatedWord = {
  text: string;
  /** Folded; a deed's own base form. */
  key: string;
  start: number;
  /** Opens the line or a clause behind 'and' or a comma: something that was done. */
  isDeed: boolean;
  kinds: readonly VerbKind[];
  /** Deeds that it is said of, those that share one object together. */
  deeds: readonly string[];
  /** The class of the word that ties it to what stands before; empty for what was acted on. */
  relation: string;
  /** What that word ties it to: the last thing before it, or each of a list of things; none where it is tied to nothing. */
  hosts: readonly string[];
  /** The words right before and behind it, with nothing between; null where there is none. */
  before: string | null;
  after: string | null;
  /** Ids of tools and skills that it names or is a part of. */
  terms: readonly string[];
};

export type Wording = { words: StatedWord[]; terms: ReadonlySet<string>; text: string };

const PARTED =
  GAP.comma | GAP.slash | GAP.stop | GAP.colon | GAP.dash | GAP.open | GAP.close | GAP.bullet | GAP.line;
const MOST_LETTERS = 600;

/** What a line states, word by word. An opening that gives way to its deed ('responsible for managing') is passed over. */
export function readWording(line: string): Wording {
  const text = line.slice(0, MOST_LETTERS).replace(DEED_LEAD_IN, "");
  const block = { start: 0, end: text.length, kind: "item" as const, section: "experience" };
  const hits = findTerms(text, [block], { isSkillsSection: () => false }).filter(
    (hit) => hit.kind !== "soft" && hit.kind !== "title" && isByName(hit),
  );
  const termsOf = (token: Token) => hits.filter((hit) => isInside(token, hit)).map(({ id }) => id);
  const reader = new LineReader();
  for (const token of readTokens(text)) reader.read(token, termsOf(token));
  return { words: reader.words, terms: new Set(hits.map(({ id }) => id)), text };
}

/** By one of its names in a row, not said around other words. */
function isByName({ id, quote }: TermHit): boolean {
  const name = foldTerm(quote);
  return conceptById(id)?.forms.some(({ text }) => foldTerm(text) === name) ?? false;
}

class LineReader {
  readonly words: StatedWord[] = [];
  private deeds: string[] = [];
  private relation = "";
  private hosts: readonly string[] = [];
  /** The things of the phrase at hand; tools that the deed was done with are passed over. */
  private things: string[] = [];
  /** Right behind a word that ties. */
  private isPhraseStart = false;
  private adjacent: StatedWord | null = null;
  /** Since the last word that states something: a comma or 'and', and nothing else. */
  private isListed = true;
  private isAfterDeed = false;
  /** The words since the last one that ties are gerunds in a list: 'in planning …, costing …'. */
  private isGerundList = false;

  read(token: Token, terms: readonly string[]): void {
    const { normalized } = token;
    if ((token.gap & PARTED) !== 0) this.adjacent = null;
    if ((token.gap & (GAP.comma | GAP.stop | GAP.colon)) !== 0) this.isListed = true;
    if (EMPTY_WORDS.has(normalized)) return;
    if (JOINING_WORDS.has(normalized) || normalized === "or") {
      this.adjacent = null;
      if (normalized === "and") this.isListed = true;
      if (normalized !== "or") return;
    }
    const relation = terms.length === 0 ? RELATION_WORDS.get(normalized) : undefined;
    if (relation !== undefined) this.relate(relation, normalized);
    else this.state(token, terms);
  }

  private relate(relation: string, word: string): void {
    this.relation = relation;
    this.hosts = PICKING_WORDS.has(word) ? this.things.slice(-1) : [...this.things];
    this.isPhraseStart = true;
    this.adjacent = null;
    this.isListed = false;
    this.isAfterDeed = false;
    this.isGerundList = false;
  }

  private state(token: Token, terms: readonly string[]): void {
    const { normalized, text } = token;
    const verb = readVerb(normalized);
    const kinds = verb?.kinds ?? kindsByEnding(normalized);
    const isDeed = this.words.length === 0 || (this.isListed && this.mayBeDeed(kinds, terms));
    const key = isDeed && verb !== null ? verb.verb.base : normalized;
    if (isDeed) this.openDeed(key);
    else if (this.isPhraseStart) this.isGerundList = verb?.kinds.includes("gerund") ?? false;
    const word: StatedWord = {
      text,
      key,
      start: token.start,
      isDeed,
      kinds,
      deeds: this.deeds,
      relation: this.relation,
      hosts: this.hosts,
      before: this.adjacent?.key ?? null,
      after: null,
      terms,
    };
    if (this.adjacent !== null) this.adjacent.after = key;
    this.words.push(word);
    this.adjacent = word;
    this.isAfterDeed = isDeed;
    this.isListed = false;
    const thing = terms[0] ?? key;
    if (!isDeed && !isTool(word)) this.things = this.isPhraseStart ? [thing] : [...this.things, thing];
    this.isPhraseStart = false;
  }

  /** Those that stand side by side share what they are said of. */
  private openDeed(key: string): void {
    if (this.isAfterDeed) this.deeds.push(key);
    else this.deeds = [key];
    this.relation = "";
    this.hosts = [];
    this.things = [];
    this.isGerundList = false;
  }

  private mayBeDeed(kinds: readonly VerbKind[], terms: readonly string[]): boolean {
    const isVerb = kinds.includes("past") || kinds.includes("gerund");
    if (!isVerb || (this.isGerundList && kinds.includes("gerund"))) return false;
    return terms.length === 0 || kinds.some((kind) => this.words[0]!.kinds.includes(kind));
  }
}

function kindsByEnding(word: string): VerbKind[] {
  if (/\p{L}{2}ed$/u.test(word)) return ["past"];
  return /\p{L}{2}ing$/u.test(word) ? ["gerund"] : [];
}

/** 'in TypeScript', 'with Kubernetes': said of what was done, wherever it stands. */
export const isTool = ({ terms, relation }: StatedWord) => terms.length > 0 && relation === "with";
