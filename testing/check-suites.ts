import {
  AMBIGUITY_FILES,
  type AmbiguityLine,
  conceptsNamed,
  isReadAsMeant,
} from "./suites/check-ambiguity.ts";
import { areSameTerm, type PairLine } from "./suites/check-pairs.ts";
import { readLines } from "./suites/read-lines.ts";

/** Prints how the suites stand: the failing lines of the working part, and of the part set aside only the counts. */
const ambiguity = AMBIGUITY_FILES.map((file) => readLines<AmbiguityLine>(file));
const working = ambiguity.flatMap((suite) => suite.working);
const aside = ambiguity.flatMap((suite) => suite.setAside);
for (const line of working.filter((each) => !isReadAsMeant(each))) {
  const known = conceptsNamed(line.concept).length > 0;
  console.log(
    `${line.meant ? "not read" : "falsely read"}${known ? "" : " (unknown)"}: ${line.name} in: ${line.text}`,
  );
}
const match = readLines<PairLine>("./pairs/match.jsonl");
const differ = readLines<PairLine>("./pairs/differ.jsonl");
for (const pair of match.working.filter((each) => !areSameTerm(each)))
  console.log(`not matched: ${pair.one} = ${pair.other}`);
for (const pair of differ.working.filter(areSameTerm))
  console.log(`falsely matched: ${pair.one} = ${pair.other}`);

for (const [name, lines] of [
  ["working", working],
  ["set aside", aside],
] as const) {
  const right = lines.filter(isReadAsMeant).length;
  const falselyRead = lines.filter((line) => !line.meant && !isReadAsMeant(line)).length;
  console.log(`ambiguity, ${name}: ${right}/${lines.length} right, ${falselyRead} falsely read`);
}
for (const part of ["working", "setAside"] as const) {
  console.log(`match, ${part}: ${match[part].filter(areSameTerm).length}/${match[part].length}`);
  console.log(
    `differ, ${part}: ${differ[part].filter(areSameTerm).length} falsely matched of ${differ[part].length}`,
  );
}
