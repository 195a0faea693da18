// How much of the printed LinkedIn profiles is read, the part set aside apart: node bench/linkedin-quality.ts [--quiet]
import { readdir, readFile } from "node:fs/promises";
import type { Profile } from "#engine/linkedin/profile.ts";
import { readProfileDocument } from "#engine/linkedin/read-document.ts";
import { readExport } from "#engine/linkedin/read-export.ts";
import { readExportZip } from "#server/adapters/linkedin-export/read-export-zip.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { describeTimes } from "./quantiles.ts";

type Tally = { right: number; read: number; there: number };

const quiet = process.argv.includes("--quiet");
const made = new URL("../testing/corpus/linkedin/made/", import.meta.url).pathname;
const files = (await readdir(made)).filter((file) => file.endsWith(".pdf")).sort();
const reader = await openPdfiumReader(await compilePdfium());
const parts = { working: new Map<string, Tally>(), aside: new Map<string, Tally>() };
/** Profiles of which a field, or the number of a field's entries, is wholly right. */
const whole = { working: new Map<string, number>(), aside: new Map<string, number>() };
const times: number[] = [];

for (const [index, file] of files.entries()) {
  const part = index % 3 === 2 ? "aside" : "working";
  const truth: Profile = JSON.parse(await readFile(made + file.replace(/pdf$/, "json"), "utf8"));
  const bytes = await readFile(made + file);
  const began = performance.now();
  const reading = await reader.read(bytes);
  if (!reading.ok) throw new Error(`${file}: ${reading.code}`);
  const { profile } = readProfileDocument(reading.document)!;
  times.push(performance.now() - began);
  const found = listFacts(profile);
  for (const field of ["name", "headline", "location", "topSkills"])
    count(part, field, isSame(found[field]!, listFacts(truth)[field]!));
  for (const field of ["positions", "education", "certifications"] as const)
    count(part, `${field} counted`, profile[field].length === truth[field].length);
  for (const [field, wanted] of Object.entries(listFacts(truth))) {
    const tally = parts[part].get(field) ?? { right: 0, read: 0, there: 0 };
    const right = wanted.filter((fact) => found[field]!.includes(fact));
    tally.right += right.length;
    tally.read += found[field]!.length;
    tally.there += wanted.length;
    parts[part].set(field, tally);
    // What the part set aside gets wrong is counted and not shown, so that no rule is fitted to it.
    if (!quiet && part === "working") {
      for (const fact of wanted.filter((one) => !right.includes(one)))
        console.log(`${file} ${field} missed: ${fact}`);
      for (const fact of found[field]!.filter((one) => !right.includes(one)))
        console.log(`${file} ${field} wrong: ${fact}`);
    }
  }
}
for (const [part, tallies] of Object.entries(parts)) {
  const profiles = files.filter((_, index) => (index % 3 === 2) === (part === "aside")).length;
  console.log(`\n${part}: ${profiles} profiles`);
  for (const [field, right] of whole[part as keyof typeof whole])
    console.log(`${field.padEnd(22)} right in ${right} of ${profiles}`);
  for (const [field, { right, read, there }] of tallies) {
    const f1 = read + there === 0 ? 100 : (200 * right) / (read + there);
    console.log(
      `${field.padEnd(15)} F1 ${f1.toFixed(1).padStart(5)}  (right ${right}, read ${read}, there ${there})`,
    );
  }
}

console.log(`\none print, PDF to profile: ${describeTimes(times)}`);
await readExports();

function count(part: keyof typeof whole, field: string, right: boolean): void {
  whole[part].set(field, (whole[part].get(field) ?? 0) + Number(right));
}

function isSame(found: readonly string[], wanted: readonly string[]): boolean {
  return found.length === wanted.length && wanted.every((fact, index) => found[index] === fact);
}

async function readExports(): Promise<void> {
  const folder = new URL("../testing/corpus/linkedin/exports/", import.meta.url).pathname;
  const zips = (await readdir(folder)).filter((file) => file.endsWith(".zip"));
  let right = 0;
  const spent: number[] = [];
  for (const file of zips) {
    const bytes = await readFile(folder + file);
    const began = performance.now();
    const { profile } = readExport(await readExportZip(bytes));
    spent.push(performance.now() - began);
    const truth = JSON.parse(await readFile(folder + file.replace(/zip$/, "json"), "utf8"))
      .profile as Profile;
    const facts = Object.entries(listFacts(truth));
    right += Number(facts.every(([field, wanted]) => isSame(listFacts(profile)[field]!, wanted)));
  }
  console.log(`exports: ${right} of ${zips.length} wholly right; one ZIP: ${describeTimes(spent)}`);
}

/** Every fact of a profile as one comparable text, by field; white space does not count. */
function listFacts(profile: Profile): Record<string, string[]> {
  const plain = (value: string | null) => (value ?? "").replace(/\s+/g, " ").trim();
  const one = (value: string | null) => (value === null ? [] : [plain(value)]);
  const { positions, education } = profile;
  const ofRoles = (write: (position: Profile["positions"][number], index: number) => string | null) =>
    positions.flatMap((position, index) => one(write(position, index)).map((text) => `${index}: ${text}`));
  return {
    name: one(profile.name),
    headline: one(profile.headline),
    location: one(profile.location),
    email: one(profile.email),
    phone: one(profile.phone),
    linkedin: one(profile.linkedin),
    summary: one(profile.summary),
    topSkills: profile.topSkills,
    languages: profile.languages,
    certifications: profile.certifications,
    honors: profile.honors,
    publications: profile.publications,
    title: ofRoles(({ title }) => title),
    employer: ofRoles(({ employer }) => employer),
    place: ofRoles(({ place }) => place),
    dates: ofRoles(({ start, end, current }) => `${start} ${end} ${current}`),
    description: ofRoles(({ description }) => description),
    school: education.map(({ school }) => plain(school)),
    study: education.map(({ degree, field, start, end }) => `${degree} | ${field} | ${start} | ${end}`),
  };
}
