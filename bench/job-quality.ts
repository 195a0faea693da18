import { readJob } from "#engine/job/read-job.ts";
import { type MarkedAd, readAdSuite } from "../testing/suites/read-ad-suite.ts";
import { type AdScore, addScores, emptyScore, f1, share } from "./job-score.ts";
import { scoreAd } from "./score-ad.ts";

/**
 * How well ads are read: `node bench/job-quality.ts [name …]`. Prints figures for the development part and, apart, for
 * the part that is set aside; with names, also what was missed or wrong in those ads of the development part.
 */
const shown = process.argv.slice(2);
const ads = readAdSuite();

report(
  "development part",
  ads.filter((ad) => !ad.setAside),
);
report(
  "set-aside part",
  ads.filter((ad) => ad.setAside),
);

function report(heading: string, part: MarkedAd[]): void {
  console.log(`\n== ${heading}: ${part.length} ads`);
  const total = emptyScore();
  const trades = new Map<string, AdScore>();
  for (const ad of part) {
    const score = scoreAd(ad, readJob(ad.text));
    addScores(total, score);
    const trade = trades.get(ad.trade) ?? emptyScore();
    trades.set(ad.trade, trade);
    addScores(trade, score);
    if (!ad.setAside && shown.some((name) => name === "all" || ad.name.startsWith(name)))
      showMisses(ad, score);
  }
  console.log("                 hard: P    R    F1   distinct P/R      soft: P    R    F1");
  for (const [trade, score] of trades) console.log(trade.padEnd(16), termLine(score));
  console.log("all".padEnd(16), termLine(total));
  for (const name of [
    "must/nice",
    "years",
    "need of those",
    "degrees",
    "conditions",
    "boilerplate",
    "company",
    "title",
  ] as const) {
    const tally = total.parts.get(name);
    if (tally === undefined) continue;
    const precision = share(tally.right, tally.right + tally.wrong);
    const recall = share(tally.right, tally.right + tally.missed);
    console.log(
      `${name.padEnd(16)} P ${precision} R ${recall} (right ${tally.right}, wrong ${tally.wrong}, missed ${tally.missed})`,
    );
  }
  const words = total.parts.get("keywords")!;
  console.log(
    `keywords         P ${share(words.right, words.right + words.wrong)}; of the hard skills the lexicon misses they name ${share(words.found, words.found + words.missed)}`,
  );
  console.log(
    "certificates     R",
    share(total.certificates.right, total.certificates.right + total.certificates.missed),
  );
}

function termLine({ hard, soft, hardDistinct }: AdScore): string {
  const line = (tally: typeof hard) =>
    `${share(tally.right, tally.right + tally.wrong)} ${share(tally.found, tally.found + tally.missed)} ${f1(tally)}`;
  const distinct = `${share(hardDistinct.right, hardDistinct.right + hardDistinct.wrong)} ${share(hardDistinct.found, hardDistinct.found + hardDistinct.missed)}`;
  return `      ${line(hard)}   ${distinct}     ${line(soft)}   (${hard.right + hard.wrong}/${soft.right + soft.wrong} read)`;
}

function showMisses(ad: MarkedAd, score: AdScore): void {
  console.log(`\n-- ${ad.name}`);
  for (const line of score.notes) console.log(`   ${line}`);
}
