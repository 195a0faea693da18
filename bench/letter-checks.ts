// The verifier on letters written by hand:  node bench/letter-checks.ts [--wrong]
// Wrong judgements are printed of the open part alone; the part that is set aside is only counted.
import { checkHandLetters } from "../testing/suites/check-hand-letters.ts";

const judged = checkHandLetters();
const share = (part: number, all: number) => `${part}/${all} (${((100 * part) / all).toFixed(1)} %)`;
for (const setAside of [false, true]) {
  const part = judged.filter((line) => line.setAside === setAside);
  const lies = part.filter((line) => !line.isTrue);
  const truths = part.filter((line) => line.isTrue);
  console.log(
    `letters by hand, ${setAside ? "set aside" : "open"}: caught ${share(lies.filter((line) => !line.vouched).length, lies.length)}, false alarms ${share(truths.filter((line) => !line.vouched).length, truths.length)}`,
  );
}
if (process.argv.includes("--wrong"))
  for (const line of judged.filter(({ isTrue, vouched, setAside }) => isTrue !== vouched && !setAside))
    console.log(`${line.isTrue ? "+" : "!"} ${line.letter}: ${line.text} ${JSON.stringify(line.reasons)}`);
