import { checkBilling, type Wrongs } from "#testing/check-billing.ts";
import { playBilling } from "#testing/play-billing.ts";
import { openStores } from "#testing/store-homes.ts";

/**
 * Random sequences of buying, paying, leaving and everything that fails meanwhile, against the emulator for payments:
 * `node bench/billing-sequences.ts <how many> [first seed] [PostgreSQL|embedded] [together]`. After each, the provider's books
 * and our plans are compared. A sequence with something wrong, or without an end, is printed with its seed, by which it
 * plays again.
 */
const [count = "100", first = "1", wanted = "PostgreSQL", together] = process.argv.slice(2);
const STEPS = 30;
/** Milliseconds; a sequence takes a fraction of a second. */
const ENDLESS = 120_000;

const stores = await openStores();
const { name: home, store } = stores.find(({ name }) => name === wanted) ?? stores[0]!;

const sums: Wrongs = {
  moneyWithoutPlan: 0,
  planWithoutMoney: 0,
  doubleCharges: 0,
  afterTheEnd: 0,
  untold: 0,
};
let payments = 0;
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const endless = setTimeout(() => {
    console.log(seed, "came to no end");
    process.exit(1);
  }, ENDLESS);
  const play = await playBilling(store, String(seed), { length: STEPS, together: together === "together" });
  await play.heal();
  const wrongs = await checkBilling(play);
  clearTimeout(endless);
  payments += [...play.shop.provider.emulator.ledger.charges.values()].filter(
    ({ status }) => status === "succeeded",
  ).length;
  for (const name of Object.keys(sums) as (keyof Wrongs)[]) sums[name] += wrongs[name];
  if (Object.values(wrongs).some((times) => times > 0)) console.log(seed, wrongs, play.story.join(", "));
  if (seed % 100 === 0) console.error(`${seed} (${new Date().toISOString()})`);
}
console.log(`${count} sequences of ${STEPS} steps from seed ${first}, ${home}, ${payments} charges:`, sums);
for (const { close } of stores) await close();
