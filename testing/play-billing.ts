import { PREMIUM_PRICE } from "#contract/plans.ts";
import { Problem } from "#contract/problem.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { payOwed, saveNewCard, startCardChange } from "#server/features/billing/change-card.ts";
import { confirmPayment } from "#server/features/billing/confirm-payment.ts";
import { endCustomers } from "#server/features/billing/end-customers.ts";
import { findCustomer } from "#server/features/billing/find-subscriptions.ts";
import { reconcile } from "#server/features/billing/reconcile.ts";
import { scheduleAccountTeardown } from "#server/features/billing/schedule-account-teardown.ts";
import { startPayment } from "#server/features/billing/start-payment.ts";
import { resumeSubscription, switchToFree } from "#server/features/billing/switch-to-free.ts";
import type { CallFault } from "#testing/payments-emulator/fail-calls.ts";
import {
  A_MONTH,
  aBillingServer,
  anEmulator,
  type BillingServer,
  subscriptionsOf,
} from "./a-billing-server.ts";
import { makeChance } from "./make-chance.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CARDS = [
  "4242424242424242",
  "5555555555554444",
  "4000000000000002",
  "4000000000009995",
  "4000000000000069",
  "4000000000000127",
  "4000000000000341",
  "4000002500003155",
  "4000002760003184",
];
const FAULTS: CallFault["kind"][] = ["error", "error-after", "cut", "cut-after", "silence-after"];

export type Departed = { customerId: string; at: number; granted: boolean };

/** What one play has made: the provider, the store, who is there and who has left. */
export type Play = {
  shop: Awaited<ReturnType<typeof anEmulator>>;
  store: Store;
  people: string[];
  departed: Departed[];
  /** Provider's ids that somebody ended at once on purpose: their person, or support. */
  endedOnPurpose: Set<string>;
  story: string[];
  /** Ends all trouble and gives maintenance the time it needs. */
  heal: () => Promise<void>;
};

/**
 * Plays a shop by chance: people buy, pay, come back, change cards, leave and delete their accounts, while calls fail,
 * webhooks are lost or come twenty times, processes die, and the database goes away for a moment.
 *
 * @param store shared by many plays, each with people and a provider of its own.
 * @param options `length` in steps; `together`: often a user does two to four things at the same moment, as in several
 * tabs. Which of them comes first depends on the machine too, so such a play need not repeat itself.
 */
