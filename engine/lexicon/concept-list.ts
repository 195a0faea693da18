import type { Concept } from "../knowledge/skills/concept.ts";
import {
  conceptId,
  formTexts,
  parseSiblingConcept,
  readShared,
  readTradeLines,
  type SharedParts,
  type TradeFile,
  type TradeLine,
} from "../knowledge/skills/trade-file.ts";

/**
 * Concepts that are made one by one when they are asked for. A text touches few of the tens of thousands: as objects
 * they would take ten times the room of the text they are written in.
 */
export type ConceptList = {
  count: number;
  /** Made anew at every call. */
  read: (index: number) => Concept;
  formTexts: (index: number) => string[];
  id: (index: number) => string;
};

/** The concepts of our files, then others that are objects already. */
export function listConcepts(files: readonly TradeFile[], others: readonly Concept[]): ConceptList {
  const sisters: string[] = [];
  const lines: TradeLine[] = [];
  const lineOf: number[] = [];
  for (const file of files) {
    for (const line of readTradeLines(file)) {
      for (const sister of line.sisters) {
        sisters.push(sister);
        lineOf.push(lines.length);
      }
      lines.push({ ...line, sisters: [] });
    }
  }
  const shared = new Map<number, SharedParts>();
  const sharedBy = (index: number): SharedParts => {
    let parts = shared.get(index);
    if (parts === undefined) {
      parts = readShared(lines[index]!);
      shared.set(index, parts);
    }
    return parts;
  };
  const own = sisters.length;
  const other = (index: number) => others[index - own]!;
  return {
    count: own + others.length,
    read: (index) =>
      index < own
        ? parseSiblingConcept(sisters[index]!, lines[lineOf[index]!]!.kind, sharedBy(lineOf[index]!))
        : other(index),
    formTexts: (index) =>
      index < own ? formTexts(sisters[index]!) : other(index).forms.map((form) => form.text),
    id: (index) => {
      if (index >= own) return other(index).id;
      const sister = sisters[index]!;
      const end = sister.indexOf(";");
      return conceptId(formTexts(end === -1 ? sister : sister.slice(0, end))[0]!);
    },
  };
}
