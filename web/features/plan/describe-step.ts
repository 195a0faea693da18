import { REPORT } from "#content/site/report.ts";
import { PLAN } from "#content/site/report-plan.ts";
import type { ScanResult } from "#contract/scan.ts";
import type { ContactItem, PlanStep } from "#engine/score/plan-steps.ts";
import { fillText } from "../../ui/fill-text.ts";

/** A step in words. `notes`: what is to be fixed, one by one. */
export type StepText = { title: string; text: string; link: string; notes: string[] };

const CONTACT_ITEMS: readonly ContactItem[] = ["phone", "email", "address", "linkedin"];
const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Small numbers as words, as they stand in a sentence. */
export function sayCount(count: number): string {
  return WORDS[count] ?? String(count);
}

export function describeStep(step: PlanStep, result: ScanResult): StepText {
  switch (step.kind) {
    case "must-terms":
      return { ...sayTerms(PLAN.must, step.terms.length), link: PLAN.showAd, notes: [] };
    case "other-terms":
      return { ...sayTerms(PLAN.other, step.terms.length), link: PLAN.showAd, notes: [] };
    case "wording":
      return { ...PLAN.wording, notes: [] };
    case "length":
      return describeLength(step.words, step.halfway, result.wordcount);
    case "structure":
      return describeStructure(step.checks, result);
    case "contact":
      return { title: PLAN.contact[step.item], text: sayContact(result), link: PLAN.contact.link, notes: [] };
  }
}

/** Contact items that were not found, as they stand in a sentence. */
export function listMissingContact(result: ScanResult): string[] {
  return CONTACT_ITEMS.filter((item) => !result[item]).map(nameItem);
}

function sayTerms(texts: { one: string; many: string; text: string }, count: number) {
  const title = count === 1 ? texts.one : fillText(texts.many, { count: capital(sayCount(count)) });
  return { title, text: texts.text };
}

function describeLength(words: number, halfway: number | null, now: number): StepText {
  const count = Math.abs(words - now);
  const { write, writeOne, cut, cutOne, text, halfwayUp, halfwayDown, link } = PLAN.length;
  const [one, many, half] = words > now ? [writeOne, write, halfwayUp] : [cutOne, cut, halfwayDown];
  const sentences = [
    fillText(text, { words: now }),
    ...(halfway === null ? [] : [fillText(half, { words: halfway })]),
  ];
  return { title: count === 1 ? one : fillText(many, { count }), text: sentences.join(" "), link, notes: [] };
}

function describeStructure(checks: readonly string[], result: ScanResult): StepText {
  const { one, many, unknown, text, link } = PLAN.structure;
  const notes = checks.flatMap((id) => result.checks.find((check) => check.id === id)?.message ?? []);
  if (notes.length === 0) return { title: unknown, text: "", link, notes };
  const title = notes.length === 1 ? one : fillText(many, { count: sayCount(notes.length) });
  return { title, text, link, notes };
}

function sayContact(result: ScanResult): string {
  const found = CONTACT_ITEMS.filter((item) => result[item]).map(nameItem);
  return found.length === 0 ? PLAN.contact.none : fillText(PLAN.contact.found, { items: found.join(", ") });
}

function nameItem(item: ContactItem): string {
  return item === "linkedin" ? REPORT.contact.linkedin : REPORT.contact[item].toLowerCase();
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
