import type { LineFacts } from "./line-facts.ts";

/**
 * The features of each line of a document for the chain that tells headings, headers and bodies apart: what is observed of
 * it and of the two lines on either side, and under which known heading it stands.
 */
export function listLineFeatures(facts: readonly LineFacts[]): string[][] {
  const marks = facts.map(listMarks);
  const usual = countStyles(facts);
  let under = "top";
  let since = 0;
  return facts.map((own, at) => {
    const isHeading = own.heading !== null && stands(own);
    if (isHeading) {
      under = own.heading!;
      since = 0;
    } else since += 1;
    return [
      ...marks[at]!,
      ...near(marks, at, -1, "-1"),
      ...near(marks, at, -2, "-2"),
      ...near(marks, at, 1, "+1"),
      ...near(marks, at, 2, "+2"),
      ...listUnder(own, under, since),
      ...listUsual(usual, own),
      ...listWords(own),
      ...listBeside(facts, at),
    ];
  });
}

/** Set apart enough for a heading. */
function stands({ style, shape }: LineFacts): boolean {
  return /^(?:X?L|[MS].*[bCc])/.test(style) || /^[12]:?$/.test(shape);
}

function listMarks(own: LineFacts): string[] {
  const { line, periods } = own;
  const period = namePeriod(own);
  const marks = [
    `style=${own.style}`,
    `gap=${own.gap}`,
    `indent=${own.indent}`,
    `shape=${own.shape}`,
    `heading=${own.heading ?? "no"}`,
    `period=${period}`,
    `bullet=${line.bullet}`,
    `tabs=${Math.min(2, line.tabs.length)}`,
    `column=${line.column}`,
  ];
  if (periods.length > 1) marks.push("periods");
  for (const says of new Set(own.parts.map((part) => part.says))) marks.push(`says=${says}`);
  const best = (key: "title" | "employer" | "school" | "degree" | "place") =>
    Math.max(0, ...own.parts.map((part) => part[key]));
  for (const key of ["title", "employer", "school", "degree", "place"] as const)
    if (best(key) > 0) marks.push(`${key}=${best(key)}`);
  if (/@/.test(line.text)) marks.push("mail");
  if (/https?:|www\.|linkedin|github|\.com\b/i.test(line.text)) marks.push("link");
  if (/(?:\d[\s().-]?){8,}/.test(line.text)) marks.push("digits");
  const commas = line.text.split(",").length - 1;
  if (commas > 0) marks.push(`commas=${Math.min(3, commas)}`);
  if (/[|•·]/.test(line.text)) marks.push("bars");
  if (/^[^:]{2,30}:\s/.test(line.text)) marks.push("label");
  if ((line.turns?.length ?? 0) > 0) marks.push("turns");
  return marks;
}

function namePeriod({ line, periods }: LineFacts): string {
  const period = periods[0];
  if (period === undefined) return "no";
  const before = line.text.slice(0, period.start).trim();
  const after = line.text.slice(periods.at(-1)!.end).trim();
  const place =
    before.length < 3 && after.length < 3
      ? "alone"
      : before.length < 3
        ? "start"
        : after.length < 3
          ? "end"
          : "in";
  return `${periods.some(({ range }) => range) ? "range" : "date"}-${place}`;
}

const FAR = /^(?:heading|period|bullet|style|gap|shape|says|title|employer|school|degree|indent)/;

function near(marks: readonly string[][], at: number, step: number, name: string): string[] {
  const other = marks[at + step];
  if (other === undefined) return [`${name} none`];
  return other.filter((mark) => FAR.test(mark)).map((mark) => `${name} ${mark}`);
}

function listUnder(own: LineFacts, under: string, since: number): string[] {
  const says = own.parts.map((part) => part.says);
  const period = namePeriod(own);
  const features = [
    `under=${under}`,
    `under=${under} since=${Math.min(3, since)}`,
    `under=${under} period=${period}`,
    `under=${under} bullet=${own.line.bullet}`,
    `under=${under} style=${own.style}`,
    `under=${under} shape=${own.shape}`,
    `under=${under} gap=${own.gap}`,
    `style=${own.style} period=${period}`,
    `style=${own.style} heading=${own.heading ?? "no"}`,
    `style=${own.style} gap=${own.gap}`,
  ];
  for (const one of new Set(says))
    features.push(`under=${under} says=${one}`, `period=${period} says=${one}`);
  return features;
}

type Usual = { lines: number; dated: number; bullets: number; named: number };
const keyOf = ({ style, indent, line }: LineFacts) => `${style} ${indent} ${line.bullet} ${line.column}`;

/** How the lines that are set alike read, document by document. */
function countStyles(facts: readonly LineFacts[]): Map<string, Usual> {
  const usual = new Map<string, Usual>();
  for (const own of facts) {
    const sum = usual.get(keyOf(own)) ?? { lines: 0, dated: 0, bullets: 0, named: 0 };
    sum.lines += 1;
    sum.dated += Number(own.periods.some(({ range }) => range));
    sum.named += Number(own.parts.some(({ says }) => says === "title" || says === "employer"));
    sum.bullets += Number(own.heading !== null);
    usual.set(keyOf(own), sum);
  }
  return usual;
}

function listUsual(usual: ReadonlyMap<string, Usual>, own: LineFacts): string[] {
  const { lines, dated, named, bullets } = usual.get(keyOf(own))!;
  const share = (part: number) => Math.floor((4 * part) / lines);
  return [
    `alike=${lines <= 2 ? 1 : lines <= 6 ? 2 : lines <= 15 ? 3 : 4}`,
    `alike dated=${share(dated)}`,
    `alike named=${share(named)}`,
    `alike headings=${share(bullets)}`,
  ];
}

function listWords({ words }: LineFacts): string[] {
  if (words.length === 0) return ["wordless"];
  const own = words.length <= 9 ? [...new Set(words)].map((word) => `w=${word}`) : [];
  return [...own, `first=${words[0]}`, `last=${words.at(-1)}`];
}

/** Whether style, side and place change against the line above. */
function listBeside(facts: readonly LineFacts[], at: number): string[] {
  const [above, own] = [facts[at - 1], facts[at]!];
  if (above === undefined) return ["opens"];
  const features = [
    `change=${above.style === own.style ? "no" : `${above.style}>${own.style}`}`,
    `moves=${above.indent}>${own.indent}`,
  ];
  if (above.line.column !== own.line.column) features.push("crosses");
  if (at < 8) features.push(`line=${at}`);
  return features;
}
