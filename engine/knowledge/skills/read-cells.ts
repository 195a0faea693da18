import type { Ambiguity, Form } from "./concept.ts";

const AMBIGUITIES: ReadonlySet<string> = new Set(["ok", "cap", "up", "list", "ctx", "never"]);

/** 'a; b; c' -> its items. */
export function splitCell(cell: string): string[] {
  return cell
    .split(";")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** The forms of a cell; an empty one is the label alone. Throws on an unknown class. */
export function readForms(cell: string, label: string): Form[] {
  return cell === "" ? [{ text: label, ambiguity: "ok" }] : splitCell(cell).map(readForm);
}

function readForm(text: string): Form {
  const marked = text.includes("~") ? /^(.*\S)\s+~(\w+)$/.exec(text) : null;
  if (marked === null) return { text, ambiguity: "ok" };
  if (!AMBIGUITIES.has(marked[2]!)) throw new Error(`no class is called ~${marked[2]}`);
  return { text: marked[1]!, ambiguity: marked[2] as Ambiguity };
}
