import { makeChance } from "./make-chance.ts";

export type PlantedLie = {
  kind: string;
  line: string;
  /** A false wording of the line. */
  text: string;
  place: { title: string; employer: string };
  inSummary: boolean;
};

const PLACE = { title: "Coordinator", employer: "Quibbleton Works" };
const TOOLS = [
  "Kubernetes",
  "SAP",
  "Salesforce",
  "Rust",
  "AutoCAD",
  "Tableau",
  "Terraform",
  "Xero",
  "SolidWorks",
  "Hadoop",
];
const EMPLOYERS = [
  "Vandelay Aerospace",
  "Harbour Trust",
  "the Ministry of Transport",
  "Juniper & Pine",
  "Acme",
];
const TITLES = [
  "Director",
  "Head of Operations",
  "Chief Executive Officer",
  "Senior Manager",
  "Team Lead",
  "Principal Engineer",
];
const OUTCOMES = [
  ", raising revenue by 23 %",
  ", which won a national award",
  ", saving two million dollars a year",
  ", cutting errors by half",
  " and was promoted within a year",
  ", improving satisfaction to 98 %",
  " and doubled the output",
  ", earning the trust of the board",
];
const DEGREES = [
  ", with a PhD in Physics",
  " as a certified AWS Solutions Architect",
  " and hold an MBA",
  ", with a security clearance",
];
const DEEDS = ["Led", "Founded", "Directed", "Invented", "Headed", "Pioneered", "Spearheaded", "Owned"];
const PRAISE = [
  "Single-handedly",
  "Successfully and expertly",
  "Independently",
  "Solely",
  "Globally",
  "Personally",
];
const SCOPES = [
  "international",
  "award-winning",
  "mission-critical",
  "Fortune 500",
  "nationwide",
  "senior",
  "enterprise",
];

type Chance = ReturnType<typeof makeChance>;
type Lie = (line: string, chance: Chance, others: readonly string[]) => string | null;

