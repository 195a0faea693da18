import { findTerms } from "#engine/lexicon/find-terms.ts";
import type { TermHit } from "#engine/lexicon/term.ts";
import { byPlace } from "#engine/text/span.ts";
import { PASSES, SCREENING } from "../../knowledge/ads/screening.ts";
import type { Need } from "../model/job.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { isSilent } from "../sections/silent-sections.ts";
import { readNeeds } from "./decide-need.ts";
import { findAskedHits } from "./find-asked-hits.ts";
import { findIntroductions, type Names } from "./is-introduction.ts";
import { isRole } from "./is-role.ts";
import { readSentences, sentenceAt } from "./read-sentences.ts";
import { needOfSection } from "./section-need.ts";

/** A hit in the cleaned ad and how much its sentence and section want it. */
export type WantedHit = TermHit & { need: Need };

const SKILLS_LIST = "skills-list";

/** The lexicon's terms of an ad with their need, first to last; nothing from boilerplate, nor what is not required. */
export function readTerms(text: string, blocks: readonly AdBlock[], names: Names): WantedHit[] {
  const speaks = (block: AdBlock) => !block.formal && !isSilent(block.section);
  const introduces = findIntroductions(blocks, names);
  const isNamed = markName(text, names.company?.quote);
  const hits = findHits(text, blocks, speaks).filter((hit) => !introduces(hit) && !isNamed(hit));
  // An ad that is nothing but a presentation of the employer is read after all.
  return scoreHits(
    blocks,
    hits.length > 0 ? hits : findHits(text, blocks, ({ section }) => section === "about"),
  );
}

/** 'Bright Smiles Family Dentistry' names the employer wherever it stands. One word alone may also be a product's name. */
function markName(text: string, name: string | undefined): (hit: TermHit) => boolean {
  if (name === undefined || !name.includes(" ")) return () => false;
  const marks = new Uint8Array(text.length);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length))
    marks.fill(1, at, at + name.length);
  return ({ start, end }) => marks[start] === 1 && marks[end - 1] === 1;
}

function findHits(text: string, blocks: readonly AdBlock[], speaks: (block: AdBlock) => boolean): TermHit[] {
  const marked = blocks.map((block) => ({
    ...block,
    end: speaks(block) ? block.end : block.start,
    section: block.skillsList ? SKILLS_LIST : block.section,
  }));
  const hits = findTerms(text, marked, { isSkillsSection: (section) => section === SKILLS_LIST });
  const asked = findAskedHits(text, blocks, speaks);
  return withoutOverlaps(hits, asked).filter(
    (hit) => hit.kind !== "title" && !isNoSkill(blocks[hit.block]!, hit) && !isRole(blocks[hit.block]!, hit),
  );
}

/** All of the first, and of the second those that stand clear of them, in order. Both stand in order already. */
function withoutOverlaps(hits: readonly TermHit[], more: readonly TermHit[]): TermHit[] {
  const taken = [...hits].sort((a, b) => a.start - b.start);
  let next = 0;
  const clear = more.filter((hit) => {
    while (next < taken.length && taken[next]!.end <= hit.start) next += 1;
    return next === taken.length || taken[next]!.start >= hit.end;
  });
  return [...taken, ...clear].sort(byPlace);
}

/** Words of the ad's own doing, or of a check to be passed: no skill wherever they stand. */
export function isNoSkill(block: AdBlock, hit: TermHit): boolean {
  return isAdvertising(block, hit) || isScreening(block, hit);
}

/** 'is hiring a …', 'Hiring for …': the ad's own doing, and no skill of recruiters. */
function isAdvertising({ start, text }: AdBlock, hit: TermHit): boolean {
  if (!/^(?:hir|recruit|seek)ing$/i.test(hit.quote)) return false;
  const before = text.slice(Math.max(0, hit.start - start - 30), hit.start - start);
  const after = text.slice(hit.end - start, hit.end - start + 10);
  return (
    /(?:\b(?:is|are|now|currently|urgently|again)|['’]re|^) $/i.test(before) ||
    (before.trim() === "" && /^ (?:for|an?|our)\b/i.test(after))
  );
}

/** 'Must pass a background check': asked of the person, and no work with such checks. */
function isScreening({ start, end, text, section }: AdBlock, hit: TermHit): boolean {
  if (!SCREENING.test(hit.quote)) return false;
  if (section === "requirements" && end - start < 60) return true;
  return PASSES.test(text.slice(Math.max(0, hit.start - start - 60), hit.start - start));
}

/** Gives each hit its need; those that a sentence calls not required are left out. */
export function scoreHits(blocks: readonly AdBlock[], hits: readonly TermHit[]): WantedHit[] {
  const weigh = new Map<number, ReturnType<typeof scoreBlock>>();
  return hits.flatMap((hit) => {
    const block = blocks[hit.block]!;
    if (!weigh.has(hit.block)) weigh.set(hit.block, scoreBlock(block));
    const need = weigh.get(hit.block)!(hit.start - block.start, hit.end - block.start);
    return need === "none" ? [] : [{ ...hit, need }];
  });
}

/** For one block: what need a range of its text has. Sentences are read once, when first asked for. */
export function scoreBlock(block: AdBlock): (start: number, end: number) => Need | "none" {
  const fallback = needOfSection(block.section, block.heading);
  const sentences = readSentences(block.text);
  const said = new Map<number, ReturnType<typeof readNeeds>>();
  return (start, end) => {
    const sentence = sentenceAt(sentences, start);
    if (!said.has(sentence.start)) {
      said.set(
        sentence.start,
        readNeeds(block.text.slice(sentence.start, sentence.end), fallback === "nice"),
      );
    }
    const span = { start: start - sentence.start, end: end - sentence.start };
    return said.get(sentence.start)!(span) ?? fallback;
  };
}
