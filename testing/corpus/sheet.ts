/** An invented person's resume in a short notation (see `readSheet`), before it is laid out. */
export type Sheet = {
  /** File name. */
  id: string;
  name: string;
  after: string;
  /** Before the name, and no part of it. */
  title: string;
  headline: string;
  email: string;
  phone: string;
  /** A second number printed right after the first; the first is the truth. */
  phone2: string;
  /** Lines of the address. */
  address: string[];
  /** As printed; empty when only `linkedinUrl` is there. */
  linkedin: string;
  linkedinUrl: string;
  look: Record<string, string>;
  parts: Part[];
};

export type Part = {
  kind: string;
  heading: string;
  jobs: SheetJob[];
  studies: SheetStudy[];
  items: string[];
  text: string[];
};

export type SheetJob = { title: string; employer: string; place: string; dates: string; bullets: string[] };
export type SheetStudy = { degree: string; field: string; school: string; place: string; dates: string; notes: string[] };

/**
 * Reads sheets apart by lines of '===='. `key: value` lines come first; `= kind | heading` opens a section; `* …` is a job
 * (title | employer | place | dates) or a study (degree | field | school | place | dates); `- …` belongs to it, or is an
 * item; other lines are text.
 */
export function readSheets(source: string): Sheet[] {
  return source
    .split(/^====+$/m)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(readSheet);
}

function readSheet(source: string): Sheet {
  const facts: Record<string, string> = {};
  const parts: Part[] = [];
  for (const raw of source.split("\n")) {
    const line = raw.trim();
    if (line === "") continue;
    const part = parts.at(-1);
    if (line.startsWith("= ")) {
      const [kind, heading] = splitBars(line.slice(2));
      parts.push({ kind: kind!, heading: heading ?? "", jobs: [], studies: [], items: [], text: [] });
    } else if (part === undefined) {
      const colon = line.indexOf(":");
      facts[line.slice(0, colon)] = line.slice(colon + 1).trim();
    } else if (line.startsWith("* ")) addEntry(part, line.slice(2));
    else if (line.startsWith("- ")) addItem(part, line.slice(2));
    else part.text.push(line);
  }
  const [linkedin, linkedinUrl] = splitBars(facts.linkedin ?? "");
  return {
    id: facts.id!,
    name: facts.name!,
    after: facts.after ?? "",
    title: facts.title ?? "",
    headline: facts.headline ?? "",
    email: facts.email ?? "",
    phone: facts.phone ?? "",
    phone2: facts.phone2 ?? "",
    address: (facts.address ?? "").split("//").map((one) => one.trim()).filter((one) => one !== ""),
    linkedin: linkedin ?? "",
    linkedinUrl: linkedinUrl ?? "",
    look: Object.fromEntries((facts.look ?? "").split(/\s+/).filter((one) => one !== "").map((one) => one.split("=") as [string, string])),
    parts,
  };
}

function splitBars(text: string): string[] {
  return text.split("|").map((one) => one.trim());
}

function addEntry(part: Part, text: string): void {
  const cells = splitBars(text);
  if (part.kind === "education") {
    const [degree = "", field = "", school = "", place = "", dates = ""] = cells;
    part.studies.push({ degree, field, school, place, dates, notes: [] });
  } else {
    const [title = "", employer = "", place = "", dates = ""] = cells;
    part.jobs.push({ title, employer, place, dates, bullets: [] });
  }
}

function addItem(part: Part, text: string): void {
  const entry = part.jobs.at(-1);
  const study = part.studies.at(-1);
  if (entry !== undefined) entry.bullets.push(text);
  else if (study !== undefined) study.notes.push(text);
  else part.items.push(text);
}