const lower = (text: string) => text[0]!.toLowerCase() + text.slice(1);
const words = (text: string) => text.split(" ");
const bare = (word: string) => word.replace(/[^\p{L}\p{N}%$£€.+#-]/gu, "").replace(/\.$/, "");
/** They may stand for each other. */
const TIES = /^(?:each|every|within|through|across|using|with)$/;
/** Words that name something, past the first. */
const named = (text: string) =>
  words(text)
    .slice(1)
    .map(bare)
    .filter((word) => /^\p{L}{4,}$/u.test(word) && !TIES.test(word));

const LIES: Readonly<Record<string, Lie>> = {
  "a number raised": (line, chance) => {
    const numbers = [...line.matchAll(/\d[\d,.]*\d|\d/g)];
    if (numbers.length === 0) return null;
    const { 0: number, index } = chance.pick(numbers);
    const other = String(Number(number.replace(/,/g, "")) + 1 + chance.upTo(90));
    return line.slice(0, index) + other + line.slice(index + number.length);
  },
  "two numbers exchanged": (line) => {
    const [one, other] = [...line.matchAll(/\d[\d,.]*\d|\d/g)];
    if (one === undefined || other === undefined || one[0] === other[0]) return null;
    const between = line.slice(one.index + one[0].length, other.index);
    return line.slice(0, one.index) + other[0] + between + one[0] + line.slice(other.index + other[0].length);
  },
  "a number put in": (line, chance) => {
    const thing = chance.pick(
      named(line)
        .filter((word) => /s$/.test(word))
        .concat(""),
    );
    return thing === "" ? null : line.replace(` ${thing}`, ` ${5 + chance.upTo(400)} ${thing}`);
  },
  "a tool put in": (line, chance) => `${line} with ${chance.pick(TOOLS)}`,
  "a tool exchanged": (line, chance) => {
    const tools = words(line)
      .slice(1)
      .filter((word) => /^\p{Lu}[\p{L}+#]*$/u.test(word));
    return tools.length === 0 ? null : line.replace(chance.pick(tools), chance.pick(TOOLS));
  },
  "an employer put in": (line, chance) => `${line} at ${chance.pick(EMPLOYERS)}`,
  "a title put in": (line, chance) => `As ${chance.pick(TITLES)}, ${lower(line)}`,
  "an outcome put in": (line, chance) => line + chance.pick(OUTCOMES),
  "a degree put in": (line, chance) => line + chance.pick(DEGREES),
  "a deed raised": (line, chance) => [chance.pick(DEEDS), ...words(line).slice(1)].join(" "),
  "praise put in": (line, chance) => `${chance.pick(PRAISE)} ${lower(line)}`,
  "a scope put in": (line, chance) => {
    const thing = chance.pick(named(line));
    return line.replace(` ${thing}`, ` ${chance.pick(SCOPES)} ${thing}`);
  },
  "a limit left out": (line) => {
    const said = line.replace(
      /\b(?:about|up to|Assisted the head chef in|under the supervision of a|within six|Drafted|helping with|no) /,
      (limit) => (limit.startsWith("Assisted") ? "Led " : limit.startsWith("Drafted") ? "Signed " : ""),
    );
    return said === line ? null : said;
  },
  "ends exchanged": (line) => {
    const said = line
      .replace(/from (\p{L}+) to (\p{L}+)/u, "from $2 to $1")
      .replace(/between three (\p{L}+) and 22 (\p{L}+)/u, "between three $2 and 22 $1");
    return said === line ? null : said;
  },
  "two things exchanged": (line, chance) => {
    const things = [...new Set(named(line).filter((word) => /^\p{Ll}/u.test(word)))];
    const [one, other] = [chance.pick(things), chance.pick(things)];
    const parts = words(line);
    // Things side by side are a list, which may come in another order.
    const places = [one, other].map((thing) => parts.findIndex((word) => bare(word) === thing));
    if (one === other || Math.abs(places[0]! - places[1]!) < 4) return null;
    const swapped = parts.map((word) =>
      bare(word) === one ? word.replace(one, other) : bare(word) === other ? word.replace(other, one) : word,
    );
    return swapped.join(" ");
  },
  "a thing of another line": (line, chance, others) => {
    const thing = chance.pick(named(line));
    const other = chance.pick(named(chance.pick(others)));
    return line.includes(other) ? null : line.replace(` ${thing}`, ` ${other}`);
  },
  "the end of another line": (line, chance, others) => {
    const other = chance.pick(others);
    const tail = /(?:, | and | for | with )[^,]*$/.exec(other)?.[0];
    return tail === undefined ? null : line + tail;
  },
};

/** Said in a summary: under another title, at another employer. */
const SUMMARY_LIES: Readonly<Record<string, Lie>> = {
  "an employer exchanged": (line, chance) => `As Coordinator at ${chance.pick(EMPLOYERS)}, ${lower(line)}.`,
  "a title exchanged": (line, chance) => `As ${chance.pick(TITLES)} at Quibbleton Works, ${lower(line)}.`,
  "a title raised": (line, chance) =>
    `As ${chance.pick(["Senior", "Lead", "Chief"])} Coordinator, ${lower(line)}.`,
  "an end put on": (line, chance) =>
    `As Coordinator at Quibbleton Works, ${lower(line)}${chance.pick(OUTCOMES)}.`,
  "years put in": (line, chance) => `With ${5 + chance.upTo(20)} years of experience, ${lower(line)}.`,
};

/** False wordings of lines, of every kind in turn, hung on the line or on a true wording of it; the same for the same seed. */
export function plantLies(
  rows: readonly (readonly [string, ...string[]])[],
  most: number,
  seed: string,
): PlantedLie[] {
  const chance = makeChance(seed);
  const kinds = [...Object.entries(LIES), ...Object.entries(SUMMARY_LIES)];
  const truths = new Set(rows.flat());
  const lies = new Map<string, PlantedLie>();
  for (let turn = 0; lies.size < most && turn < 50 * most; turn += 1) {
    const [kind, make] = kinds[turn % kinds.length]!;
    const row = chance.pick(rows);
    const others = rows.filter((one) => one !== row).map(([line]) => line);
    const text = make(chance.pick(row), chance, others);
    if (text === null || truths.has(text)) continue;
    lies.set(`${row[0]} ${text}`, {
      kind,
      line: row[0],
      text,
      place: PLACE,
      inSummary: kind in SUMMARY_LIES,
    });
  }
  return [...lies.values()];
}
