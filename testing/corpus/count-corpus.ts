// Counts the corpus by maker, trade, country and script, and lists what is too large: node testing/corpus/count-corpus.ts
import { readdir, readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import type { CorpusTruth } from "./quality-rows.ts";
import { isSetAside } from "./set-aside.ts";

const here = new URL("./", import.meta.url).pathname;
const about: Record<string, [string, string, string]> = JSON.parse(await readFile(`${here}about.json`, "utf8"));
const counts: Record<string, Map<string, number>> = { folder: new Map(), part: new Map(), maker: new Map(), trade: new Map(), country: new Map(), script: new Map() };
const add = (row: string, key: string) => counts[row]!.set(key, (counts[row]!.get(key) ?? 0) + 1);
const people = new Set<string>();
for (const folder of ["resumes", "makers/made", "invariance", "first-sight"]) {
  for (const file of (await readdir(here + folder)).filter((name) => name.endsWith(".pdf")).sort()) {
    const id = basename(file, ".pdf");
    const truth: CorpusTruth = JSON.parse(await readFile(`${here}${folder}/${id}.json`, "utf8"));
    const [trade, country, script] = truth.about === undefined ? (about[id] ?? ["unknown", "unknown", "Latin"]) : [truth.about.trade, truth.about.country, truth.about.script];
    add("folder", folder);
    add("part", isSetAside(id) ? "set aside" : "development");
    const spoilt = truth.textLayer === false ? (id.startsWith("scan") ? " as a scan" : " without letter tables") : id.startsWith("protected") ? " and qpdf" : "";
    add("maker", (truth.about?.maker ?? "chromium") + spoilt);
    add("trade", truth.resume === false ? "no resume" : trade);
    if (truth.resume !== false) {
      add("country", country);
      add("script", script);
      people.add(truth.name);
    }
    const { size } = await stat(`${here}${folder}/${file}`);
    if (size > 80 * 1024) console.log(`${folder}/${file}: ${Math.ceil(size / 1024)} kB`);
  }
}
console.log(`${people.size} people`);
for (const [row, count] of Object.entries(counts)) console.log(`${row} (${count.size}): ${[...count].sort((a, b) => b[1] - a[1]).map(([key, number]) => `${key} ${number}`).join(", ")}`);
