import { IconArrowDown, IconCheck } from "@tabler/icons-react";
import { LETTER } from "#content/site/letter.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import styles from "./letter-form.module.css";

export function LetterHero({ onStart }: { onStart: () => void }) {
  const { title, lead, start, facts } = LETTER.hero;
  return (
    <div className={styles.hero}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <button type="button" className={`${buttons.button} ${buttons.big}`} onClick={onStart}>
        {start}
        <Icon of={IconArrowDown} />
      </button>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon of={IconCheck} size={18} />
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}
