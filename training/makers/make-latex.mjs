// node make-latex.mjs WORK_FOLDER [MAKER]: documents of the LaTeX classes of TeX Live.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { makeLabel, printDate } from "./labels.mjs";
import { LATEX, contextOf } from "./latex-makers.mjs";
import { PEOPLE } from "./people.mjs";

const work = path.resolve(process.argv[2]);
const only = process.argv[3];
const documents = path.join(path.dirname(fileURLToPath(import.meta.url)), "documents");
for (const maker of LATEX) {
  if (only && only !== maker.id) continue;
  for (const [id, style] of maker.people) {
    const name = `${maker.id}.${id}`;
    const folder = path.join(work, "tex", name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const person = PEOPLE[id];
    const context = contextOf(person, { ...style, printDate });
    writeFileSync(path.join(folder, "cv.tex"), maker.tex(context));
    try {
      for (let run = 0; run < (maker.runs ?? 2); run += 1) {
        execFileSync(maker.engine, ["-interaction=nonstopmode", "cv.tex"], { cwd: folder, stdio: "ignore", timeout: 120_000, env: { ...process.env, SOURCE_DATE_EPOCH: "1736942400", FORCE_SOURCE_DATE: "1" } });
      }
    } catch {
      const log = readFileSync(path.join(folder, "cv.log"), "utf8");
      console.log(`${name}: ${log.split("\n").filter((line) => line.startsWith("!")).slice(0, 3).join(" / ")}`);
    }
    try {
      copyFileSync(path.join(folder, "cv.pdf"), path.join(documents, `${name}.pdf`));
    } catch {
      console.log(`${name}: no document`);
      continue;
    }
    const label = makeLabel(person, { date: style.date, present: context.today, ...maker.rule(context) });
    writeFileSync(path.join(documents, `${name}.json`), `${JSON.stringify(label, null, 2)}\n`);
  }
}
