import { PRICING } from "#content/site/pricing.ts";
import buttons from "../../ui/button.module.css";
import marks from "../../ui/marks.module.css";
import { CheckMark } from "./check-mark.tsx";
import styles from "./pricing.module.css";

/** Both plans as a visitor sees them; the page's script makes the buttons say whose plan is which. */
export function PlanCards() {
  const { free, premium, period } = PRICING;
  return (
    <div className={styles.cards}>
      <section className={`${styles.card} ${marks.sheet}`} aria-labelledby="free">
        <h2 id="free">{free.name}</h2>
        <p className={styles.price}>
          <strong>{free.price}</strong>
          {period}
        </p>
        <p className={styles.note}>{free.note}</p>
        <Points points={free.points} />
        <div className={styles.choice}>
          <button type="button" className={buttons.quiet} data-start-free>
            {free.start}
          </button>
          <button type="button" className={buttons.quiet} data-choose-free hidden>
            {free.button}
          </button>
          <button type="button" className={buttons.quiet} disabled data-current="free" hidden>
            {PRICING.current}
          </button>
        </div>
      </section>
      <section className={`${styles.card} ${styles.desk}`} aria-labelledby="premium" data-premium>
        <h2 id="premium">{premium.name}</h2>
        <p className={styles.price}>
          <strong>{premium.price}</strong>
          {period}
        </p>
        <p className={styles.note}>{premium.note}</p>
        <Points points={premium.points} />
        <div className={styles.choice}>
          <a className={`${buttons.marker} ${buttons.big}`} href="/payment" data-choose-premium>
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
        <li key={point}>
          <CheckMark />
          {point}
        </li>
      ))}
    </ul>
  );
}
