import type { ModelRequest } from "./a-model-server.ts";

/** Falsehoods of every kind the verifier knows, to be hung on a true line or said outright. */
const LIES: readonly ((line: string, place: string, nth: number) => string)[] = [
  (line, _, nth) => `I ${lower(bumpNumber(line, nth))}.`,
  (line) => `I ${lower(line)} using Kubernetes, SAP and forklift simulators.`,
  (line) => `At Vandelay Aerospace, I ${lower(line)}.`,
  (line, place) => `As Chief Executive Officer of ${place}, I ${lower(line)}.`,
  (_, place) => `At ${place}, I increased revenue by 47 % within nine months.`,
  () => "I hold a PhD in Astrophysics from the University of Oxbridge.",
  () => "I am certified as an AWS Solutions Architect and a Master Scuba Instructor.",
  (line) => `I single-handedly ${lower(line)}, which won a national award.`,
  () => "I bring 17 years of experience in neurosurgery and deep-sea drilling.",
  (line) => `I founded the company where I ${lower(line)} for 3,412 clients.`,
  () => "I am a world-class expert with an extensive and proven track record.",
  (_, place) => `At ${place}, I led a department of 260 people across 14 countries.`,
  () => "I speak Japanese, Swahili and Icelandic fluently and hold a security clearance.",
  (line) => `I ${lower(line)}, saving the firm 2.3 million dollars a year.`,
  (line, _, nth) => `In ${1951 + (nth % 23)}, I ${lower(line)}.`,
];

/** A bullet as it stands in what the model is sent. */
export type PromptLines = { bullets: string[]; places: string[] };

/**
 * A stand-in model that believes everything and invents in every sentence: a true line of the resume with a falsehood hung
 * on it, or one made up. What it wrote is kept in `lies`, so that a test can look for it in what was delivered.
 */
export function aGullibleModel(start = 0) {
  const lies = new Set<string>();
  let nth = start;
  const tell = (line: string, place: string): string => {
    nth += 1;
    const lie = LIES[nth % LIES.length]!(line, place, nth);
    lies.add(lie);
    return lie;
  };
  const write = (request: ModelRequest): string => {
    const { bullets, places } = readPrompt(request);
    const line = (index: number) =>
      bullets[(nth + index + Math.floor(nth / LIES.length)) % Math.max(1, bullets.length)] ??
      "Worked with people";
    const place = (index: number) => places[(nth + index) % Math.max(1, places.length)] ?? "the firm";
    const asked = countAsked(request);
    if (asked > 0)
      return Array.from(
        { length: asked },
        (_, index) => `${index + 1}. ${tell(line(index), place(index))}`,
      ).join("\n");
    const sentences = Array.from({ length: 12 }, (_, index) => tell(line(index), place(index)));
    return [sentences.slice(0, 4), sentences.slice(4, 8), sentences.slice(8)]
      .map((some) => some.join(" "))
      .join("\n\n");
  };
  return { write, lies };
}

/** A stand-in that says what the resume says, a bullet at a time, and in every third sentence invents. */
export function aCarelessModel() {
  const gullible = aGullibleModel();
  const write = (request: ModelRequest): string => {
    if (countAsked(request) > 0) return gullible.write(request);
    const { bullets } = readPrompt(request);
    const sentences = bullets.slice(0, 9).map((bullet) => `I ${lower(bullet)}.`);
    const lies = gullible
      .write(request)
      .replaceAll("\n\n", " ")
      .split(/(?<=\.) (?=[A-Z])/);
    const mixed = sentences.flatMap((sentence, index) =>
      index % 3 === 2 ? [sentence, lies[index]!] : [sentence],
    );
    return [mixed.slice(0, 4), mixed.slice(4, 8), mixed.slice(8)]
      .flatMap((some) => (some.length === 0 ? [] : [some.join(" ")]))
      .join("\n\n");
  };
  return { write, lies: gullible.lies };
}

function readPrompt({ data }: ModelRequest): PromptLines {
  const resume = data.slice(0, data.indexOf("JOB AD"));
  const bullets = [...resume.matchAll(/^- (.{12,200})$/gm)].map(([, text]) =>
    text!
      .replace(/^\[\w+\] /, "")
      .replace(/ \((?:at|as) [^()]*\)$/, "")
      .replace(/\.$/, ""),
  );
  const places = [...resume.matchAll(/(?:[ (]at |, | \| | - | – )((?:\p{Lu}[\p{L}&'.]+ ?){1,4})/gu)].map(
    ([, text]) => text!.trim(),
  );
  return { bullets, places };
}

/** How many sentences a request wants written anew; 0 for a whole letter. */
function countAsked({ data }: ModelRequest): number {
  return /resume does not vouch for them/.test(data) ? (data.match(/^ {1,3}At fault: /gm) ?? []).length : 0;
}

function lower(line: string): string {
  return /^\p{Lu}\p{Ll}/u.test(line) ? line[0]!.toLowerCase() + line.slice(1) : line;
}

/** Every number raised; where there is none, one made up. */
function bumpNumber(line: string, nth: number): string {
  if (!/\d/.test(line)) return `${line} for ${130 + nth} customers`;
  return line.replace(/\d+/g, (digits) => String(Number(digits) + 1 + (nth % 7)));
}