export async function playBilling(
  store: Store,
  seed: string,
  { length, together = false }: { length: number; together?: boolean },
): Promise<Play> {
  const chance = makeChance(seed);
  let failsFor = 0;
  const flaky: Store = {
    ...store,
    transaction: (work) => {
      if (failsFor === 0) return store.transaction(work);
      failsFor -= 1;
      return Promise.reject(new Error("the database is away"));
    },
  };
  const shop = await anEmulator(flaky, seed);
  const { provider } = shop;
  const { emulator } = provider;
  const tills: BillingServer[] = [
    await aBillingServer(provider, flaky),
    await aBillingServer(provider, flaky),
  ];
  const play: Play = {
    shop,
    store,
    people: [await shop.aPerson()],
    departed: [],
    endedOnPurpose: new Set(),
    story: [],
    heal: async () => {
      failsFor = 0;
      emulator.setDown(false);
      emulator.calls.clear();
      Object.assign(emulator.webhooks.faults, { drop: 0, copies: 1, shuffle: false, parallel: false });
      const till = await aBillingServer(provider, store);
      // Every other time maintenance alone has to find out: what was sent so far is lost.
      if (chance.next() < 0.5) emulator.ledger.deliveries = [];
      for (const wait of [6 * HOUR, ...Array(5).fill(3 * MINUTE)]) {
        provider.pass(wait);
        await emulator.webhooks.deliverDue();
        await reconcile(till.services);
      }
    },
  };
  const secrets = new Map<string, string[]>();

  const act = async (action: keyof typeof actions, person: string) => {
    play.story.push(`${action} ${play.people.indexOf(person)}`);
    try {
      await actions[action](person, chance.pick(tills).services);
    } catch (error) {
      // What a page would say in a sentence, or answer with 500: the user goes on from there.
      if (!(error instanceof Problem) && (error as Error).message !== "the database is away") throw error;
    }
  };

  const noteEnded = async (person: string) => {
    for (const { subscriptionId } of await subscriptionsOf(store, person))
      play.endedOnPurpose.add(subscriptionId);
  };

  const actions = {
    start: async (person, services) => {
      const secret = await startPayment(services, person, PREMIUM_PRICE);
      secrets.set(person, [...(secrets.get(person) ?? []), secret]);
    },
    pay: async (person) => {
      const known = secrets.get(person) ?? [];
      if (known.length > 0)
        provider.browser.confirm(chance.pick(known), chance.pick(CARDS), chance.next() < 0.7);
    },
    payWell: async (person) => {
      const known = secrets.get(person) ?? [];
      if (known.length > 0) provider.browser.confirm(chance.pick(known), CARDS[0]!);
    },
    buy: async (person, services) => {
      const secret = await startPayment(services, person, PREMIUM_PRICE);
      secrets.set(person, [...(secrets.get(person) ?? []), secret]);
      provider.browser.confirm(secret, CARDS[0]!);
    },
    /** A second subscription that nobody of ours started, as by a hand at the provider. */
    startByHand: async (person) => {
      const customerId = await findCustomer(store, person);
      if (customerId === null) return;
      const key = `by hand ${play.story.length}`;
      const made = await provider.payments.startSubscription({ customerId, userId: person, key });
      if (made.ok) secrets.set(person, [...(secrets.get(person) ?? []), made.value.confirmation]);
    },
    comeBack: async (person, services) => void (await confirmPayment(services, person)),
    comeBackTwice: async (person) => {
      await Promise.allSettled(tills.map(({ services }) => confirmPayment(services, person)));
    },
    bringWebhooks: async () => void (await emulator.webhooks.deliverDue()),
    reconcile: async (_, services) => reconcile(services),
    waitMinutes: async () => provider.pass(chance.upTo(90) * MINUTE),
    waitDays: async () => provider.pass(chance.upTo(10) * DAY),
    waitAMonth: async () => provider.pass(A_MONTH),
    leaveLater: async (person, services) => void (await switchToFree(services, person, "period-end")),
    leaveNow: async (person, services) => {
      await noteEnded(person);
      await switchToFree(services, person, "now");
    },
    resume: (person, services) => resumeSubscription(services, person),
    changeCard: async (person, services) => {
      const { setupId, confirmation } = await startCardChange(services, person);
      provider.browser.confirm(confirmation, chance.pick(CARDS));
      await saveNewCard(services, person, setupId);
    },
    payOwed: async (person, services) => void (await payOwed(services, person)),
    refund: async (person) => {
      const [one] = await subscriptionsOf(store, person);
      if (one === undefined) return;
      const refunded = await provider.payments.refundLastPayment(one.subscriptionId);
      if (refunded.ok) play.endedOnPurpose.add(one.subscriptionId);
    },
    supportEnds: async (person) => {
      const [one] = await subscriptionsOf(store, person);
      if (one === undefined) return;
      play.endedOnPurpose.add(one.subscriptionId);
      await provider.payments.endNow(one.subscriptionId);
    },
    renewalFails: async (person) => {
      const customerId = await findCustomer(store, person);
      const cards = [...emulator.ledger.cards.values()].filter(({ customer }) => customer === customerId);
      for (const card of cards) card.kind = "4000000000000341";
      provider.pass(A_MONTH + chance.upTo(6) * DAY);
    },
    loseCards: async (person) => {
      const customerId = await findCustomer(store, person);
      for (const card of emulator.ledger.cards.values())
        if (customerId !== null && card.customer === customerId)
          emulator.answer({
            method: "POST",
            url: `/v1/payment_methods/${card.id}/detach`,
            headers: { authorization: `Bearer ${emulator.keys.secret}` },
            body: "",
          });
    },
    deleteAccount: async (person, services) => {
      const at = provider.runtime.now().getTime();
      const departed = await flaky.transaction(async () => {
        const gone = await store
          .db()
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, person))
          .for("update");
        if (gone.length === 0) return null;
        const customerId = await findCustomer(store, person);
        const granted = (await subscriptionsOf(store, person)).some(({ grantedAt }) => grantedAt !== null);
        await scheduleAccountTeardown(services, person);
        await store.db().delete(users).where(eq(users.id, person));
        return { customerId, granted };
      });
      if (departed === null) return;
      const { customerId, granted } = departed;
      play.people = play.people.filter((one) => one !== person);
      if (customerId !== null) play.departed.push({ customerId, at, granted });
      play.people.push(await shop.aPerson());
      await endCustomers(services);
    },
    somebodyNew: async () => {
      if (play.people.length < 3) play.people.push(await shop.aPerson());
    },
    killProcess: async () => {
      tills[chance.upTo(1)] = await aBillingServer(provider, flaky);
    },
    callsFail: async () => emulator.calls.add({ kind: chance.pick(FAULTS), times: 1 + chance.upTo(3) }),
    callsWork: async () => emulator.calls.clear(),
    databaseAway: async () => {
      failsFor = 1 + chance.upTo(2);
    },
    webhooksLost: async () => void Object.assign(emulator.webhooks.faults, { drop: 1 }),
    webhooksWild: async () =>
      void Object.assign(emulator.webhooks.faults, { drop: 0.2, copies: 20, shuffle: true, parallel: true }),
    webhooksFine: async () =>
      void Object.assign(emulator.webhooks.faults, { drop: 0, copies: 1, shuffle: false, parallel: false }),
    providerDown: async () => emulator.setDown(true),
    providerUp: async () => emulator.setDown(false),
  } satisfies Record<string, (person: string, services: BillingServer["services"]) => Promise<void>>;

  // As at every start: from here on the provider's list of events is read without a gap.
  await reconcile(tills[0]!.services);
  const names = weigh(actions);
  for (let step = 0; step < length; step += 1) {
    const first = chance.pick(names);
    const person = chance.pick(play.people);
    const others = together && chance.next() < 0.4 ? 1 + chance.upTo(2) : 0;
    const all = [first, ...Array.from({ length: others }, () => chance.pick(names))];
    await Promise.all(all.map((name) => act(name, person)));
  }
  return play;
}

/** Buying comes more often than anything else, or there would be nothing to go wrong. */
function weigh<Name extends string>(actions: Record<Name, unknown>): Name[] {
  const often: Record<string, number> = {
    buy: 8,
    start: 4,
    payWell: 6,
    startByHand: 2,
    renewalFails: 2,
    pay: 3,
    comeBack: 4,
    bringWebhooks: 3,
    reconcile: 3,
    callsWork: 3,
    providerUp: 6,
  };
  return (Object.keys(actions) as Name[]).flatMap((name) => Array<Name>(often[name] ?? 1).fill(name));
}
