import { readdirSync, readFileSync } from "node:fs";
import type { TradeTable } from "./trade-table.ts";

/** Where two concepts could be meant alike, the one of the earlier table is asked first. A new trade comes behind these. */
const FIRST = [
  "certificates",
  "degrees",
  "languages",
  "software",
  "data",
  "infrastructure",
  "engineering",
  "health",
  "finance",
  "sales",
  "marketing",
  "people",
  "legal",
  "education",
  "construction",
  "logistics",
  "hospitality",
  "design",
  "administration",
];
/** Words of every trade yield to those of one. */
const LAST = ["soft", "general"];

export const TABLE_FOLDER = new URL("../../engine/knowledge/skills/", import.meta.url);

/** The lexicon's tables, in their order. */
export function readTradeTables(): TradeTable[] {
  const found = readdirSync(TABLE_FOLDER)
    .filter((file) => file.endsWith(".tsv"))
    .map((file) => file.replace(/\.tsv$/, ""));
  const others = found.filter((name) => !FIRST.includes(name) && !LAST.includes(name)).sort();
  return [...FIRST, ...others, ...LAST].map((name) => ({
    name,
    text: readFileSync(new URL(`${name}.tsv`, TABLE_FOLDER), "utf8"),
  }));
}
