import { PRICING } from "#content/site/pricing.ts";
import buttons from "../../ui/button.module.css";
import styles from "./pricing.module.css";

/** Both plans as a visitor sees them; the page's script makes the buttons say whose plan is which. */
export function PlanCards() {
  const { free, premium, period } = PRICING;
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-labelledby="free">
        <h2 id="free">{free.name}</h2>
        <p className={styles.price}>
          <strong>{free.price}</strong>
          {period}
        </p>
        <p className={styles.note}>{free.note}</p>
        <Points points={free.points} />
        <div className={styles.choice}>
          <button type="button" className={buttons.quiet} data-choose-free>
            {free.button}
          </button>
          <button type="button" className={buttons.quiet} disabled data-current="free" hidden>
            {PRICING.current}
          </button>
        </div>
      </section>
      <section className={styles.card} aria-labelledby="premium" data-premium>
        <h2 id="premium">{premium.name}</h2>
        <p className={styles.price}>
          <strong>{premium.price}</strong>
          {period}
        </p>
        <p className={styles.note}>{premium.note}</p>
        <Points points={premium.points} />
        <div className={styles.choice}>
          <a className={buttons.button} href="/payment" data-choose-premium>
            {premium.button}
          </a>
          <button type="button" className={buttons.quiet} disabled data-current="premium" hidden>
            {PRICING.current}
          </button>
          <p role="status" data-until />
          <a href="/manage-subscription" data-manage hidden>
            {premium.manage}
          </a>
        </div>
      </section>
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
