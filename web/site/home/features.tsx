import {
  IconBriefcase,
  IconCalculator,
  IconEqual,
  IconFileSearch,
  IconLanguage,
  IconQuote,
} from "@tabler/icons-react";
import { FEATURES } from "#content/site/home.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./features.module.css";

/** In the order of the texts. */
const ICONS = [IconQuote, IconCalculator, IconBriefcase, IconFileSearch, IconLanguage, IconEqual] as const;

export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features" className="visually-hidden">
        {FEATURES.title}
      </h2>
      {/* On a phone they go by in one row, also with the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be focused. */}
      <ul tabIndex={0}>
        {FEATURES.items.map((item, index) => (
          <li key={item.title}>
            <Icon of={ICONS[index % ICONS.length]!} />
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
