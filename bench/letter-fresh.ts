// The verifier on letters written freely, round by round:  node bench/letter-fresh.ts [--wrong] [round]
import { judgeFreshLetters } from "../testing/suites/judge-fresh-letters.ts";

const judged = await judgeFreshLetters();
const only = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 0);
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
    ({ isTrue, vouched, round }) => isTrue !== vouched && (only === 0 || only === round),
  ))
    console.log(
      `${line.isTrue ? "+" : "!"} ${line.letter}: ${line.text} ${line.reasons.map(({ code, detail }) => `${code}(${detail})`).join(" ")}`,
    );
