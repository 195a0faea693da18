// How the processor's time grows with hostile texts: node bench/hostile-growth.ts [short] [long] [reader]. For each reader and each
// text of testing/hostile-texts.ts the time at `long` characters over that at `short`, the worst twenty first. Five times
// the length may take six times as long (linear, with room for the machine).
import { readJob } from "#engine/job/read-job.ts";
import { verifyLetter } from "#engine/letter/verify-letter.ts";
import { readPastedProfile } from "#engine/linkedin/read-pasted-profile.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { hostileTexts, repeatTo } from "../testing/hostile-texts.ts";
import { layText } from "../testing/lay-text.ts";

const numbers = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number);
const only = process.argv.slice(2).find((word) => /^[a-z]+$/.test(word));
const [short = 10_000, long = 50_000] = numbers;

const resume = readResume(
  readPlainText(
    "Ada Byrne\nada@mail.example\nExperience\nNurse, Hill Clinic, 2019 - 2021\n- Cared for 8 patients\n",
  ),
);
const job = readJob("Nurse\nYou care for patients. Wound care required.");
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  ad: readJob,
  letter: (text) => verifyLetter(text, resume, job),
  resume: (text) => readResume(readPlainText(text)),
  pages: (text) => readResume(readPages(layText(text))),
  profile: readPastedProfile,
};

function millisecondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

type Row = { reader: string; name: string; short: number; long: number; growth: number };
const rows: Row[] = [];
for (const [reader, read] of Object.entries(READERS)) {
  if (only !== undefined && only !== reader) continue;
  for (const { name, unit } of hostileTexts()) {
    read(repeatTo(unit, 500));
    const least = (length: number) => {
      const text = repeatTo(unit, length);
      const first = millisecondsOf(() => read(text));
      return first > 1000
        ? first
        : Math.min(
            first,
            millisecondsOf(() => read(text)),
          );
    };
    const [small, large] = [least(short), least(long)];
    rows.push({ reader, name, short: small, long: large, growth: large / Math.max(small, 1) });
  }
}
const allowed = (1.2 * long) / short;
rows.sort((a, b) => b.growth - a.growth || b.long - a.long);
console.log(
  `${rows.length} texts; ${rows.filter(({ growth }) => growth > allowed).length} grow more than ${allowed} times`,
);
for (const { reader, name, short: small, long: large, growth } of rows.slice(0, 20))
  console.log(
    `${reader.padEnd(8)} ${name.padEnd(28)} ${small.toFixed(1).padStart(8)} ms ${large.toFixed(1).padStart(9)} ms  x ${growth.toFixed(1)}`,
  );
const slowest = [...rows].sort((a, b) => b.long - a.long).slice(0, 5);
console.log(
  `slowest: ${slowest.map(({ reader, name, long: large }) => `${reader} ${name} ${large.toFixed(0)} ms`).join("; ")}`,
);
