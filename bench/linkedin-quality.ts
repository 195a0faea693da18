// How much of the printed LinkedIn profiles is read, the part set aside apart: node bench/linkedin-quality.ts [--quiet]
import { readdir, readFile } from "node:fs/promises";
import type { Profile } from "#engine/linkedin/profile.ts";
import { readProfileDocument } from "#engine/linkedin/read-document.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";

type Tally = { right: number; read: number; there: number };

const quiet = process.argv.includes("--quiet");
const made = new URL("../testing/corpus/linkedin/made/", import.meta.url).pathname;
const files = (await readdir(made)).filter((file) => file.endsWith(".pdf")).sort();
const reader = await openPdfiumReader(await compilePdfium());
const parts = { working: new Map<string, Tally>(), aside: new Map<string, Tally>() };

for (const [index, file] of files.entries()) {
  const part = index % 3 === 2 ? "aside" : "working";
  const truth: Profile = JSON.parse(await readFile(made + file.replace(/pdf$/, "json"), "utf8"));
  const reading = await reader.read(await readFile(made + file));
  if (!reading.ok) throw new Error(`${file}: ${reading.code}`);
  const found = listFacts(readProfileDocument(reading.document)!.profile);
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
  console.log(
    `\n${part}: ${files.filter((_, index) => (index % 3 === 2) === (part === "aside")).length} profiles`,
  );
  for (const [field, { right, read, there }] of tallies) {
    const f1 = read + there === 0 ? 100 : (200 * right) / (read + there);
    console.log(
      `${field.padEnd(15)} F1 ${f1.toFixed(1).padStart(5)}  (right ${right}, read ${read}, there ${there})`,
    );
  }
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
