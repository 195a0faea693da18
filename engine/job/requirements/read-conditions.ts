import {
  CONDITION_PATTERNS,
  DENIED,
  DOES_CHECKS,
  ENTITLES,
  JOINS_CONDITIONS,
  PERK,
  REACHED_AT,
  TOLD_AS_PERK,
} from "../../knowledge/ads/condition-patterns.ts";
import { CONDITIONS_ABROAD } from "../../knowledge/ads/conditions-abroad.ts";
import { findAll } from "../../text/find-all.ts";
import { lowerCase, lowerCasePattern } from "../../text/lower-case.ts";
import type { Condition } from "../model/job.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

/** Those that ignore case read the text in small letters. */
const PATTERNS = [...CONDITION_PATTERNS, ...CONDITIONS_ABROAD].map(([kind, pattern]) => {
  const small = pattern.ignoreCase;
  return { kind, small, pattern: small ? lowerCasePattern(pattern) : pattern };
});

/** Characters; no condition is said in fewer, and thousands of tiny items stay quick. */
const SHORTEST = 6;

/** Conditions of the work, from every part of the ad but the employer's own story, in order. */
export function readConditions(blocks: readonly AdBlock[]): Condition[] {
  return blocks.flatMap((block) => {
    if (block.section === "about" || block.text.length < SHORTEST) return [];
    const lower = lowerCase(block.text);
    const places = PATTERNS.flatMap(({ kind, small, pattern }) =>
      findAll(pattern, small ? lower : block.text).flatMap(({ 0: quote, index: start }) =>
        isPerk(block, quote, start) || isOther(block.text, kind, start, start + quote.length)
          ? []
          : [{ kind, start, end: start + quote.trimEnd().length }],
      ),
    );
    return joinNear(block.text, places).map(({ kind, start, end }) => ({
      kind,
      start: block.start + start,
      end: block.start + end,
      quote: block.text.slice(start, end),
    }));
  });
}

type Place = Pick<Condition, "kind" | "start" | "end">;

/** 'Flexible hours' and a week of five days are offered where the ad speaks of what it offers. */
function isPerk({ section, text }: AdBlock, quote: string, start: number): boolean {
  if (!PERK.test(quote)) return false;
  return (
    section === "benefits" ||
    section === "pay" ||
    TOLD_AS_PERK.test(text.slice(Math.max(0, start - NEAR), start + NEAR))
  );
}

const NEAR = 80;

/** What the ad denies, offers to those who work so much, does itself, or gives as hours of its telephone. */
function isOther(text: string, kind: Place["kind"], start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  if (DENIED.test(text.slice(end, end + NEAR))) return true;
  if (kind === "shift") return ENTITLES.test(before) || REACHED_AT.test(before);
  return kind === "other" && DOES_CHECKS.test(before);
}

/** Kinds whose conditions are said in many parts; a check and a test are two. */
const MAY_JOIN: ReadonlySet<Place["kind"]> = new Set([
  "shift",
  "travel",
  "lifting",
  "remote",
  "right-to-work",
]);

/** Readings of one kind that overlap, or that only times and small words part, are one. */
function joinNear(text: string, places: readonly Place[]): Place[] {
  const joined: Place[] = [];
  const last = new Map<Place["kind"], Place>();
  for (const place of places.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const before = last.get(place.kind);
    if (before !== undefined && isSame(before, place, text)) before.end = Math.max(before.end, place.end);
    else {
      const own = { ...place };
      joined.push(own);
      last.set(place.kind, own);
    }
  }
  return joined;
}

const isSame = (before: Place, place: Place, text: string) =>
  place.start < before.end ||
  (MAY_JOIN.has(place.kind) && JOINS_CONDITIONS.test(text.slice(before.end, place.start)));
