import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Job } from "#engine/job/model/job.ts";
import { readJob } from "#engine/job/read-job.ts";
import type { Locale } from "#engine/knowledge/locales/locale.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";

const house = new URL("..", import.meta.url).pathname;

/** A language that nobody speaks; its code is kept free for such. */
const INVENTED: Locale = {
  language: "qaa",
  name: "Invented",
  headings: {
    experience: ["orvantil"],
    education: ["lernaval"],
    skills: ["kensverd"],
    languages: ["tungel"],
  },
  headingStems: { certificates: { tells: ["attesk"] } },
  adHeadings: { requirements: ["kravotil"], benefits: ["breskanal"] },
  months: "jenk febo mark apel majo junk jolk agost sepk oktu novk deck".split(" ").map((month) => [month]),
  dates: { to: ["nalo"], present: ["huidan"] },
  degrees: {
    names: ["ostrodak"],
    schools: ["murosk"],
    levels: { bachelor: ["ostrodak"] },
    grades: ["zunt"],
    beforeField: ["vo"],
  },
  organisations: { legalForms: ["gulm"] },
  titles: { nouns: ["skelvar", "brudnek"] },
  languageNames: ["ilvanek"],
  streets: { compoundEndings: ["strup"] },
};

const RESUME = `Anna Doren
Kelmstrup 12
anna@mail.example

ORVANTIL
Skelvar, Norvik Gulm
majo 2019 nalo huidan
- Docker
Brudnek, Halten Gulm
febo 2016 nalo apel 2019
- PostgreSQL

LERNAVAL
Ostrodak vo Fermatik, Tilvik Murosk
2012 nalo 2015
Zunt 4

KENSVERD
Docker, PostgreSQL

TUNGEL
Ilvanek

ATTESKAN
Welding Inspector 2018
`;

const AD = `Skelvar

Kravotil
- Docker
- Ostrodak

Breskanal
- Yoga
`;

/** What both readers, of this folder, make of the two. */
const program = (folder: string) => `
  import { readResume } from ${JSON.stringify(`${folder}/engine/resume/read-resume.ts`)};
  import { readPlainText } from ${JSON.stringify(`${folder}/engine/resume/read-plain-text.ts`)};
  import { readJob } from ${JSON.stringify(`${folder}/engine/job/read-job.ts`)};
  const { resume, ad } = JSON.parse(process.argv[1]);
  console.log(JSON.stringify({ resume: readResume(readPlainText(resume)), job: readJob(ad) }));
`;

type Answer = { resume: Resume; job: Job };

/** A copy of the engine, to which the language is added as the documentation says: its file, its import, its place. */
function addLanguage(folder: string): void {
  const isCode = (path: string) => !path.endsWith(".test.ts") && !path.endsWith(".tsv");
  cpSync(join(house, "engine"), join(folder, "engine"), { recursive: true, filter: isCode });
  cpSync(join(house, "package.json"), join(folder, "package.json"));
  symlinkSync(join(house, "node_modules"), join(folder, "node_modules"));
  const locales = join(folder, "engine/knowledge/locales");
  writeFileSync(join(locales, "qaa.json"), JSON.stringify(INVENTED));
  const list = readFileSync(join(locales, "all-locales.ts"), "utf8");
  const withIts = `import qaa from "./qaa.json" with { type: "json" };\n${list.replace("  af,\n", "  af,\n  qaa,\n")}`;
  writeFileSync(join(locales, "all-locales.ts"), withIts);
}

/** What was read, by its words. */
function wordsOf({ resume, job }: Answer) {
  const years = (entry: Resume["jobs"][number] | Resume["education"][number]) =>
    [entry.from, entry.to].map((date) => date?.at.year ?? null);
  return {
    resume: {
      sections: resume.sections.map(({ kind }) => kind),
      address: resume.contact.address?.value ?? null,
      jobs: resume.jobs.map((one) => [one.title, one.employer, ...years(one), one.current]),
      studies: resume.education.map((one) => [one.degree, one.field, one.school, ...years(one)]),
      certificates: resume.certificates.map(({ quote }) => quote),
      languages: resume.languages.map(({ quote }) => quote),
    },
    ad: {
      sections: job.sections.map(({ kind }) => kind),
      title: job.title?.quote ?? null,
      degrees: job.degrees.map(({ level, quote }) => [level, quote]),
      terms: job.terms.filter(({ kind }) => kind === "hard").map(({ label, need }) => [label, need]),
    },
  };
}

describe("a language is one file", () => {
  const folder = mkdtempSync(join(tmpdir(), "new-language-"));
  let read: ReturnType<typeof wordsOf>;
  const unread = wordsOf({ resume: readResume(readPlainText(RESUME)), job: readJob(AD) });

  beforeAll(() => {
    addLanguage(folder);
    const input = JSON.stringify({ resume: RESUME, ad: AD });
    const args = ["--input-type=module", "-e", program(folder), input];
    const child = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(child.stderr).toBe("");
    read = wordsOf(JSON.parse(child.stdout));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("of a resume sections, jobs, studies, an unlisted heading and a street are read by its words", () => {
    expect(read.resume).toEqual({
      sections: ["experience", "education", "skills", "languages", "certificates"],
      address: "Kelmstrup 12",
      jobs: [
        ["Skelvar", "Norvik Gulm", 2019, null, true],
        ["Brudnek", "Halten Gulm", 2016, 2019, false],
      ],
      studies: [["Ostrodak", "Fermatik", "Tilvik Murosk", 2012, 2015]],
      certificates: ["Welding Inspector 2018"],
      languages: ["Ilvanek"],
    });
  });

  test("of an ad its parts, its title and what it asks for", () => {
    expect(read.ad).toEqual({
      sections: ["summary", "requirements", "benefits"],
      title: "Skelvar",
      degrees: [["bachelor", "Ostrodak"]],
      terms: [["Docker", "must"]],
    });
  });

  test("it is the file that does it: without it hardly anything is read", () => {
    expect(unread.resume).toEqual({
      sections: [],
      address: null,
      jobs: [],
      studies: [],
      certificates: [],
      languages: [],
    });
    expect(unread.ad).toMatchObject({ sections: ["summary"], degrees: [] });
  });
});
