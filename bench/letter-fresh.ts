// The verifier on letters written freely, round by round:  node bench/letter-fresh.ts [--wrong] [round]
// Wrong judgements of letters that are set aside are never printed.
import { checkFreshLetters } from "../testing/suites/check-fresh-letters.ts";

const judged = await checkFreshLetters();
const only = process.argv.find((word) => /^\d+$/.test(word));
const share = (part: number, all: number) =>
  `${part}/${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`;
for (const round of new Set(judged.map((line) => line.round))) {
  const lines = judged.filter((line) => line.round === round);
  const lies = lines.filter((line) => !line.isTrue);
  const truths = lines.filter((line) => line.isTrue);
  console.log(
    `round ${round}: caught ${share(lies.filter((line) => !line.vouched).length, lies.length)}, false alarms ${share(truths.filter((line) => !line.vouched).length, truths.length)}`,
  );
}
if (process.argv.includes("--wrong"))
  for (const line of judged.filter(
    ({ isTrue, vouched, round, setAside }) =>
      !setAside && isTrue !== vouched && (only === undefined || only === round),
  ))
    console.log(
      `${line.isTrue ? "+" : "!"} ${line.letter}: ${line.text} ${line.reasons.map(({ code, detail }) => `${code}(${detail})`).join(" ")}`,
    );
