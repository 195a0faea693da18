// node make-themes.mjs WORK_FOLDER: documents of the JSON Resume themes installed in WORK_FOLDER/node_modules.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { makeLabel } from "./labels.mjs";
import { PEOPLE } from "./people.mjs";
import { THEMES } from "./theme-rules.mjs";

const work = path.resolve(process.argv[2]);
const only = process.argv[3];
const here = path.dirname(fileURLToPath(import.meta.url));
for (const [theme, { people, rule }] of Object.entries(THEMES)) {
  if (only && only !== theme) continue;
  for (const [id, dates] of people) {
    const out = path.join(here, "documents", `${theme}.${id}`);
    const html = path.join(work, `${theme}.${id}.html`);
    execFileSync("node", [path.join(here, "themes.mjs"), path.join(work, "node_modules"), theme, id, dates, html]);
    execFileSync("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * 127.0.0.1:9",
      "--no-pdf-header-footer", "--virtual-time-budget=3000", `--print-to-pdf=${out}.pdf`, `file://${html}`], { stdio: "ignore", timeout: 60_000 });
    writeFileSync(`${out}.json`, `${JSON.stringify(makeLabel(PEOPLE[id], rule(PEOPLE[id], dates)), null, 2)}\n`);
  }
}
