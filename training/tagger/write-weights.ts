import { writeFileSync } from "node:fs";
import type { AdditiveModel } from "#engine/models/additive.ts";
import type { LinearChain } from "#engine/models/linear-chain.ts";
import type { WordCounts } from "./count-words.ts";

const folder = new URL("../../engine/models/weights/", import.meta.url).pathname;
const HEAD = "// Written by npm run training -- tagger (docs/models.md); not edited by hand.\n";

/** A chain as one string, in the form that engine/models/read-weights.ts reads. Answers its length. */
export function writeChain(
  file: string,
  name: string,
  { labels, transitions, features }: LinearChain,
): number {
  const rows = [...features].map(([feature, weights]) => {
    const cells = [...weights].map((weight, label) =>
      weight === 0 ? "" : `${String.fromCharCode(65 + label)}${weight}`,
    );
    return `${feature}\t${cells.join("")}`;
  });
  return writeText(file, name, [labels.join(" "), [...transitions].join(" "), ...rows]);
}

const counts = new URL("word-counts.json", import.meta.url).pathname;

/** Of how many documents and owners each word of the weights is, by chain; of which is not said. */
export function writeWordCounts(words: Readonly<Record<string, WordCounts>>): void {
  const chains = Object.entries(words).map(([chain, own]) => {
    const lines = Object.entries(own).map(
      ([word, [documents, owners]]) => `    ${JSON.stringify(word)}: [${documents}, ${owners}]`,
    );
    return `  ${JSON.stringify(chain)}: {\n${lines.join(",\n")}\n  }`;
  });
  writeFileSync(counts, `{\n${chains.join(",\n")}\n}\n`);
}

export function writeAdditive(file: string, name: string, { bias, weights, steps }: AdditiveModel): number {
  return writeText(file, name, [
    String(bias),
    steps.map(([from, share]) => `${from}:${share}`).join(" "),
    ...[...weights].map(([sign, weight]) => `${sign}\t${weight}`),
  ]);
}

function writeText(file: string, name: string, lines: readonly string[]): number {
  const text = `${HEAD}export const ${name} =\n  ${JSON.stringify(lines.join("\n"))};\n`;
  writeFileSync(folder + file, text);
  return Buffer.byteLength(text);
}
