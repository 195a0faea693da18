import type { Sheet } from "./sheet.ts";

/** What a reader of the printed page would say the resume holds. */
export type Truth = {
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  linkedin: string | null;
  sections: { kind: string; heading: string }[];
  /** `dates` as printed. */
  jobs: { title: string; employer: string; dates: string }[];
  education: { school: string; degree: string; field: string | null; dates: string }[];
  skills: string[];
  columns: number;
};

export function writeTruth(sheet: Sheet): Truth {
  const { look } = sheet;
  const order = (look.side ?? "contact,skills,languages,certificates,interests").split(",");
  const two = look.cols?.startsWith("side") || look.cols === "two";
  const sorted = two
    ? [...sheet.parts].sort((one, other) => rank(one.kind, order, look) - rank(other.kind, order, look))
    : sheet.parts;
  const sections = sorted.map(({ kind, heading }) => ({ kind, heading }));
  if (look.contactHead && look.contact === "side") sections.unshift({ kind: "contact", heading: look.contactHead.replace(/_/g, " ") });
  return {
    name: sheet.name,
    email: sheet.email || null,
    phone: sheet.phone || null,
    address: sheet.address.length > 0 ? sheet.address.join(", ") : null,
    linkedin: (/linkedin\.com/.test(sheet.linkedin) ? sheet.linkedin : sheet.linkedinUrl || sheet.linkedin) || null,
    sections,
    jobs: sheet.parts
      .filter((part) => part.kind === "experience")
      .flatMap((part) => part.jobs.map(({ title, employer, dates }) => ({ title, employer, dates }))),
    education: sheet.parts
      .filter((part) => part.kind === "education")
      .flatMap((part) => part.studies.map(({ school, degree, field, dates }) => ({ school, degree, field: field || null, dates }))),
    skills: sheet.parts.filter((part) => part.kind === "skills").flatMap((part) => [...part.text, ...part.items].flatMap(splitItems)),
    columns: two ? 2 : 1,
  };
}

function rank(kind: string, side: readonly string[], look: Record<string, string>): number {
  const inSide = side.includes(kind);
  return look.cols === "sideRight" || look.cols === "two" ? Number(inSide) : Number(!inSide);
}

/** 'Tools: MIG, TIG' names two skills; a colon's label is not one. */
function splitItems(item: string): string[] {
  return item
    .replace(/^[^:]{2,40}: /, "")
    .split(/[,;]\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
