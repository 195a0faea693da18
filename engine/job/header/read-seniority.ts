import { SENIORITY } from "../../knowledge/titles/seniority.ts";

/** The rank a title names, one word; null for the plain one. */
export function readSeniority(title: string | null): string | null {
  if (title === null || /\bassistant to\b/i.test(title)) return null;
  return SENIORITY.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}
