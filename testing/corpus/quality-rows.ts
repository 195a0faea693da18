import type { Resume } from "#engine/resume/model/resume.ts";
import { compareOrder } from "./compare-order.ts";
import type { MadeTruth } from "./makers/made-truth.ts";
import { type FieldResult, plain, scoreReading, type Tally } from "./score-reading.ts";
import type { Truth } from "./truth.ts";

/** A truth of any age: the first ones know nothing of makers and text. */
export type CorpusTruth = Truth & Partial<MadeTruth>;

/** What one part of the corpus adds up to. */
export type Rows = {
  documents: number;
  fields: Map<string, Map<FieldResult, number>>;
  tallies: Map<string, Tally>;
  counts: Map<string, { right: number; of: number }>;
  orders: number[];
};

export function openRows(): Rows {
  return { documents: 0, fields: new Map(), tallies: new Map(), counts: new Map(), orders: [] };
}

/** Adds one reading to its part and says what is wrong with it. */
export function addReading(rows: Rows, resume: Resume, truth: CorpusTruth): string[] {
  rows.documents += 1;
  const notes: string[] = [];
  const said = !resume.textLayer || resume.warnings.some(({ code }) => code === "unmapped-text");
  if (truth.textLayer === false) {
    count(rows, "unreadable text said", said, notes);
    count(rows, "no contact invented without text", Object.values(resume.contact).every((found) => found === null), notes);
    return notes;
  }
  count(rows, "text layer not falsely missed", !said, notes);
  const warned = resume.warnings.some(({ code }) => code === "not-a-resume");
  if (truth.resume === false) {
    count(rows, "no resume: said", warned, notes);
    count(rows, "no resume: no job invented", resume.jobs.length === 0, notes);
    return notes;
  }
  count(rows, "resume: not falsely called another document", !warned, notes);
  addScore(rows, resume, truth, notes);
  if (typeof truth.text === "string") {
    const order = compareOrder(truth.text, resume.text);
    rows.orders.push(order);
    if (order < 0.95) notes.push(`word order ${(100 * order).toFixed(1)} %`);
  }
  return notes;
}

/** One person in many layouts: all that should not depend on the layout. */
export function addInvariant(rows: Rows, resume: Resume, truth: CorpusTruth): string[] {
  const notes: string[] = [];
  const { fields } = scoreReading(resume, truth);
  const contact = ["email", "phone", "address", "linkedin"].filter((name) => fields[name]!.result !== "right");
  count(rows, "invariance: all four contact fields", contact.length === 0, notes, contact.map((name) => `${name}: read ${fields[name]!.read}`).join("; "));
  count(rows, "invariance: name", fields.name!.result === "right", notes, `read ${fields.name!.read}`);
  const skills = (list: string[]) => list.map(plain).sort().join(" | ");
  const read = skills(resume.skills.map(({ quote }) => quote));
  count(rows, "invariance: same skills", read === skills(truth.skills), notes, read);
  if (typeof truth.text === "string") rows.orders.push(compareOrder(truth.text, resume.text));
  return notes;
}

function count(rows: Rows, name: string, right: boolean, notes: string[], why = ""): void {
  const sum = rows.counts.get(name) ?? { right: 0, of: 0 };
  rows.counts.set(name, { right: sum.right + Number(right), of: sum.of + 1 });
  if (!right) notes.push(`not so: ${name}${why === "" ? "" : ` (${why})`}`);
}

function addScore(rows: Rows, resume: Resume, truth: CorpusTruth, notes: string[]): void {
  const score = scoreReading(resume, truth);
  for (const [name, { result, read, truth: want }] of Object.entries(score.fields)) {
    const counts = rows.fields.get(name) ?? new Map<FieldResult, number>();
    counts.set(result, (counts.get(result) ?? 0) + 1);
    rows.fields.set(name, counts);
    if (result !== "right" && result !== "absent") notes.push(`${name} ${result}: read ${read}, is ${want}`);
  }
  for (const [name, own] of Object.entries(score.tallies)) {
    const sum = rows.tallies.get(name) ?? { right: 0, read: 0, true: 0, notes: [] };
    rows.tallies.set(name, { right: sum.right + own.right, read: sum.read + own.read, true: sum.true + own.true, notes: [] });
    for (const note of own.notes) notes.push(`${name} ${note}`);
  }
}

/** The rows as lines of text. */
export function printRows(rows: Rows): string[] {
  const lines: string[] = [];
  for (const [name, counts] of rows.fields) {
    const of = (result: FieldResult) => counts.get(result) ?? 0;
    const asked = of("right") + of("wrong") + of("missed");
    const share = asked === 0 ? 100 : (100 * of("right")) / asked;
    lines.push(`${name.padEnd(10)} right ${of("right")}/${asked} (${share.toFixed(1)} %)  wrong ${of("wrong")}  missed ${of("missed")}  invented ${of("invented")}`);
  }
  for (const [name, { right, read, true: all }] of rows.tallies) {
    const f1 = read + all === 0 ? 100 : (200 * right) / (read + all);
    lines.push(`${name.padEnd(10)} F1 ${f1.toFixed(1)}  (right ${right}, read ${read}, there ${all})`);
  }
  for (const [name, { right, of }] of rows.counts) lines.push(`${name}: ${right}/${of}`);
  if (rows.orders.length > 0) {
    const sorted = [...rows.orders].sort((a, b) => a - b);
    const mean = sorted.reduce((sum, one) => sum + one, 0) / sorted.length;
    const median = sorted[Math.floor(sorted.length / 2)]!;
    lines.push(`word order: mean ${(100 * mean).toFixed(1)} %, median ${(100 * median).toFixed(1)} %, least ${(100 * sorted[0]!).toFixed(1)} % of ${sorted.length}`);
  }
  return lines;
}
