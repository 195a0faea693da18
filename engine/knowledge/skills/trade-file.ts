import type { Ambiguity, Concept, ConceptKind, Form, Trade } from "./concept.ts";

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

/** A line before its concepts are made: the forms of each sister, and what the sisters share, as written. */
export type TradeLine = {
  trade: Trade;
  kind: ConceptKind;
  sisters: string[];
  parents: string;
  context: string;
  counter: string;
};

/**
 * The lines of a trade file.
 * `Label ~class; form ~class; form < Parent; Parent + context; context - counter; counter`
 * ` | ` parts a line into sister concepts that share parents, context and counter words: `Yardi | MRI Software < …`.
 * Empty lines and lines that begin with `//` are left out.
 */
export function readTradeLines({ trade, kind, lines }: TradeFile): TradeLine[] {
  const read: TradeLine[] = [];
  for (const raw of lines.split("\n")) {
    const line = raw.trim();
    if (line === "" || line.startsWith("//")) continue;
    const parts = { forms: "", "<": "", "+": "", "-": "" };
    let key: keyof typeof parts = "forms";
    for (const piece of line.split(/ ([<+-]) /)) {
      if (piece === "<" || piece === "+" || piece === "-") key = piece;
      else parts[key] = parts[key] === "" ? piece : `${parts[key]}; ${piece}`;
    }
    const sisters = parts.forms.split(" | ");
    read.push({ trade, kind, sisters, parents: parts["<"], context: parts["+"], counter: parts["-"] });
  }
  return read;
}

/** What the sisters of a line share. */
export type SharedParts = Pick<Concept, "trades" | "parents" | "context" | "counter">;

export function readShared({ trade, parents, context, counter }: TradeLine): SharedParts {
  return {
    trades: [trade],
    parents: splitList(parents),
    context: splitList(context),
    counter: splitList(counter),
  };
}

/** One sister's concept. Throws on an unknown class: the lexicon is our own text. */
export function parseSiblingConcept(sister: string, kind: ConceptKind, shared: SharedParts): Concept {
  const forms = splitList(sister).map(readForm);
  const name = forms[0]!.text;
  return { id: conceptId(name), label: name.replace(SENSE, ""), kind, ...shared, forms };
}

/** 'deposits (in finance)': tells senses apart in the trade files, and is nothing to read on a page. */
const SENSE = / \((?:in |as an? |on )?[a-z]+\)$/;

/** All concepts of a trade file. */
export function readTradeFile(file: TradeFile): Concept[] {
  return readTradeLines(file).flatMap((line) => {
    const shared = readShared(line);
    return line.sisters.map((sister) => parseSiblingConcept(sister, line.kind, shared));
  });
}

/** The texts of a sister's forms without their classes. */
export function formTexts(sister: string): string[] {
  return splitList(sister).map((text) => (text.includes("~") ? readForm(text).text : text));
}

function splitList(text: string): string[] {
  return text
    .split(";")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function readForm(text: string): Form {
  if (!text.includes("~")) return { text, ambiguity: "ok" as Ambiguity };
  const marked = /^(.*\S)\s+~(\w+)$/.exec(text);
  if (marked === null) return { text, ambiguity: "ok" as Ambiguity };
  if (!AMBIGUITIES.has(marked[2]!)) throw new Error(`Unknown class ~${marked[2]} in: ${text}`);
  return { text: marked[1]!, ambiguity: marked[2] as Ambiguity };
}
