import { readJob } from "#engine/job/read-job.ts";
import { readAdSuite } from "../testing/suites/read-ad-suite.ts";

/** How long ads take, usual and hostile ones of 50,000 characters: `node bench/job-speed.ts`. Milliseconds, best of three. */
const SIZE = 50_000;
const fill = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);

const hostile: Record<string, string> = {
  "one word": fill("a"),
  "camel word": fill("abcDef"),
  "10,000 bullets": fill("• x\n"),
  "bullets in one line": fill("• "),
  "glued names": fill("McDonJavaScriptWord "),
  "glued items": fill("skillsExperience with SQLMust have "),
  "opened tags": fill("<p "),
  "endless scripts": fill("<script>"),
  comments: fill("<!--"),
  entities: fill("&amp;"),
  controls: fill("\u0007\u202e"),
  "mixed scripts": fill("aбعد漢🙂 "),
  "one sentence of skills": fill("Python, Go and SQL required or preferred, "),
  "one sentence of cues": fill("required preferred must have "),
  headings: fill("Requirements:\n"),
  "labels without end": fill("Salary: "),
  "capital words": fill("Acme "),
  "capital words with dots": fill("St. Co. "),
  years: fill("5 years of "),
  degrees: fill("Bachelor's degree in x, "),
  parentheses: fill("(SQL "),
  spaces: fill(" "),
  lines: fill("\n"),
  dots: fill("a.Bcd"),
  ampersands: fill("R & "),
  drivers: fill("full valid current "),
  shifts: fill("rotating night weekend "),
};

readJob("warm up: SQL");
const usual = readAdSuite()
  .map((ad) => timeOf(ad.text))
  .sort((a, b) => a - b);
console.log(
  `usual ads: median ${usual[usual.length >> 1]!.toFixed(1)}, 95th ${usual[Math.floor(usual.length * 0.95)]!.toFixed(1)}`,
);
for (const [name, text] of Object.entries(hostile)) console.log(name.padEnd(26), timeOf(text).toFixed(0));

function timeOf(text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    readJob(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}
