import { FEATURES } from "#content/site/home.ts";
import styles from "./features.module.css";

export function Features() {
  return (
    <section className={styles.band} aria-labelledby="features">
      <div className={styles.inside}>
        <h2 id="features">{FEATURES.title}</h2>
        <ul className={styles.list}>
          {FEATURES.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
