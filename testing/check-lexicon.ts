import { readFileSync } from "node:fs";
import { ALL_TRADES } from "#engine/knowledge/skills/all-trades.ts";
import { readTradeFile } from "#engine/knowledge/skills/trade-file.ts";
import { checkLexicon } from "#engine/lexicon/check-lexicon.ts";

/** `npm run lexicon`: counts for each trade, then every finding with the file and line to mend. Exits 1 on findings. */
const folder = new URL("../engine/lexicon/", import.meta.url);
const imports = readFileSync(new URL("all-trades.ts", folder), "utf8").matchAll(/"\.\/(trades\/[^"]+)"/g);
const sources = [...imports].map((match) => ({
  name: match[1]!,
  lines: readFileSync(new URL(match[1]!, folder), "utf8").split("\n"),
}));

const perTrade = new Map<string, { concepts: number; forms: number }>();
for (const file of ALL_TRADES) {
  const key = `${file.trade} ${file.kind}`;
  const counts = perTrade.get(key) ?? { concepts: 0, forms: 0 };
  for (const concept of readTradeFile(file)) {
    counts.concepts += 1;
    counts.forms += concept.forms.length;
  }
  perTrade.set(key, counts);
}
const concepts = ALL_TRADES.flatMap(readTradeFile);
for (const [trade, { concepts: count, forms }] of perTrade)
  console.log(`${trade}: ${count} concepts, ${forms} forms`);
console.log(
  `all: ${concepts.length} concepts, ${concepts.reduce((sum, concept) => sum + concept.forms.length, 0)} forms`,
);

const findings = checkLexicon(concepts);
for (const { rule, label, form, message } of findings) {
  console.log(
    `${placeOf(label, form)}: ${rule}: ${label}${form === null || form === label ? "" : ` (${form})`}: ${message}`,
  );
}
process.exitCode = findings.length === 0 ? 0 : 1;

/** The line that holds the label, alone or among its sisters, and the form; where several do, the last. */
function placeOf(label: string, form: string | null): string {
  let place = "?";
  for (const { name, lines } of sources) {
    lines.forEach((line, index) => {
      const labels = line
        .trim()
        .split(/ [<+-] /)[0]!
        .split(" | ")
        .map((sister) =>
          sister
            .split(";")[0]!
            .replace(/\s+~\w+$/, "")
            .replace(/^"/, "")
            .trim(),
        );
      if (labels.includes(label) && (form === null || line.includes(form))) place = `${name}:${index + 1}`;
    });
  }
  return place;
}
