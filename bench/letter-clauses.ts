// Clauses made of the bullets that we marked:  node bench/letter-clauses.ts [--wrong]
// Wrong ones are printed of the open part alone; the part that is set aside is only counted.
import { checkClauses } from "../testing/suites/check-clauses.ts";

const judged = checkClauses();
for (const setAside of [false, true]) {
  const part = judged.filter((one) => one.setAside === setAside);
  const right = part.filter((one) => one.right).length;
  const said = part.filter((one) => one.said !== "-");
  const saidRight = said.filter((one) => one.right).length;
  console.log(
    `clauses, ${setAside ? "set aside" : "open"}: ${right}/${part.length} as marked (${((100 * right) / part.length).toFixed(1)} %); of ${said.length} that are said ${saidRight} (${((100 * saidRight) / said.length).toFixed(1)} %)`,
  );
}
console.log(`${new Set(judged.map((one) => one.trade)).size} trades, ${judged.length} bullets`);
if (process.argv.includes("--wrong"))
  for (const one of judged.filter((line) => !line.right && !line.setAside))
    console.log(`${one.bullet}\n   said  ${one.said}\n   want  ${one.expected.join(" || ")}`);
