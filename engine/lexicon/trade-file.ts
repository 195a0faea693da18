import type { Ambiguity, Concept, ConceptKind, Trade } from "./concept.ts";

/** A trade's part of the lexicon as its file writes it: one concept a line (docs/lexicon.md gives the grammar). */
export type TradeFile = { trade: Trade; kind: ConceptKind; lines: string };

const AMBIGUITIES: ReadonlySet<string> = new Set(["ok", "cap", "up", "list", "ctx", "never"]);

/** Kebab-case id of a label: 'C++' -> 'c-plus-plus', 'C#' -> 'c-sharp', 'Node.js' -> 'node-js'. */
export function conceptId(label: string): string {
  return label
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\+/g, " plus ")
    .replace(/#/g, " sharp ")
    .replace(/&/g, " and ")
    .replace(/^\./, "dot ")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Reads the lines of a trade file.
 * `Label ~class; form ~class; form < Parent; Parent + context; context - counter; counter`
 * ` | ` parts a line into sister concepts that share parents, context and counter words: `Yardi | MRI Software < …`.
 * Empty lines and lines that begin with `//` are left out. Throws on an unknown class: the lexicon is our own text.
 */
export function readTradeFile(file: TradeFile): Concept[] {
  const concepts: Concept[] = [];
  for (const raw of file.lines.split("\n")) {
    const line = raw.trim();
    if (line === "" || line.startsWith("//")) continue;
    const parts = { forms: "", "<": "", "+": "", "-": "" };
    let key: keyof typeof parts = "forms";
    for (const piece of line.split(/ ([<+-]) /)) {
      if (piece === "<" || piece === "+" || piece === "-") key = piece;
      else parts[key] = parts[key] === "" ? piece : `${parts[key]}; ${piece}`;
    }
    for (const sister of parts.forms.split(" | ")) {
      const forms = splitList(sister).map((form) => readForm(form, line));
      const label = forms[0]!.text;
      concepts.push({
        id: conceptId(label),
        label,
        kind: file.kind,
        trades: [file.trade],
        forms,
        parents: splitList(parts["<"]),
        context: splitList(parts["+"]),
        counter: splitList(parts["-"]),
      });
    }
  }
  return concepts;
}

function splitList(text: string): string[] {
  return text
    .split(";")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function readForm(text: string, line: string) {
  if (!text.includes("~")) return { text, ambiguity: "ok" as Ambiguity };
  const marked = /^(.*\S)\s+~(\w+)$/.exec(text);
  if (marked === null) return { text, ambiguity: "ok" as Ambiguity };
  if (!AMBIGUITIES.has(marked[2]!)) throw new Error(`Unknown class ~${marked[2]} in: ${line}`);
  return { text: marked[1]!, ambiguity: marked[2] as Ambiguity };
}
