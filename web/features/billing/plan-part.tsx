import { SUBSCRIPTION } from "#content/site/billing.ts";
import type { HeldSubscription } from "#contract/billing.ts";
import styles from "./billing.module.css";
import { formatDay, formatMoney } from "./format-money.ts";

const TEXTS = SUBSCRIPTION.plan;

export function PlanPart({ held }: { held: HeldSubscription }) {
  const { since, amount, currency, renewsOn, endsOn, planUntil, paidUntil } = held;
  const facts: [string, string][] = [
    [TEXTS.name, planUntil === null ? TEXTS.lapsed : TEXTS.premium],
    [TEXTS.price, `${formatMoney(amount, currency)} ${TEXTS.month}`],
    [TEXTS.since, formatDay(since)],
  ];
  if (renewsOn !== null) facts.push([TEXTS.renews, formatDay(renewsOn)]);
  if (endsOn !== null) facts.push([TEXTS.ends, formatDay(endsOn)]);
  if (renewsOn === null && endsOn === null && paidUntil !== null)
    facts.push([TEXTS.paidUntil, formatDay(paidUntil)]);
  return (
    <section className={styles.part} aria-labelledby="plan">
      <h2 id="plan">{TEXTS.title}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
