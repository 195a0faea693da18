import { IconCheck } from "@tabler/icons-react";
import { WELCOME } from "#content/site/home.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./welcome.module.css";

export function Welcome() {
  return (
    <section className={styles.band} aria-labelledby="welcome">
      <div className={styles.welcome}>
        <h2 id="welcome">{WELCOME.title}</h2>
        <p>{WELCOME.text}</p>
        <ul>
          {WELCOME.features.map((feature) => (
            <li key={feature}>
              <Icon of={IconCheck} />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
