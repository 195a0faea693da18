import { scorePlace } from "../../knowledge/places/read-places.ts";
import { foldWords } from "../../text/fold-letters.ts";
import type { Contact, Found } from "../model/resume.ts";
import type { ObservedLine } from "./observe-lines.ts";
import { nameSign } from "./place-values.ts";
import { readTextFacts } from "./text-facts.ts";

export const CONTACT_FIELDS = ["name", "email", "phone", "address", "linkedin"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What speaks for and against each contact detail that was read, as named signs of its own field. */
export function listContactEvidence(
  contact: Contact,
  facts: readonly ObservedLine[],
  columns: number,
): Map<ContactField, string[]> {
  const evidence = new Map<ContactField, string[]>();
  const has = `has=${CONTACT_FIELDS.filter((field) => contact[field] !== null).length}`;
  for (const field of CONTACT_FIELDS) {
    const found = contact[field];
    if (found === null) continue;
    const signs = [has, `columns=${Math.min(2, columns)}`, ...listPlaceSigns(found, facts)];
    signs.push(...listFormSigns(found.value), ...listFieldSigns(field, found, contact));
    evidence.set(field, [`is_${field}`, ...signs.map((sign) => `${field}_${sign}`)]);
  }
  return evidence;
}

/** Where it stands: how far down, how its line is set, and what stands on either side of it. */
function listPlaceSigns({ start, end }: Found, facts: readonly ObservedLine[]): string[] {
  if (start === end) return ["apart"];
  const row = facts.findIndex(({ line }) => line.end > start);
  if (row < 0) return ["apart"];
  const { line, style } = facts[row]!;
  const before = line.text.slice(0, Math.max(0, start - line.start));
  const after = line.text.slice(Math.max(0, end - line.start));
  const rows = facts.slice(row).filter((own) => own.line.start < end).length;
  return [
    `row=${row < 2 ? row : row < 6 ? 2 : row < 12 ? 6 : 12}`,
    `place=${style}`,
    `rows=${Math.min(4, rows)}`,
    `column=${Math.min(2, line.column)}`,
    `before=${nameSide(before, before.slice(-4))}`,
    `after=${end >= line.end ? "end" : nameSide(after, after.slice(0, 4))}`,
  ];
}

function nameSide(side: string, near: string): string {
  if (!/[\p{L}\p{N}]/u.test(side)) return "none";
  return /[:：]\s*$/u.test(side) ? "label" : nameSign(/[^\p{L}\p{N}]+/u.exec(near)?.[0] ?? "");
}

function listFormSigns(value: string): string[] {
  const words = value.split(/\s+/).length;
  const signs = [
    `says=${readTextFacts(value).says}`,
    `words=${words > 9 ? 10 : words > 5 ? 6 : words > 3 ? 4 : words}`,
    `comma=${Math.min(4, value.split(",").length - 1)}`,
  ];
  if (/\d/.test(value)) signs.push("digit");
  if (/[()]/.test(value)) signs.push("bracket");
  if (/[|•·:;@]/.test(value)) signs.push("sign");
  if (/^\p{Ll}/u.test(value)) signs.push("small");
  return signs;
}

function listFieldSigns(field: ContactField, { value }: Found, { email }: Contact): string[] {
  if (field === "phone") return [`digit=${Math.min(14, value.replace(/\D/g, "").length)}`];
  if (field === "name") {
    const local = email?.value.split("@")[0]?.toLowerCase() ?? null;
    const words = foldWords(value).filter((word) => word.length > 2);
    if (local === null) return ["email=none"];
    return [`email=${Math.min(2, words.filter((word) => local.includes(word)).length)}`];
  }
  if (field !== "address") return [];
  const parts = value.split(/,\s*/);
  const known = scorePlace(parts.at(-1)!) >= 1.5 || scorePlace(parts.slice(-2).join(", ")) >= 1.5;
  const street = /\d/.test(parts[0]!) && /\p{L}/u.test(parts[0]!);
  return [`place_${known ? "known" : "unknown"}`, ...(street ? ["street"] : [])];
}
