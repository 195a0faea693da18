import { WELCOME } from "#content/site/home.ts";
import styles from "./welcome.module.css";

export function Welcome() {
  return (
    <section className={styles.welcome} aria-labelledby="welcome">
      <h2 id="welcome">{WELCOME.title}</h2>
      <p>{WELCOME.text}</p>
      <ul>
        {WELCOME.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}
