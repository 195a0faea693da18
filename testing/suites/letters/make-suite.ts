// Makes the suite from its seeds: node testing/suites/letters/make-suite.ts. The seeds are written by hand, with two true
// wordings of each bullet; here each is said about its own employer, and falsified in one respect at a time.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Bullet = { text: string; wordings: string[] };
type SeedJob = { title: string; employer: string; dates: string; bullets: Bullet[] };
type Seed = {
  trade: string;
  name: string;
  jobs: SeedJob[];
  study: string;
  skills: string;
  false: Record<string, string>;
};

const here = import.meta.dirname;
const seeds = readFileSync(join(here, "seeds.txt"), "utf8")
  .split(/^(?=trade: )/m)
  .filter((part) => part.trim() !== "")
  .map(readSeed);
const planted: object[] = [];
const paraphrased: object[] = [];
for (const seed of seeds) {
  const resumeText = writeResume(seed);
  const plant = (kind: string, truth: string, lie: string) => {
    if (truth === lie) throw new Error(`${seed.trade} ${kind}: '${lie}' is not false`);
    planted.push({
      id: `${seed.trade}-${kind}-${planted.length + 1}`,
      setAside: planted.length % 3 === 2,
      trade: seed.trade,
      kind,
      resumeText,
      true: truth,
      false: lie,
    });
  };
  const say = (sentence: string) =>
    paraphrased.push({
      id: `${seed.trade}-${paraphrased.length + 1}`,
      setAside: paraphrased.length % 3 === 2,
      trade: seed.trade,
      resumeText,
      sentence,
    });
  for (const [index, job] of seed.jobs.entries()) {
    const other = seed.jobs[1 - index]!;
    for (const [nth, bullet] of job.bullets.entries()) {
      const [first, second] = bullet.wordings as [string, string];
      const at = (employer: string, sentence: string) => `At ${employer}, ${keepCase(sentence)}`;
      const own = at(job.employer, first);
      for (const sentence of [
        first,
        second,
        own,
        at(job.employer, second),
        `As ${job.title} at ${job.employer}, ${keepCase(first)}`,
      ])
        say(sentence);
      const number = /\d[\d,.]*/.exec(first)![0];
      plant("number", first, first.replace(number, raise(number)));
      plant(
        "number-paraphrased",
        second,
        second.replaceAll(/\d[\d,.]*/g, (digits) => raise(digits)),
      );
      const unit = / %| percent/.test(first)
        ? first.replace(/ (?:%|percent)/, " hours")
        : first.replace(number, `${number} %`);
      plant("unit", first, unit);
      plant("employer", own, at(seed.false.employer!, first));
      plant("jobs-mixed", own, at(other.employer, first));
      plant("skill", first, first.replace(/\.$/, ` using ${seed.false.skill}.`));
      plant(
        "title",
        `As ${job.title} at ${job.employer}, ${keepCase(first)}`,
        `As ${seed.false.title} at ${job.employer}, ${keepCase(first)}`,
      );
      plant("outcome", first, first.replace(/\.$/, ", which won a national award for the business."));
      plant("outcome-number", second, second.replace(/\.$/, ", and profits doubled."));
      if (nth === 0) plant("superlative", first, `I am an expert, and ${keepCase(first)}`);
      if (/^I (?:assisted|helped|supported|contributed|participated)/.test(first))
        plant("ownership", first, first.replace(/^I \w+(?: in| with| to)?/, "I led"));
    }
  }
  const [degree] = seed.study.split(",");
  say(`I hold ${article(degree!)} from ${seed.study.split(",")[1]!.trim()}.`);
  plant("degree", `I hold ${article(degree!)}.`, `I hold ${article(seed.false.degree!)}.`);
  plant(
    "degree-paraphrased",
    `I completed ${article(degree!)} at ${seed.study.split(",")[1]!.trim()}.`,
    `I completed ${article(seed.false.degree!)} at ${seed.study.split(",")[1]!.trim()}.`,
  );
  plant(
    "skill-listed",
    `My skills include ${seed.skills.split(", ")[0]}.`,
    `My skills include ${seed.skills.split(", ")[0]} and ${seed.false.skill}.`,
  );
}
// One word more than is true, in wordings of its own: planted last, so that the lines above keep their numbers.
const INSERTED =
  "robotics chemotherapy litigation blockchain scaffolding ultrasound irrigation conveyancing espresso taxidermy aviation plumbing dentistry podcasting beekeeping embroidery".split(
    " ",
  );
