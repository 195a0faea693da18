import { afterAll, describe, expect, test } from "vitest";
import { checkBilling } from "#testing/check-billing.ts";
import { playBilling } from "#testing/play-billing.ts";
import { openStores } from "#testing/store-homes.ts";

const homes = await openStores();

/** The first few, and those that once found something wrong. All have one store: a seed may come once. */
const SEEDS = ["1", "2", "3", "4", "5", "15", "237", "5184", "3281", "32634", "80028"];
const TOGETHER = ["101", "102", "103", "104", "105"];

describe.each(homes)("a shop played by chance, with its home: $name", ({ store, close }) => {
  afterAll(close);

  test.each([
    ...SEEDS.map((seed) => ({ seed, together: false })),
    ...TOGETHER.map((seed) => ({ seed, together: true })),
  ])(
    "takes no money without a plan, gives no plan without money, charges nobody twice: $seed, several at once: $together",
    async ({ seed, together }) => {
      const play = await playBilling(store, seed, { length: 30, together });
      await play.heal();
      expect(await checkBilling(play)).toEqual({
        moneyWithoutPlan: 0,
        planWithoutMoney: 0,
        doubleCharges: 0,
        afterTheEnd: 0,
        untold: 0,
      });
    },
  );
});
