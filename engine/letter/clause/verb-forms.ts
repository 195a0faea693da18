import { VERB_LINES } from "../../knowledge/verbs/verb-forms.ts";

export type VerbKind = "base" | "third" | "past" | "gerund";
export type Verb = { base: string; third: string; past: string; gerund: string };

/** What a word is a form of, as a verb of the table: kinds are several where forms agree (cut, read, set); null for no verb. */
export function readVerb(word: string): { verb: Verb; kinds: readonly VerbKind[] } | null {
  return formsOf().get(word.toLowerCase()) ?? null;
}

type Entry = { verb: Verb; kinds: VerbKind[] };
let forms: Map<string, Entry> | undefined;

function formsOf(): Map<string, Entry> {
  forms ??= compileForms();
  return forms;
}

function compileForms(): Map<string, Entry> {
  const table = new Map<string, Entry>();
  const add = (form: string, verb: Verb, kind: VerbKind) => {
    const entry = table.get(form);
    if (entry === undefined) table.set(form, { verb, kinds: [kind] });
    else if (entry.verb.base === verb.base && !entry.kinds.includes(kind)) entry.kinds.push(kind);
  };
  for (const line of VERB_LINES.split(";")) {
    for (const verb of readLine(line.trim())) {
      for (const kind of ["base", "third", "past", "gerund"] as const) add(verb[kind], verb, kind);
    }
  }
  return table;
}

function readLine(line: string): Verb[] {
  const [head = "", past] = line.split(" ");
  if (head === "") return [];
  const base = head.replace(/[+*]$/, "");
  if (past !== undefined) return [{ base, third: addS(base), past, gerund: addIng(base, doubles(base)) }];
  if (head.endsWith("+")) return [inflect(base, true)];
  return head.endsWith("*") ? [inflect(base, false), inflect(base, true)] : [inflect(base, false)];
}

function inflect(base: string, doubled: boolean): Verb {
  const stem = doubled ? base + base.at(-1) : base;
  const past = /e$/.test(base)
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : `${stem}ed`;
  return { base, third: addS(base), past, gerund: addIng(base, doubled) };
}

function addS(base: string): string {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base) || base === "go" || base === "do" || base === "undergo")
    return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function addIng(base: string, doubled: boolean): string {
  if (doubled) return `${base}${base.at(-1)}ing`;
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

const DOUBLING = new Set(
  "run win put set cut get begin swim dig spin split shed bid shut quit sit upset hit reset rerun offset input".split(
    " ",
  ),
);

function doubles(base: string): boolean {
  return DOUBLING.has(base);
}
