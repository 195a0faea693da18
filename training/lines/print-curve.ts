import type { JudgedLine } from "./labelled-lines.ts";

type Judged = { line: JudgedLine; share: number };
type Sum = { all: number; sound: number };

const FROM = [0, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7];
const DRAWS = 2000;

/** What is said from each share on: how much of it is defective, how many sound lines stay, and the gain with its 95 % interval. */
export function printCurve(name: string, judged: readonly Judged[]): void {
  const every = sumOf(judged);
  console.log(`\n${name}: ${judged.length} judgements, ${percent(1 - every.sound / every.all)} % defective`);
  console.log("from   said   defective   sound lines kept   fewer defects (95 %)");
  for (const from of FROM) {
    const kept = sumOf(judged.filter(({ share }) => share >= from));
    if (kept.all === 0) break;
    const [low, high] = interval(judged, from);
    console.log(
      [
        from.toFixed(2),
        percent(kept.all / every.all),
        percent(1 - kept.sound / kept.all),
        percent(kept.sound / every.sound),
        `${percent(kept.sound / kept.all - every.sound / every.all)} (${percent(low)} to ${percent(high)})`,
      ].join("   "),
    );
  }
}

const percent = (share: number) => (100 * share).toFixed(1);

function sumOf(judged: readonly Judged[]): Sum {
  let [all, sound] = [0, 0];
  for (const { line } of judged) {
    all += line.weight;
    if (line.code === "ok") sound += line.weight;
  }
  return { all, sound };
}

/** Resumes drawn with replacement, the same ones each time. */
function interval(judged: readonly Judged[], from: number): [number, number] {
  const resumes = Map.groupBy(judged, ({ line }) => line.resume);
  const sums = [...resumes.values()].map((lines) => ({
    every: sumOf(lines),
    kept: sumOf(lines.filter(({ share }) => share >= from)),
  }));
  let seed = 7;
  const draw = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return sums[seed % sums.length]!;
  };
  const gains = Array.from({ length: DRAWS }, () => {
    const [every, kept] = [
      { all: 0, sound: 0 },
      { all: 0, sound: 0 },
    ];
    for (let count = 0; count < sums.length; count += 1) {
      const one = draw();
      every.all += one.every.all;
      every.sound += one.every.sound;
      kept.all += one.kept.all;
      kept.sound += one.kept.sound;
    }
    return kept.sound / Math.max(1, kept.all) - every.sound / Math.max(1, every.all);
  }).sort((one, other) => one - other);
  return [gains[Math.round(DRAWS * 0.025)]!, gains[Math.round(DRAWS * 0.975)]!];
}