for (const [index, seed] of seeds.entries()) {
  const resumeText = writeResume(seed);
  const word = INSERTED[(index * 5) % INSERTED.length]!;
  for (const job of seed.jobs) {
    for (const { wordings } of job.bullets) {
      const [first, second] = wordings as [string, string];
      for (const [truth, lie] of [
        [first, first.replace(/\.$/, ` and ${word}.`)],
        [second, second.replace(/\.$/, `, including ${word}.`)],
        [first, `At ${job.employer}, ${keepCase(first).replace(/\.$/, ` with ${word}.`)}`],
      ] as const)
        planted.push({
          id: `${seed.trade}-inserted-${planted.length + 1}`,
          setAside: planted.length % 3 === 2,
          trade: seed.trade,
          kind: "inserted",
          resumeText,
          true: truth,
          false: lie,
        });
    }
  }
}
writeFileSync(join(here, "planted.jsonl"), `${planted.map((line) => JSON.stringify(line)).join("\n")}\n`);
writeFileSync(
  join(here, "paraphrased.jsonl"),
  `${paraphrased.map((line) => JSON.stringify(line)).join("\n")}\n`,
);
console.log(`${planted.length} planted, ${paraphrased.length} paraphrased, ${seeds.length} trades`);

function readSeed(part: string): Seed {
  const seed: Seed = { trade: "", name: "", jobs: [], study: "", skills: "", false: {} };
  for (const line of part.trim().split("\n")) {
    const [key, rest] = [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)];
    const bars = rest.split(" | ");
    if (key === "trade:") [seed.trade, seed.name] = bars as [string, string];
    else if (key === "job:")
      seed.jobs.push({ title: bars[0]!, employer: bars[1]!, dates: bars[2]!, bullets: [] });
    else if (key === "study:") seed.study = rest;
    else if (key === "skills:") seed.skills = rest;
    else if (key === "false:")
      seed.false = Object.fromEntries(rest.split("; ").map((pair) => pair.split("=") as [string, string]));
    else if (key === "-") {
      const [text, ...wordings] = rest.split(" || ");
      seed.jobs.at(-1)!.bullets.push({ text: text!, wordings });
    }
  }
  return seed;
}

function writeResume({ name, jobs, study, skills }: Seed): string {
  const done = jobs.map(
    ({ title, employer, dates, bullets }) =>
      `${title} | ${employer} | ${dates}\n${bullets.map(({ text }) => `- ${text}`).join("\n")}`,
  );
  return `${name}\n${name.toLowerCase().replace(" ", ".")}@example.com\n\nExperience\n\n${done.join("\n\n")}\n\nEducation\n${study}\n\nSkills\n${skills}\n`;
}

function raise(digits: string): string {
  const tail = /[.,]+$/.exec(digits)?.[0] ?? "";
  const bare = digits.slice(0, digits.length - tail.length);
  if (bare.includes(".")) return `${(Number(bare) + 1.5).toFixed(1)}${tail}`;
  const value = Number(bare.replace(/,/g, "")) + 3;
  return `${bare.includes(",") ? value.toLocaleString("en-US") : value}${tail}`;
}

function keepCase(sentence: string): string {
  return /^I\b/.test(sentence) ? sentence : sentence[0]!.toLowerCase() + sentence.slice(1);
}

function article(degree: string): string {
  return `${/^[AEIOM](?:[a-z]|BA)/.test(degree) && !/^Master/.test(degree) ? "an" : "a"} ${degree}`;
}
